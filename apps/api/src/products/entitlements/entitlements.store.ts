import type { ProductLink } from '@mirante/domain/products/entitlements.ts';
import type { Db } from '../../database/db.ts';

/** What each product contains, as the catalogue links them. */
export const productLinks = (db: Db): Promise<ProductLink[]> =>
  db
    .selectFrom('product_link')
    .innerJoin('product as parent', 'parent.id', 'parent_id')
    .innerJoin('product as child', 'child.id', 'child_id')
    .select(['parent.code as parent', 'child.code as child'])
    .execute();
