import { indexCodes } from '@mirante/domain/investments/quote-load.ts';
import { groupBy } from '@mirante/domain/group-by.ts';
import type { Db } from '../../database/db.ts';
import type { Knows } from '../../gateways/quotes/port.ts';
import type { Target } from './write-quotes.store.ts';

/** The wanted quotes by the sources' names. */
export interface Book {
  knows: Knows;
  /** The id of a name on that day. */
  keyOf: (name: string, day: string) => number | string | undefined;
}

export const readBook = (db: Db, target: Target): Promise<Book> | Book =>
  target === 'closes' ? codesOf(db) : target === 'quotas' ? fundsOf(db) : indexes;

/** Papers by code, and by their former code until the day it changed. */
async function codesOf(db: Db): Promise<Book> {
  const papers = await db.selectFrom('stock_code').select(['id', 'code']).execute();
  const changes = await db
    .selectFrom('corporate_action')
    .select(['stock_code_id', 'day', 'old_code'])
    .where('old_code', 'is not', null)
    .orderBy('day')
    .execute();
  const ids = new Map(papers.map(({ id, code }) => [code, id]));
  // Several papers may have had a code, one after another.
  const olds = groupBy(changes, (change) => change.old_code!);
  return {
    knows: (name) => ids.has(name) || olds.has(name),
    keyOf: (name, day) => olds.get(name)?.find((old) => day < old.day)?.stock_code_id ?? ids.get(name),
  };
}

/** Funds by CNPJ; for typed quotes also by name. */
async function fundsOf(db: Db): Promise<Book> {
  const funds = await db.selectFrom('fund').select(['id', 'cnpj', 'name']).execute();
  const ids = new Map(
    funds.flatMap(({ id, cnpj, name }) => [
      [name.toUpperCase(), id] as const,
      ...(cnpj === null ? [] : [[cnpj, id] as const]),
    ]),
  );
  return { knows: (name) => ids.has(name), keyOf: (name) => ids.get(name) };
}

const isIndex = (name: string): boolean => (indexCodes as readonly string[]).includes(name);
const indexes: Book = { knows: isIndex, keyOf: (name) => (isIndex(name) ? name : undefined) };
