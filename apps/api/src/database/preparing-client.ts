import pg from 'pg';
import { isCompiledOnce, frequentStatementNameOf } from './prepared-statements.ts';

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

/** So many texts a connection prepares at most: it keeps a plan of each. */
const MAX_PREPARED = 400;
const WRITES = /^\s*(with \S+ as \(\s*)?(insert|update|delete)\b/i;

/**
 * Prepares by name what a transaction runs, and what writes: such statements find their rows by keys, so their plans are the same
 * whatever the values. Lists, which are asked outside of transactions, are planned for what they are asked.
 */
export class PreparingClient extends pg.Client {
  #isInTransaction = false;
  readonly #prepared = new Set<string>();

  // pg declares many forms of it; all of them are passed on.
  override query = ((text: unknown, values?: unknown, callback?: unknown) => {
    const query = pg.Client.prototype.query as unknown as Query;
    if (typeof text !== 'string') return query.call(this, text, values, callback);
    if (/^begin/i.test(text)) this.#isInTransaction = true;
    else if (/^(commit|rollback$)/i.test(text)) this.#isInTransaction = false;
    const hasValues = Array.isArray(values) && values.length > 0;
    const isPrepared = hasValues && (this.#isInTransaction || WRITES.test(text) || isCompiledOnce(text));
    const name = isPrepared ? this.#nameFor(text) : undefined;
    return name === undefined
      ? query.call(this, text, values, callback)
      : query.call(this, { name, text, values }, callback);
  }) as unknown as pg.Client['query'];

  #nameFor(text: string): string | undefined {
    const name = frequentStatementNameOf(text);
    if (name === undefined || this.#prepared.has(name)) return name;
    if (this.#prepared.size >= MAX_PREPARED) return undefined;
    this.#prepared.add(name);
    return name;
  }
}
