import type { Db } from '../../database/db.ts';

/** Undefined for a malformed code. */
export async function findByCode(db: Db, code: string) {
  if (!/^[\w-]{1,100}$/.test(code)) return undefined;
  return db
    .selectFrom('product')
    .select(['id', 'code', 'name', 'description', 'price', 'installments', 'image', 'active'])
    .where('code', '=', code)
    .executeTakeFirst();
}
