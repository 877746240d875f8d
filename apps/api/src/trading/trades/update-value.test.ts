import type { Trade } from '@mirante/domain/trading/trade.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { given, logIn } from '../../testing/given.ts';

const api = await testApi();
const { db } = api;
let staff: string;
const now = () => api.services.now();
const update = (asset: string, current_value: number) =>
  api.post('/api/v1/trades-update-current-value', { asset, current_value }, { as: staff });
const find = async (id: number) => (await api.get(`/api/v1/trades/${id}`, { as: staff })).json<Trade>();
const edit = (id: number, body: object, version?: string) =>
  api.patch(`/api/v1/trades/${id}`, body, { as: staff, ...(version && { headers: { 'if-match': `"${version}"` } }) });
const open = (asset: string, more: object = {}) =>
  given.trade(db, { asset, status: 'live', in_value: 10, date_in: now(), ...more });

beforeAll(async () => {
  staff = await logIn(api, await given.staff(db, ['trader']));
});

describe('a new value of an asset', () => {
  it('moves its trades in trigger, live and RP, with a trace in each, and no others', async () => {
    const moved = [
      await given.trade(db, { asset: 'VALE3' }),
      await open('VALE3'),
      await open('VALE3', { status: 'rp', rp_value: 11 }),
    ];
    const left = [
      await open('VALE3', { status: 'finished', out_value: 12, finished_at: now() }),
      await given.trade(db, { asset: 'VALE3', status: 'cancelled' }),
      await open('VALE5'),
      await open('VALE3', { strategy_id: 6, option_code: 'VALEL620' }),
    ];
    expect((await update('vale3', 12.345678912)).statusCode).toBe(422);
    expect((await update('vale3', 12.3456789)).json()).toEqual({ updated: 3 });
    for (const { id } of moved)
      expect(await find(id)).toMatchObject({
        current_value: 12.3456789,
        value_at: expect.any(String),
        revision: 2,
        traces: [{ event: 'Valor atual 12,3457', current_value: 12.3456789 }],
      });
    for (const { id } of left) expect(await find(id)).toMatchObject({ current_value: null, revision: 1, traces: [] });
    expect((await update('VALEL620', 0.5)).json()).toEqual({ updated: 1 });
  });

  it('is refused where no trade of the asset is open', async () => {
    const answer = await update('NADA3', 1);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ path: 'asset', message: 'Nenhuma operação em aberto deste ativo.' }],
    ]);
  });

  it('is not in the way of who edits the trade, and is not written over by them', async () => {
    const { id } = await open('ITUB4');
    const { version } = await find(id);
    await update('ITUB4', 11);
    expect((await edit(id, { stop_value: 9 }, version)).json()).toMatchObject({ stop_value: 9, current_value: 11 });
  });

  it('and edits that come at once are all kept: each change adds one to the revision and leaves one trace', async () => {
    const trades = await Promise.all(Array.from({ length: 4 }, () => open('BBAS3')));
    const values = Array.from({ length: 12 }, (_, i) => i + 1);
    const answers = await Promise.all([
      ...values.map((value) => update('BBAS3', value)),
      ...values.map((value) => edit(trades[value % 4]!.id, { stop_value: value, event: `Stop ${value} mudou` })),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const found = await Promise.all(trades.map(({ id }) => find(id)));
    expect(new Set(found.map(({ current_value }) => current_value)).size).toBe(1);
    for (const { revision, traces, current_value } of found) {
      expect([revision, traces.length]).toEqual([1 + 12 + 3, 12 + 3]);
      expect(traces[0]!.current_value).toBe(current_value);
    }
  });

  it('and the end of a trade that come at once leave it ended with the exit that was said', async () => {
    const trades = await Promise.all(Array.from({ length: 6 }, () => open('WEGE3', { current_value: 10 })));
    await Promise.all([
      ...trades.map(({ id }) => edit(id, { status: 'finished', out_value: 12 })),
      ...[13, 14, 15].map((value) => update('WEGE3', value)),
    ]);
    for (const { id } of trades) {
      const { status, out_value, result, traces } = await find(id);
      expect([status, out_value, result]).toEqual(['finished', 12, 20]);
      expect(traces[0]!.status).toBe('finished');
    }
  });
});
