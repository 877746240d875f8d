import type { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import type { ClosedStockPortfolioItem, StockPortfolioItem } from '@mirante/domain/investments/stock-portfolio.ts';
import type { Db } from '../../database/db.ts';
import type { IdempotentCall } from '../../http/idempotency.store.ts';
import { invalidField, or404, Refusal, unknownInField } from '../../http/refusal.ts';
import { runIdempotently } from '../../http/run-idempotently.ts';
import type { Call } from '../../http/serve.ts';
import { refusing } from '../../records/constraints.ts';
import { repeatableOf } from '../../records/handlers.ts';
import { refuseStale } from '../../records/version.ts';
import * as store from './items.store.ts';
import * as portfolios from './stock-portfolios.store.ts';

type Calls = typeof stockPortfolios;
interface Changing {
  db: Db;
  now: () => Date;
  params: { id: number };
  /** A call whose repetitions get the first answer. */
  repeatable?: IdempotentCall | undefined;
}

/** Locks the portfolio, so that concurrent changes of its items are serialised. */
const changing = <R>({ db, now, params: { id }, repeatable }: Changing, change: (trx: Db) => Promise<R>): Promise<R> =>
  db.transaction().execute((trx) =>
    runIdempotently(trx, { call: repeatable, now: now() }, async () => {
      or404(await portfolios.lock(trx, id), 'Carteira de ações');
      const answer = await change(trx);
      await portfolios.save(trx, id, { updated_at: now() });
      return answer;
    }),
  );

const itemOf = async (trx: Db, { params, now }: { params: { id: number; item_id: number }; now: () => Date }) =>
  or404(await store.findItem(trx, params.id, params.item_id, now()), 'Item');

const refused = refusing({
  stock_portfolio_item_stock_code_id_fkey: () => unknownInField('stock_code_id', 'Papel'),
  stock_portfolio_item_open: () => new Refusal('already_in_portfolio', 'O papel já está aberto na carteira.'),
});

export const createItem = (call: Call<Calls['createStockPortfolioItem']>): Promise<StockPortfolioItem> =>
  changing({ ...call, repeatable: repeatableOf(call) }, async (trx) => {
    const { input, params, now } = call;
    const { stock_code_name: _shown, obs = null, ...values } = input;
    const position = await store.nextPosition(trx, params.id);
    const stamps = { created_at: now(), updated_at: now() };
    const item_id = await store
      .insert(trx, { ...values, obs, position, stock_portfolio_id: params.id, ...stamps })
      .catch(refused);
    return store.asOpen(await itemOf(trx, { params: { ...params, item_id }, now }));
  });

export const editItem = (call: Call<Calls['editStockPortfolioItem']>): Promise<StockPortfolioItem> =>
  changing(call, async (trx) => {
    const current = await itemOf(trx, call);
    if (store.isClosed(current)) throw closed();
    refuseStale(call.seen, store.asOpen(current));
    const { stock_code_name: _shown, ...values } = call.input;
    await store.save(trx, current.id, { ...values, updated_at: call.now() }).catch(refused);
    return store.asOpen(await itemOf(trx, call));
  });

export const removeItem = (call: Call<Calls['removeStockPortfolioItem']>): Promise<void> =>
  changing(call, async (trx) => void (await store.remove(trx, (await itemOf(trx, call)).id)));

export const closeItem = (call: Call<Calls['closeStockPortfolioItem']>): Promise<ClosedStockPortfolioItem> =>
  changing(call, async (trx) => {
    const { input, now } = call;
    const current = await itemOf(trx, call);
    if (store.isClosed(current)) throw closed();
    if (input.date_out < current.date_in) throw invalidField('date_out', 'Anterior à data de entrada.');
    if (input.date_out > dayInSaoPaulo(now())) throw invalidField('date_out', 'A data de saída ainda não chegou.');
    await store.save(trx, current.id, { ...input, updated_at: now() });
    return (await itemOf(trx, call)) as store.Item & ClosedStockPortfolioItem;
  });

export const openItem = (call: Call<Calls['openStockPortfolioItem']>): Promise<StockPortfolioItem> =>
  changing(call, async (trx) => {
    const current = await itemOf(trx, call);
    if (!store.isClosed(current)) throw new Refusal('position_state', 'A posição já está aberta.');
    const position = await store.nextPosition(trx, call.params.id);
    await store
      .save(trx, current.id, { date_out: null, price_out: null, position, updated_at: call.now() })
      .catch(refused);
    return store.asOpen(await itemOf(trx, call));
  });

export const sortItems = ({ input: { ids }, seen, ...call }: Call<Calls['sortStockPortfolioItems']>) =>
  changing(call, async (trx) => {
    const { params, now } = call;
    const { items } = await store.findItems(trx, params.id, now());
    const current = (await portfolios.find(trx, params.id, now()))!;
    refuseStale(seen, { ...current, version: current.order_version });
    const known = new Set(items.map(({ id }) => id));
    if (!ids.every((id) => known.has(id))) throw invalidField('ids', 'Item não encontrado entre os abertos.');
    await store.place(trx, [...ids, ...[...known].filter((id) => !ids.includes(id))]);
    return (await portfolios.find(trx, params.id, now()))!;
  });

const closed = () => new Refusal('position_state', 'A posição está encerrada.');
