import type { Page } from '@mirante/domain/records/page.ts';
import type { RecordTrade, TradeRecordSummary } from '@mirante/domain/trading/trade-record.ts';
import { resultOf, valueOf } from '@mirante/domain/trading/trade-result.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ExportedEntry } from '../../investments/record/export.store.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { verify } from '../../testing/record-factory.ts';

let at = Date.parse('2026-11-25T15:00:00Z');
const api = await testApi({ now: () => new Date(at) });
const { db } = api;
const DAY = 86_400_000;
let staff: string;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['trader']));
});

const plan = {
  type: 'C',
  status: 'trigger',
  asset: 'PETR4',
  asset_type_id: 1,
  strategy_id: 2,
  valid_input_today: 'Até 38,95',
  stop_value: 37,
  target_value: 42,
};
const live = { status: 'live', in_value: 38.93, date_in: '2026-11-25T12:00:00-03:00' };
const create = async (more: object = {}): Promise<number> =>
  (await api.post('/api/v1/trades', { ...plan, ...more }, { as: staff })).json<{ id: number }>().id;
const edit = async (id: number, change: object) =>
  expect((await api.patch(`/api/v1/trades/${id}`, change, { as: staff })).statusCode).toBe(200);
const kindsOf = async (id: number) =>
  (
    await db
      .selectFrom('record_entry')
      .select('kind')
      .where('subject', '=', `trade:${id}`)
      .orderBy('sequence')
      .execute()
  ).map(({ kind }) => kind);
const exported = async () => (await api.get('/api/v1/record/export')).body;
const entries = async () =>
  (await exported())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ExportedEntry);
const clearOf = async (id: number) => (await entries()).filter(({ subject }) => subject === `trade:${id}`);
const list = async (query = ''): Promise<Page<RecordTrade>> => (await api.get(`/api/v1/record/trades${query}`)).json();
const find = async (id: number) => (await list('?perPage=100')).items.find((trade) => trade.id === id);

describe('the trades in the hash chain', () => {
  it('have an entry for each opening, trigger, partial exit, end, correction, plan change, reopening and removal', async () => {
    const id = await create();
    await edit(id, { stop_value: 37.5 });
    await edit(id, live);
    await edit(id, { status: 'rp', rp_value: 40 });
    await edit(id, { in_value: 38.9 });
    await edit(id, { status: 'finished', out_value: 41 });
    await edit(id, { errata: 'A saída foi a 40,90.', out_value: 40.9 });
    await edit(id, { status: 'live', out_value: null });
    await api.delete(`/api/v1/trades/${id}`, { as: staff });
    expect(await kindsOf(id)).toEqual([
      'trade_opened',
      'trade_changed',
      'trade_triggered',
      'trade_partly_realised',
      'trade_corrected',
      'trade_finished',
      'trade_corrected',
      'trade_reopened',
      'trade_removed',
    ]);
    const cancelled = await create();
    await edit(cancelled, { status: 'cancelled' });
    expect(await kindsOf(cancelled)).toEqual(['trade_opened', 'trade_cancelled']);
    expect((await verify(await exported())).code).toBe(0);
  });

  it('have each step of a trade created beyond its trigger', async () => {
    const id = await create({ ...live, status: 'finished', rp_value: 40, out_value: 41 });
    expect(await kindsOf(id)).toEqual(['trade_opened', 'trade_triggered', 'trade_partly_realised', 'trade_finished']);
    const opening = JSON.parse((await clearOf(id))[0]!.payload!);
    expect(opening).toMatchObject({ status: 'trigger', in_value: null, out_value: null, stop_value: 37 });
  });

  it('have no entry for a moving quote', async () => {
    const id = await create({ ...live, asset: 'MOVE3' });
    const before = await kindsOf(id);
    await api.post('/api/v1/trades-update-current-value', { asset: 'MOVE3', current_value: 40 }, { as: staff });
    await edit(id, { event: 'Nota', current_value: 41 });
    expect(await kindsOf(id)).toEqual(before);
  });

  it('have no entry of a rolled-back change', async () => {
    const id = await create();
    const before = await kindsOf(id);
    await db
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('trade').set({ status: 'cancelled' }).where('id', '=', id).execute();
        throw new Error('back');
      })
      .catch(() => undefined);
    expect(await kindsOf(id)).toEqual(before);
    expect(await db.selectFrom('record_trade').select('status').where('id', '=', id).execute()).toEqual([
      { status: 'trigger' },
    ]);
  });

  it('stay linear and gapless under concurrent traders', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => create()));
    await Promise.all(ids.flatMap((id) => [edit(id, { ...live }), edit(id, { stop_value: 36 })]));
    await Promise.all(ids.map((id) => edit(id, { status: 'finished', out_value: 41 })));
    const all = await entries();
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, i) => i + 1));
    expect(await db.selectFrom('record_fault').selectAll().execute()).toEqual([]);
    for (const id of ids)
      expect((await kindsOf(id)).toSorted()).toEqual([
        'trade_changed',
        'trade_finished',
        'trade_opened',
        'trade_triggered',
      ]);
    expect((await verify(await exported())).code).toBe(0);
  });

  it('fail verification when one entry was altered', async () => {
    const id = await create({ ...live, status: 'finished', out_value: 41.07 });
    const row = await db
      .selectFrom('record_trade')
      .select('closed_entry')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const change = async (from: string, to: string) => {
      await sql`alter table record_entry disable trigger append_only`.execute(db);
      await sql`update record_entry set payload = replace(payload, ${from}, ${to}) where sequence = ${row.closed_entry}`.execute(
        db,
      );
      await sql`alter table record_entry enable trigger append_only`.execute(db);
    };
    await change('"out_value": 41.07', '"out_value": 44.07');
    expect(await verify(await exported())).toEqual({
      code: 1,
      said: `WRONG at line ${row.closed_entry}: what it says is not what was committed to\n`,
    });
    await change('"out_value": 44.07', '"out_value": 41.07');
    expect((await verify(await exported())).code).toBe(0);
  });
});

