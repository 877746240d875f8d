import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { opened } from '../../products/entitlements/entitlements.store.ts';

export const isStock = (db: Db, id: number): Promise<boolean> =>
  hasRow(db.selectFrom('stock').select('id').where('id', '=', id));

/** Whether the client has access to it. */
export const isStockOpenTo = (db: Db, id: number, clientId: number, now: Date): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('stock_product')
      .select('stock_id')
      .where('stock_id', '=', id)
      .where('product_id', 'in', opened(clientId, now)),
  );
