import type { Input } from '@mirante/contract/http.ts';
import type { dividends } from '@mirante/contract/dividends.ts';
import type { Dividend } from '@mirante/domain/dividend.ts';
import { DatabaseError } from 'pg';
import { or404, Refusal } from '../../http/refusal.ts';
import { refuseStale } from '../../http/version.ts';
import type { Services } from '../../services.ts';
import { duplicated } from './create-dividends.ts';
import * as store from './dividends.store.ts';

interface Edit {
  id: number;
  input: Input<typeof dividends.editDividend>;
  seen: string | undefined;
}

export async function editDividend({ db, now }: Pick<Services, 'db' | 'now'>, { id, input, seen }: Edit): Promise<Dividend> {
  try {
    return await db.transaction().execute(async (trx) => {
      await store.hold(trx, id);
      refuseStale(seen, or404(await store.find(trx, id), 'Dividendo'));
      const known = await store.portfoliosAmong(trx, [input.stock_portfolio_id]);
      if (known.size === 0) throw new Refusal(422, 'unknown_portfolio', 'Confira os campos destacados.', { errors: [{ path: 'stock_portfolio_id', message: 'Carteira não encontrada.' }] });
      await store.save(trx, id, { ...input, payment_date: input.payment_date || null, updated_at: now() });
      return (await store.find(trx, id))!;
    });
  } catch (error) {
    throw error instanceof DatabaseError && error.constraint === 'dividend_once' ? duplicated() : error;
  }
}
