import type { Problem } from '@mirante/contract/problem.ts';
import type { Trade } from '@mirante/domain/trading/trade.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';

const clock = { ahead: 0 };
const api = await testApi({ now: () => new Date(testNow().getTime() + clock.ahead) });
const { db } = api;
let staff: string;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['trader'], { name: 'Lia Prado' }));
  await factory.product(db, { code: 'full_trader' });
});

const find = async (id: number) => (await api.get(`/api/v1/trades/${id}`, { as: staff })).json<Trade>();
const edit = (id: number, body: object) => api.patch(`/api/v1/trades/${id}`, body, { as: staff });
const update = (asset: string, current_value: number) =>
  api.post('/api/v1/trades-update-current-value', { asset, current_value }, { as: staff });
const undo = (id: number, trace_id: number) => api.post(`/api/v1/trades/${id}/undo`, { trace_id }, { as: staff });
const lastTrace = async (id: number) => (await find(id)).traces[0]!.id;
const open = async (asset: string, more: object = {}) => {
  const { id } = await factory.trade(db, { asset, status: 'live', in_value: 10, date_in: api.services.now(), ...more });
  return find(id);
};
const refusalOf = async (answer: ReturnType<typeof undo>) => {
  const { code, detail } = (await answer).json<Problem & { code: string }>();
  return [code, detail];
};
const restored = ({ status, current_value, stop_value, rp_value, weight, value_at, finished_at }: Trade) => ({
  status,
  current_value,
  stop_value,
  rp_value,
  weight,
  value_at,
  finished_at,
});

describe('undoing the last event of a trade', () => {
  it('restores the trade, adds an erratum and a trace, and removes no trace', async () => {
    const before = await open('PETR4', { stop_value: 9, weight: 0.5, valid_date: new Date('2026-11-26T12:00Z') });
    await edit(before.id, { status: 'finished', out_value: 12, stop_value: 11, weight: 1, valid_date: '' });
    const undone = (await undo(before.id, await lastTrace(before.id))).json<Trade>();
    expect(restored(undone)).toEqual(restored(before));
    expect(undone).toMatchObject({
      valid_date: before.valid_date,
      out_value: null,
      revision: before.revision + 2,
      errata: '“Saída executada em 12,0000” foi desfeito: valem os valores de antes.',
    });
    expect(undone.traces.map(({ event, user_name }) => [event, user_name])).toEqual([
      ['Desfeito: Saída executada em 12,0000', 'Lia Prado'],
      ['Saída executada em 12,0000', 'Lia Prado'],
    ]);
  });

  it('of a value undoes it in every trade that it changed', async () => {
    const moved = [await open('VALE3', { current_value: 60 }), await open('VALE3', { current_value: 61 })];
    await update('VALE3', 6.1);
    await undo(moved[1]!.id, await lastTrace(moved[1]!.id));
    expect((await Promise.all(moved.map(({ id }) => find(id)))).map(({ current_value }) => current_value)).toEqual([
      60, 61,
    ]);
  });

  it('notifies panels, with the corrected row', async () => {
    const { id } = await open('ITUB4', { current_value: 30 });
    await update('ITUB4', 300);
    const { revision } = (await undo(id, await lastTrace(id))).json<Trade>();
    const notice = await db
      .selectFrom('trader_notice')
      .select(['topic', 'version', 'row'])
      .where('record_id', '=', id)
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
    expect(notice).toMatchObject({ topic: 'live', version: revision, row: { current_value: 30, revision } });
  });

  it('alerts those who were alerted of the undone status', async () => {
    const { id } = await open('BBDC4', { app_alert: true });
    await edit(id, { status: 'cancelled' });
    await undo(id, await lastTrace(id));
    const alerts = await db
      .selectFrom('notification')
      .select('message')
      .where('content_id', '=', id)
      .orderBy('id')
      .execute();
    expect(alerts.map(({ message }) => message)).toEqual(['Operação cancelada', 'Desfeito: Operação cancelada']);
  });

  it('is idempotent: a repeated request returns the same answer', async () => {
    const { id } = await open('ABEV3', { stop_value: 9 });
    await edit(id, { stop_value: 8 });
    const trace = await lastTrace(id);
    const first = (await undo(id, trace)).json<Trade>();
    expect((await undo(id, trace)).json()).toEqual(first);
  });
});

