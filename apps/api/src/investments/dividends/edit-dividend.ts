import type { Input } from '@mirante/contract/http.ts';
import type { dividends } from '@mirante/contract/investments/dividends.ts';
import type { Dividend } from '@mirante/domain/investments/dividend.ts';
import { refusing } from '../../records/constraints.ts';
import { edited, type Editing } from '../../records/edited.ts';
import { invalidField } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { duplicated } from './create-dividends.ts';
import * as store from './dividends.store.ts';

interface Edit extends Editing {
  input: Input<typeof dividends.editDividend>;
}

export const editDividend = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { input, ...editing }: Edit,
): Promise<Dividend> =>
  edited(db, { what: 'Dividendo', ...store }, editing, async (trx) => {
    const known = await store.portfoliosAmong(trx, [input.stock_portfolio_id]);
    if (known.size === 0) throw invalidField('stock_portfolio_id', 'Carteira não encontrada.');
    await store.save(trx, editing.id, { ...input, updated_at: now() });
  }).catch(refusing({ dividend_once: duplicated }));
