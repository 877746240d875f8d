import { cpf } from '@mirante/domain/format.ts';
import { FOUND_PER_KIND, type Found } from '@mirante/domain/house/search.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { searchKey } from '../../people/client-search/client-search.rules.ts';
import { hitsOf, isHit } from '../../people/client-search/client-search.store.ts';
import { asId } from './search.store.ts';

interface Row {
  id: number;
  name: string;
  email: string;
  cpf: string | null;
}

/** The one of that number, then those whose name begins so, then the newest of whom the list would find. */
export async function clients(db: Db, text: string): Promise<Found[]> {
  const id = asId(text);
  const [numbered, named] = await Promise.all([
    id === undefined ? [] : present(db).where('id', '=', id).execute(),
    begunWith(db, text),
  ]);
  const others = named.length < FOUND_PER_KIND ? await amongHits(db, text) : [];
  const found = new Map([...numbered, ...named, ...others].map((row) => [row.id, row]));
  return [...found.values()].slice(0, FOUND_PER_KIND).map((row) => ({
    id: row.id,
    title: row.name,
    detail: [row.email, row.cpf && cpf(row.cpf), `#${row.id}`].filter(Boolean).join(' · '),
  }));
}

const present = (db: Db) =>
  db.selectFrom('client').select(['id', 'name', 'email', 'cpf']).where('removed_at', 'is', null);

/** An index of the names in their order has these side by side. */
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
  if (searchKey(text).trim() === '') return [];
  return present(db)
    .where(isHit(await hitsOf(db, { text })))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(FOUND_PER_KIND)
    .execute();
}
