import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { opened } from '../../products/entitlements/entitlements.store.ts';

export type PortfolioKind = 'portfolio' | 'stock_portfolio';

export const isThere = (db: Db, kind: PortfolioKind, id: number): Promise<boolean> =>
  hasRow(db.selectFrom(kind).select('id').where('id', '=', id));

/** Whether it is active and accessible to the client. */
export const isOpenTo = (db: Db, kind: PortfolioKind, id: number, clientId: number, now: Date): Promise<boolean> =>
  hasRow(
    db
      .selectFrom(kind)
      .select('id')
      .where('id', '=', id)
      .where('active', '=', true)
      .where('product_id', 'in', opened(clientId, now)),
  );
