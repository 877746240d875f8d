import type { FieldError } from '@mirante/contract/problem.ts';
import { invalidFields } from '../../http/refusal.ts';
import type { Db } from '../../database/db.ts';
import { known, type ItemValues } from './items.store.ts';

type Named = Pick<ItemValues, 'funds' | 'funds_categories'>;

/** Refuses unknown funds and categories beside their field. `path` is the prefix of each item's fields: `items[2].`. */
export async function refuseUnknown(trx: Db, items: readonly Named[], path: (place: number) => string): Promise<void> {
  const funds = await known(trx, 'fund', [...new Set(items.flatMap((item) => item.funds))]);
  const categories = await known(trx, 'fund_category', [...new Set(items.flatMap((item) => item.funds_categories))]);
  const errors = items.flatMap((item, i): FieldError[] => [
    ...(item.funds.every((id) => funds.has(id)) ? [] : [{ path: `${path(i)}funds`, message: 'Fundo não encontrado.' }]),
    ...(item.funds_categories.every((id) => categories.has(id))
      ? []
      : [{ path: `${path(i)}funds_categories`, message: 'Categoria não encontrada.' }]),
  ]);
  if (errors.length > 0) throw invalidFields(errors);
}