describe('the public record of trades', () => {
  it('reveals only commitments of an open trade, and everything once finished', async () => {
    const id = await create({ ...live, asset: 'SEGREDO4' });
    expect(await exported()).not.toContain('SEGREDO4');
    expect(await find(id)).toBeUndefined();
    await edit(id, { status: 'finished', out_value: 40 });
    expect((await clearOf(id)).map(({ kind }) => kind)).toEqual(['trade_opened', 'trade_triggered', 'trade_finished']);
    expect(await find(id)).toMatchObject({ code: 'SEGREDO4', result: 2.7485, corrections: 0, removed_at: null });
    await edit(id, { status: 'live', out_value: null });
    expect(await exported()).not.toContain('SEGREDO4');
    expect(await find(id)).toBeUndefined();
  });

  it('reveals a cancelled trade after a month, without a result, and keeps a removed one for ever', async () => {
    const [cancelled, removed] = [
      await create({ asset: 'CANC3' }),
      await create({ ...live, status: 'finished', out_value: 39 }),
    ];
    await edit(cancelled, { status: 'cancelled' });
    await api.delete(`/api/v1/trades/${removed}`, { as: staff });
    expect(await find(cancelled)).toBeUndefined();
    expect(await find(removed)).toMatchObject({ status: 'finished', result: 0.1798 });
    expect((await find(removed))!.removed_at).not.toBeNull();
    at += 31 * DAY;
    expect(await find(cancelled)).toMatchObject({ status: 'cancelled', result: null });
    at -= 31 * DAY;
  });

  it('keeps an end that was public, also once it is cancelled, which is a correction, corrected and removed', async () => {
    const id = await create({ ...live, asset: 'PERDA3', status: 'finished', out_value: 30 });
    await edit(id, { status: 'cancelled' });
    expect(await find(id)).toMatchObject({ status: 'cancelled', result: null, corrections: 1, removed_at: null });
    await edit(id, { errata: 'A operação foi anulada.' });
    expect(await find(id)).toMatchObject({ errata: 'A operação foi anulada.', corrections: 2 });
    await api.delete(`/api/v1/trades/${id}`, { as: staff });
    expect((await find(id))?.removed_at).not.toBeNull();
    expect((await clearOf(id)).map(({ kind }) => kind)).toContain('trade_cancelled');
  });

  it('shows errata and the number of corrections', async () => {
    const id = await create({ ...live, status: 'finished', out_value: 41 });
    await edit(id, { errata: 'A saída foi a 40,90.', out_value: 40.9 });
    expect(await find(id)).toMatchObject({ errata: 'A saída foi a 40,90.', out_value: 40.9, corrections: 1 });
  });

  it.each([
    { type: 'C', in_value: 10.13, out_value: 12.77 },
    { type: 'V', in_value: 62.27, out_value: 61.07 },
    { type: 'V', in_value: 2.4188, rp_value: 2.3, out_value: 2.4496 },
    { type: 'C', in_value: 0.5, rp_value: 0.7, out_value: 0 },
    { type: 'C', in_value: 158_230, rp_value: 158_650, out_value: 158_430 },
    // Half a last digit.
    { type: 'C', in_value: 1000, out_value: 999.9995 },
    { type: 'V', in_value: 1000, out_value: 1000.0005 },
    { type: 'C', in_value: 1.6, out_value: 1.6000008 },
  ] as const)('computes %j as the trade itself does', async (values) => {
    const trade = { ...live, rp_value: null, current_value: null, ...values, status: 'finished' as const };
    const id = await create(trade);
    expect((await find(id))!.result).toBe(valueOf(resultOf(trade)));
  });

  it('filters by code, strategy, result and day, summed apart from portfolios', async () => {
    await create({ ...live, asset: 'FILTRO3', strategy_id: 8, status: 'finished', out_value: 30 });
    const codes = async (query: string) => (await list(`?perPage=100&${query}`)).items.map(({ code }) => code);
    expect(await codes('record_trade_result.code=filtro')).toEqual(['FILTRO3']);
    expect(await codes('record_trade_result.strategy_id=8')).toEqual(['FILTRO3']);
    expect(await codes('record_trade_result.code=filtro&record_trade_result.result=gain')).toEqual([]);
    expect(await codes('record_trade_result.code=filtro&record_trade_result.finished_at=2026-11-26')).toEqual([]);
    expect(await codes('record_trade_result.code=filtro&record_trade_result.until=2026-11-25')).toEqual(['FILTRO3']);
    const summary = (await api.get('/api/v1/record/trades/summary')).json<TradeRecordSummary>();
    const { items } = await list('?perPage=100');
    const results = items.flatMap(({ result }) => result ?? []);
    expect(summary).toMatchObject({
      closed: results.length,
      gains: results.filter((result) => result > 0).length,
      best: Math.max(...results),
      worst: Math.min(...results),
      first_out: '2026-11-25',
    });
    const portfolios = (await api.get('/api/v1/record/summary')).json<{ closed: number }>();
    expect(portfolios.closed).toBe(0);
  });
});
