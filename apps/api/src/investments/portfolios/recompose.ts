import type { Db } from '../../database/db.ts';
import { writeComposition } from './composition.store.ts';
import * as store from './portfolios.store.ts';

/** Writes down anew what the portfolios are made of that have items of these categories: funds have come into them, or left. */
export async function recompose(trx: Db, categories: readonly number[], now: Date): Promise<void> {
  const portfolios = await trx
    .selectFrom('portfolio_item as item')
    .innerJoin('portfolio_item_category as link', 'link.item_id', 'item.id')
    .select('item.portfolio_id as id')
    .distinct()
    .where('link.category_id', 'in', categories)
    .orderBy('item.portfolio_id')
    .execute();
  for (const { id } of portfolios) {
    await store.lock(trx, id);
    await writeComposition(trx, id, now);
  }
}
