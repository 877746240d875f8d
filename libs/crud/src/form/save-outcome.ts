/** A save's error, if any, or else the next page. */
interface Outcome {
  error?: unknown;
  to?: string;
}
/** Saves with the `version` that was read. It may throw, or return its error; a created record may have a page. */
export type Save<Values> = (values: Values, version?: string) => Promise<Outcome | void>;

export async function outcomeOf(act: () => Promise<Outcome | void>): Promise<Outcome> {
  try {
    return (await act()) ?? {};
  } catch (error) {
    return { error: error ?? {} };
  }
}
/** A call, by a hook or unwrapped. */
export type Act = () => Promise<unknown>;
export const failureOf = async (act: Act): Promise<unknown> =>
  (await outcomeOf(act as () => Promise<Outcome | void>)).error;