describe('an event cannot be undone', () => {
  it('after a later one, even an undone one', async () => {
    const { id } = await open('SUZB3');
    await edit(id, { stop_value: 8 });
    const old = await lastTrace(id);
    await edit(id, { stop_value: 7 });
    expect(await refusalOf(undo(id, old))).toEqual([
      'not_undoable',
      'SUZB3: Só se desfaz o último evento: outro veio depois dele.',
    ]);
    await undo(id, await lastTrace(id));
    expect((await undo(id, old)).statusCode).toBe(409);
    expect(await refusalOf(undo(id, await lastTrace(id)))).toEqual([
      'not_undoable',
      'SUZB3: O evento já desfez outro.',
    ]);
  });

  it('when one of its trades changed since', async () => {
    const moved = [await open('WEGE3'), await open('WEGE3')];
    await update('WEGE3', 11);
    const trace = await lastTrace(moved[0]!.id);
    await edit(moved[1]!.id, { stop_value: 8 });
    expect((await undo(moved[0]!.id, trace)).statusCode).toBe(409);
    expect((await find(moved[0]!.id)).current_value).toBe(11);
  });

  it('when it opened the trade, or after fifteen minutes', async () => {
    const body = { type: 'C', status: 'trigger', asset: 'PRIO3', asset_type_id: 1, strategy_id: 2 };
    const made = await api.post('/api/v1/trades', { ...body, valid_input_today: 'Até 10' }, { as: staff });
    const { id, traces } = made.json<Trade>();
    expect(await refusalOf(undo(id, traces[0]!.id))).toEqual(['not_undoable', expect.stringContaining('Antes deste')]);
    await edit(id, { stop_value: 8 });
    clock.ahead += 15 * 60_000 + 1;
    expect(await refusalOf(undo(id, await lastTrace(id)))).toEqual([
      'not_undoable',
      'PRIO3: Um evento só se desfaz nos 15 minutos seguintes a ele.',
    ]);
  });

  it('when it belongs to another trade, or does not exist', async () => {
    const { id } = await open('RADL3');
    const other = await open('RADL5');
    await edit(other.id, { stop_value: 8 });
    expect((await undo(id, await lastTrace(other.id))).statusCode).toBe(404);
    expect((await undo(id, 2147483647)).statusCode).toBe(404);
  });
});

describe('concurrent undos', () => {
  it('of one event are one undo', async () => {
    const trades = await Promise.all(Array.from({ length: 3 }, () => open('BBAS3', { current_value: 20 })));
    await update('BBAS3', 2);
    const events = await Promise.all(trades.map(async ({ id }) => ({ id, trace: await lastTrace(id) })));
    const asked = await Promise.all(
      events.flatMap((event) => [event, event, event]).map(({ id, trace }) => undo(id, trace)),
    );
    expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    for (const { id } of trades) {
      const { traces, current_value, revision } = await find(id);
      expect([traces.length, current_value, revision]).toEqual([2, 20, 3]);
    }
  });

  it('and new events leave each trade either undone or with the event, never both', async () => {
    const trades = await Promise.all(Array.from({ length: 8 }, () => open('PETR3', { stop_value: 9 })));
    await Promise.all(trades.map(({ id }) => edit(id, { stop_value: 8 })));
    const traces = await Promise.all(trades.map(({ id }) => lastTrace(id)));
    const answers = await Promise.all(
      trades.map(({ id }, n) => Promise.all([undo(id, traces[n]!), edit(id, { target_value: 15 })])),
    );
    for (const [n, { id }] of trades.entries()) {
      const { stop_value, target_value, traces: kept, revision } = await find(id);
      const isUndone = answers[n]![0].statusCode === 200;
      expect([answers[n]![1].statusCode, target_value, stop_value]).toEqual([200, 15, isUndone ? 9 : 8]);
      expect([kept.length, revision]).toEqual(isUndone ? [3, 4] : [2, 3]);
    }
  });
});
