import { cpf, phone } from '@mirante/domain/format.ts';
import { FOUND_PER_KIND, type Found } from '@mirante/domain/house/search.ts';
import { digitsOf } from '@mirante/validation/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { searchKey } from '../../people/client-search/client-search.rules.ts';
import { hitsOf, isHit, type SearchHits } from '../../people/client-search/client-search.store.ts';
import { asId } from './search.store.ts';

interface Row {
  id: number;
  name: string;
  email: string;
  cpf: string | null;
  phone: string | null;
  cell_phone: string | null;
}

/**
 * The client of that id, then those whose name begins with the text, then the newest of the list's hits, then of those
 * with it in a phone.
 */
export async function clients(db: Db, text: string): Promise<Found[]> {
  const id = asId(text);
  const [numbered, named] = await Promise.all([
    id === undefined ? [] : present(db).where('id', '=', id).execute(),
    begunWith(db, text),
  ]);
  const others = named.length < FOUND_PER_KIND ? await amongHits(db, text) : [];
  const called = others.length < FOUND_PER_KIND ? await byPhone(db, text) : [];
  const found = new Map([...numbered, ...named, ...others, ...called].map((row) => [row.id, row]));
  return [...found.values()].slice(0, FOUND_PER_KIND).map((row) => ({
    id: row.id,
    title: row.name,
    detail: [row.email, row.cpf && cpf(row.cpf), phoneIn(row, text), `#${row.id}`].filter(Boolean).join(' · '),
  }));
}

const present = (db: Db) =>
  db.selectFrom('client').select(['id', 'name', 'email', 'cpf', 'phone', 'cell_phone']).where('removed_at', 'is', null);

/** Uses the sorted name index. */
async function begunWith(db: Db, text: string): Promise<Row[]> {
  if (!/\p{L}/u.test(text) || text.includes('@')) return [];
  const key = sql`search_key(${text})`;
  return present(db)
    .where(sql`name_key`, '>=', key)
    .where(sql`name_key`, '<', sql`${key} || chr(1114111)`)
    .orderBy('name_key')
    .orderBy('id')
    .limit(FOUND_PER_KIND)
    .execute();
}

async function amongHits(db: Db, text: string): Promise<Row[]> {
  return searchKey(text).trim() === '' ? [] : newest(db, await hitsOf(db, { text }));
}

/** Fewer digits match too much. */
const DIGITS_FROM = 4;

/** Without area code, or by the last digits: the list's search matches a phone from its beginning. */
async function byPhone(db: Db, text: string): Promise<Row[]> {
  return isPhone(text) ? newest(db, await hitsOf(db, { phone: text })) : [];
}

const isPhone = (text: string) => /^[\d\s().+-]+$/.test(text) && digitsOf(text).length >= DIGITS_FROM;

/** The matched phone, formatted. */
function phoneIn({ phone: own, cell_phone }: Row, text: string): string | undefined {
  const digits = isPhone(text) ? digitsOf(text).replace(/^0+/, '') : '';
  const found = digits && [own, cell_phone].find((number) => number?.includes(digits));
  return found ? phone(found) : undefined;
}

function newest(db: Db, hits: SearchHits): Promise<Row[]> {
  return present(db)
    .where(isHit(hits))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(FOUND_PER_KIND)
    .execute();
}
