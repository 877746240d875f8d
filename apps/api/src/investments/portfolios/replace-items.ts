import type { Input } from '@mirante/contract/http.ts';
import type { FieldError } from '@mirante/contract/problem.ts';
import type { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { NAME_REPEATED, repeatedNames } from '@mirante/domain/investments/item-names.ts';
import { mergeItems, type ItemConflict, type Merged } from '@mirante/domain/investments/portfolio-merge.ts';
import type { Portfolio, PortfolioItem } from '@mirante/domain/investments/portfolio.ts';
import {
  isWhole,
  MIN_ITEMS,
  MAX_ITEMS,
  shareSumText,
  shareText,
  TOO_FEW_ITEMS,
} from '@mirante/domain/investments/share-sum.ts';
import type { Db } from '../../database/db.ts';
import { invalidFields, or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { refuseUnknown } from './check-items.ts';
import { lockCompositions, writeComposition } from './composition.store.ts';
import { insertItem, removeItem, saveItem, valuesOf, versionOf, type ItemValues } from './items.store.ts';
import * as store from './portfolios.store.ts';

type Items = Input<typeof portfolios.replacePortfolioItems>;
type Sent = ItemValues & { id: number | undefined };

/** Serialises editors of a portfolio: the second merges with what the first stored. */
export function replaceItems({ db, now }: Pick<Services, 'db' | 'now'>, id: number, input: Items): Promise<Portfolio> {
  return db.transaction().execute(async (trx) => {
    await lockCompositions(trx);
    await store.lock(trx, id);
    const portfolio = or404(await store.find(trx, id), 'Carteira');
    const sent = input.items.map(sentOf);
    const seen = input.seen ?? portfolio.items;
    refuseUnknownIds(sent, [...portfolio.items, ...seen]);
    await refuseUnknown(trx, sent, (i) => `items[${i}].`);
    const merged = mergeItems({
      stored: portfolio.items,
      sent,
      seen,
      isUnchanged: (item, { version }) => versionOf(item) === version,
      isSame: (item, { version }) => versionOf(item) === version,
    });
    refuseConflicts(merged.conflicts, sent, portfolio);
    refuseTogether(merged, sent, portfolio);
    await write(trx, portfolio, merged.items, now());
    return (await store.find(trx, id))!;
  });
}

const sentOf = ({ id, name, description, share, funds, funds_categories }: Items['items'][number]): Sent => ({
  id,
  name,
  description: description ?? null,
  share,
  funds: funds ?? [],
  funds_categories: funds_categories ?? [],
});

/** An id neither stored nor read belongs to another portfolio, or does not exist. */
function refuseUnknownIds(sent: readonly Sent[], known: readonly { id: number }[]): void {
  const ids = new Set(known.map(({ id }) => id));
  const errors = sent.flatMap(({ id }, i): FieldError[] =>
    id === undefined || ids.has(id) ? [] : [{ path: `items[${i}].id`, message: 'Item não encontrado.' }],
  );
  if (errors.length > 0) throw invalidFields(errors);
}

function refuseConflicts(
  conflicts: readonly ItemConflict<Sent, PortfolioItem>[],
  sent: readonly Sent[],
  current: Portfolio,
): void {
  if (conflicts.length === 0) return;
  throw new Refusal('edit_conflict', 'Os mesmos itens mudaram enquanto você os editava. Compare antes de salvar.', {
    current,
    errors: conflicts.map((conflict) => ({
      path: conflict.sent ? `items[${sent.indexOf(conflict.sent)}]` : 'items',
      message: `${(conflict.stored ?? conflict.sent)!.name}: salvo ${itemText(conflict.stored)}, enviado ${itemText(conflict.sent)}.`,
    })),
  });
}
const itemText = (item: { name: string; share: number } | undefined): string =>
  item ? `“${item.name}” com ${shareText(item.share)}%` : 'como removido';

/** Each edit is valid by itself; merged they may not be. */
function refuseTogether({ items }: Merged<Sent, PortfolioItem>, sent: readonly Sent[], current: Portfolio): void {
  const all = items.map((item) => ('sent' in item ? item.sent : item.stored));
  const repeated = repeatedNames(all).map((place): FieldError => {
    const at = sent.indexOf(all[place] as Sent);
    return { path: at < 0 ? 'items' : `items[${at}].name`, message: NAME_REPEATED };
  });
  if (repeated.length > 0) throw invalidFields(repeated);
  const message = all.length < MIN_ITEMS ? TOO_FEW_ITEMS : isWhole(all) ? undefined : shareSumText(all);
  if (message !== undefined)
    throw new Refusal('edit_conflict', `A carteira mudou enquanto você a editava. ${message}`, {
      current,
      errors: [{ path: 'items', message }],
    });
  if (all.length > MAX_ITEMS) throw invalidFields([{ path: 'items', message: 'Itens demais.' }]);
}

/** Unchanged rows are left alone, so that the audit log shows the changes only. */
async function write(
  trx: Db,
  { id, items }: Portfolio,
  merged: Merged<Sent, PortfolioItem>['items'],
  at: Date,
): Promise<void> {
  const stored = new Map(items.map((item, position) => [item.id, { item, position }]));
  const kept = new Set(merged.map((entry) => ('sent' in entry ? entry.sent.id : entry.stored.id)));
  for (const item of items) if (!kept.has(item.id)) await removeItem(trx, item.id);
  for (const [position, entry] of merged.entries()) {
    const values = 'sent' in entry ? entry.sent : { ...valuesOf(entry.stored), id: entry.stored.id };
    const { id: itemId, ...fields } = values;
    const was = itemId === undefined ? undefined : stored.get(itemId);
    if (!was) await insertItem(trx, id, fields, { position, at });
    else if (was.position !== position || was.item.version !== versionOf(fields))
      await saveItem(trx, was.item.id, fields, { position, at });
  }
  await store.save(trx, id, { updated_at: at });
  await writeComposition(trx, id, at);
}
