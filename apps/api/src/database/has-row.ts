/**
 * Whether a query finds a row, or a write that returns its rows changed one. The type refuses a write without
 * `returning`, whose result is there also when it changed none.
 */
export const hasRow = async (query: {
  executeTakeFirst: () => Promise<Record<string, unknown> | undefined>;
}): Promise<boolean> => (await query.executeTakeFirst()) !== undefined;
