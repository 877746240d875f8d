import type { Db } from '../../database/db.ts';
import { opened } from '../../products/entitlements/entitlements.store.ts';

export type PortfolioKind = 'portfolio' | 'stock_portfolio';

export const isThere = async (db: Db, kind: PortfolioKind, id: number): Promise<boolean> =>
  (await db.selectFrom(kind).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Whether it is active and accessible to the client. */
export const isOpenTo = async (
  db: Db,
  kind: PortfolioKind,
  id: number,
  clientId: number,
  now: Date,
): Promise<boolean> =>
  (await db
    .selectFrom(kind)
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .where('product_id', 'in', opened(clientId, now))
    .executeTakeFirst()) !== undefined;
