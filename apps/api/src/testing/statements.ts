import pg from 'pg';
import { vi } from 'vitest';

/** Statements of any connection, except the outbox's poll and the lock that a process takes once. */
export async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await call();
  const { calls } = query.mock;
  query.mockRestore();
  const texts = calls.map(([asked]) => {
    const statement = asked as unknown as string | { text: string };
    return typeof statement === 'string' ? statement : statement.text;
  });
  return texts.filter((text) => !/ from outbox |pg_advisory_lock/.test(text));
}
