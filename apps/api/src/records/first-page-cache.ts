import { runPrepared } from '../database/prepared-statements.ts';
import type { Services } from '../services.ts';
import { setFilters, type Question, type Reader, type Shown, type Statement } from './page-reader.ts';

/** Pages of different lengths and orders that are kept of a list at most; then keeping begins anew. */
const MAX_KEPT = 50;

/** What a list without filters is asked first, as it was compiled before: nothing in it depends on when or by whom it is asked. */
export const cachedFirstPage = (reader: Reader, question: Question): Statement | undefined =>
  isFirst(question) ? reader.firstPages?.get(keyOf(question)) : undefined;

export function cacheFirstPage(reader: Reader, question: Question, statement: Statement): Statement {
  if (!isFirst(question)) return statement;
  const pages = (reader.firstPages ??= new Map<string, Statement>());
  if (pages.size >= MAX_KEPT) pages.clear();
  const compiled = statement.query.compile();
  const compiledStatement = { ...statement, query: { compile: () => compiled } };
  pages.set(keyOf(question), compiledStatement);
  return compiledStatement;
}

const isFirst = ({ ask, filters }: Question): boolean => ask.page === 1 && setFilters(filters).length === 0;
const keyOf = ({ ask: { perPage, sort, order } }: Question): string => `${perPage} ${order} ${sort}`;

export const runPage = async (
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  { query, isPrepared }: Statement,
): Promise<Shown[]> => (isPrepared ? runPrepared(pool, query) : (await db.executeQuery(query.compile())).rows);
