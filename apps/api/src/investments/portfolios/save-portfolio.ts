import type { portfolios } from '@mirante/contract/investments/portfolios.ts';
import type { Db } from '../../database/db.ts';
import { unknownInField } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { refusing } from '../../records/constraints.ts';
import { lockCompositions } from './composition.store.ts';
import * as store from './portfolios.store.ts';

const refused = refusing({ portfolio_product_id_fkey: () => unknownInField('product_id', 'Produto') });

export const insertPortfolio = (
  trx: Db,
  { input, now }: Pick<Call<typeof portfolios.createPortfolio>, 'input' | 'now'>,
): Promise<number> => store.insert(trx, { ...input, created_at: now(), updated_at: now() }).catch(refused);

export const savePortfolio = (
  trx: Db,
  { params, input, now }: Pick<Call<typeof portfolios.editPortfolio>, 'params' | 'input' | 'now'>,
): Promise<unknown> => store.save(trx, params.id, { ...input, updated_at: now() }).catch(refused);

/** What a fund's edit composes anew meanwhile would be of a portfolio that is gone. */
export const removePortfolio = (db: Db, id: number): Promise<unknown> =>
  db.transaction().execute(async (trx) => {
    await lockCompositions(trx);
    return store.remove(trx, id);
  });
