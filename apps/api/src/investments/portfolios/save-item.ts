import type { Input } from '@mirante/contract/http.ts';
import type { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { NAME_REPEATED, nameKey } from '@mirante/domain/investments/item-names.ts';
import type { PortfolioItem } from '@mirante/domain/investments/portfolio.ts';
import { MAX_ITEMS } from '@mirante/domain/investments/share-sum.ts';
import type { Db } from '../../database/db.ts';
import type { IdempotentCall } from '../../http/idempotency.store.ts';
import { invalidField, or404, Refusal } from '../../http/refusal.ts';
import { runIdempotently } from '../../http/run-idempotently.ts';
import { omitUndefined } from '../../records/omit-undefined.ts';
import { refuseStale } from '../../records/version.ts';
import type { Services } from '../../services.ts';
import { refuseUnknown } from './check-items.ts';
import { lockCompositions, writeComposition } from './composition.store.ts';
import { insertItem, itemsOf, nextPosition, removeItem, saveItem, valuesOf, type ItemValues } from './items.store.ts';
import * as store from './portfolios.store.ts';

interface Ground extends Pick<Services, 'db' | 'now'> {
  /** A call whose repetitions get the first answer. */
  repeatable?: IdempotentCall | undefined;
}

/** Locks the portfolio, so that the day's composition has all items. */
const writing = <R>(
  { db, now, repeatable }: Ground,
  portfolioId: number,
  write: (trx: Db, items: PortfolioItem[], at: Date) => Promise<R>,
): Promise<R> =>
  db.transaction().execute((trx) =>
    runIdempotently(trx, { call: repeatable, now: now() }, async () => {
      await lockCompositions(trx);
      or404(await store.lock(trx, portfolioId), 'Carteira');
      const at = now();
      const result = await write(trx, await itemsOf(trx, portfolioId), at);
      await store.save(trx, portfolioId, { updated_at: at });
      await writeComposition(trx, portfolioId, at);
      return result;
    }),
  );

/** Appends it. Shares may not sum to 100 yet: the pages warn until they do. */
export const createItem = (
  services: Ground,
  portfolioId: number,
  input: Input<typeof portfolios.createPortfolioItem>,
): Promise<PortfolioItem> =>
  writing(services, portfolioId, async (trx, items, at) => {
    if (items.length >= MAX_ITEMS) throw new Refusal('conflict', 'A carteira já tem o máximo de itens.');
    const values: ItemValues = {
      name: input.name,
      description: input.description ?? null,
      share: input.share,
      funds: input.funds ?? [],
      funds_categories: input.funds_categories ?? [],
    };
    await refuse(trx, values, items);
    const position = await nextPosition(trx, portfolioId);
    const id = await insertItem(trx, portfolioId, values, { position, at });
    return (await itemsOf(trx, portfolioId)).find((item) => item.id === id)!;
  });

interface EditedItem {
  portfolioId: number;
  itemId: number;
  /** The version that the editor has. */
  seen: string | undefined;
}
export const editItem = (
  services: Ground,
  { portfolioId, itemId, seen }: EditedItem,
  input: Input<typeof portfolios.editPortfolioItem>,
): Promise<PortfolioItem> =>
  writing(services, portfolioId, async (trx, items, at) => {
    const current = or404(
      items.find(({ id }) => id === itemId),
      'Item',
    );
    refuseStale(seen, current);
    const values = { ...valuesOf(current), ...omitUndefined(input) };
    await refuse(
      trx,
      values,
      items.filter(({ id }) => id !== itemId),
    );
    await saveItem(trx, itemId, values, { at });
    return (await itemsOf(trx, portfolioId)).find(({ id }) => id === itemId)!;
  });

export const removeOne = (services: Ground, portfolioId: number, itemId: number): Promise<void> =>
  writing(services, portfolioId, async (trx, items) => {
    or404(
      items.find(({ id }) => id === itemId),
      'Item',
    );
    await removeItem(trx, itemId);
  });

async function refuse(trx: Db, values: ItemValues, others: readonly { name: string }[]): Promise<void> {
  if (others.some(({ name }) => nameKey(name) === nameKey(values.name))) throw invalidField('name', NAME_REPEATED);
  await refuseUnknown(trx, [values], () => '');
}
