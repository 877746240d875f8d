import pg from 'pg';
import { isCompiledOnce, frequentStatementNameOf } from './prepared-statements.ts';

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

/** The maximum per connection, as each keeps a plan. */
const MAX_PREPARED = 400;
const WRITES = /^\s*(with \S+ as \(\s*)?(insert|update|delete)\b/i;

/**
 * Prepares the statements of transactions and writes: they find rows by key, so their plan does not depend on the
 * values. List queries outside of transactions are planned for their values. A connection that does not answer in time
 * is closed: whoever got it next from the pool would wait behind the unanswered query.
 */
export class PreparingClient extends pg.Client {
  #isInTransaction = false;
  readonly #prepared = new Set<string>();

  // pg declares many overloads; all are passed on.
  override query = ((text: unknown, values?: unknown, callback?: unknown) => {
    const answer = this.#send(text, values, callback);
    if (answer instanceof Promise) answer.catch((error: unknown) => isReadTimeout(error) && void this.end());
    return answer;
  }) as unknown as pg.Client['query'];

  #send(text: unknown, values?: unknown, callback?: unknown): unknown {
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
  }

  #nameFor(text: string): string | undefined {
    const name = frequentStatementNameOf(text);
    if (name === undefined || this.#prepared.has(name)) return name;
    if (this.#prepared.size >= MAX_PREPARED) return undefined;
    this.#prepared.add(name);
    return name;
  }
}

/** Of `query_timeout`: the error has no code. */
const isReadTimeout = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';
