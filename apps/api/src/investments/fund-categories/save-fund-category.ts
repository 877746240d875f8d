import type { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import type { Db } from '../../database/db.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { refusing } from '../../records/constraints.ts';
import * as store from './fund-categories.store.ts';

const refused = refusing({
  fund_category_by_name: () => invalidField('name', 'Já existe uma categoria com este nome.'),
});

export const insertCategory = (
  trx: Db,
  { input, now }: Call<typeof fundCategories.createFundCategory>,
): Promise<number> => store.insert(trx, { ...input, created_at: now(), updated_at: now() }).catch(refused);

export const saveCategory = (
  trx: Db,
  { params: { id }, input, now }: Call<typeof fundCategories.editFundCategory>,
): Promise<unknown> => store.save(trx, id, { ...input, updated_at: now() }).catch(refused);

const inUse = (why: string) => () =>
  new Refusal('fund_category_in_use', `Esta categoria não pode ser removida: ${why}.`);
export const removeCategory = (db: Db, id: number): Promise<unknown> =>
  store.remove(db, id).catch(
    refusing({
      fund_category_id_fkey: inUse('possui fundos'),
      portfolio_item_category_category_id_fkey: inUse('está em itens de carteiras'),
    }),
  );
