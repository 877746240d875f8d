import type { Db } from '../database/db.ts';
import { clockNow } from './clock.ts';
import type { Row } from './sales-factory.ts';
import { nextNumber } from './sequence.ts';

/** A portfolio of funds without items. */
export const createPortfolio = (
  db: Db,
  productId: number,
  row: Row<'portfolio'> = {},
): Promise<{ id: number; name: string }> =>
  db
    .insertInto('portfolio')
    .values({
      name: `Carteira ${process.pid}-${nextNumber()}`,
      description: '<p>Uma carteira de teste.</p>',
      created_at: clockNow(db),
      updated_at: clockNow(db),
      ...row,
      product_id: productId,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
