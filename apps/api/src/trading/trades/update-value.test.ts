import type { Trade } from '@mirante/domain/trading/trade.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';

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
  factory.trade(db, { asset, status: 'live', in_value: 10, date_in: now(), ...more });

beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['trader']));
});

describe('a new value of an asset', () => {
  it('updates its trades in trigger, live and RP, with a trace each, and no others', async () => {
    const moved = [
      await factory.trade(db, { asset: 'VALE3' }),
      await open('VALE3'),
      await open('VALE3', { status: 'rp', rp_value: 11 }),
    ];
    const left = [
      await open('VALE3', { status: 'finished', out_value: 12, finished_at: now() }),
      await factory.trade(db, { asset: 'VALE3', status: 'cancelled' }),
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

  it('is refused when no trade of the asset is open', async () => {
    const answer = await update('NADA3', 1);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ path: 'asset', message: 'Nenhuma operação em aberto deste ativo.' }],
    ]);
  });

  it('does not conflict with an edit of the trade, nor is overwritten by it', async () => {
    const { id } = await open('ITUB4');
    const { version } = await find(id);
    await update('ITUB4', 11);
    expect((await edit(id, { stop_value: 9 }, version)).json()).toMatchObject({ stop_value: 9, current_value: 11 });
  });

  it('and concurrent edits are all kept: each adds one revision and one trace', async () => {
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

  it('and a concurrent end of the trade leave it ended with its given exit', async () => {
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

describe('new values of several assets at once', () => {
  const updateAll = (values: Record<string, number>) =>
    api.post(
      '/api/v1/trades-update-current-values',
      { values: Object.entries(values).map(([asset, current_value]) => ({ asset, current_value })) },
      { as: staff },
    );

  it("update each asset's trades, as one event per asset, undone separately", async () => {
    const [first, second] = [await open('SUZB3'), await open('SUZB3')];
    const other = await open('KLBN4');
    expect((await updateAll({ suzb3: 52.5, KLBN4: 4 })).json()).toEqual({ updated: 3 });
    const found = await Promise.all([first, second, other].map(({ id }) => find(id)));
    expect(found.map(({ current_value, revision }) => [current_value, revision])).toEqual([
      [52.5, 2],
      [52.5, 2],
      [4, 2],
    ]);
    const undone = { trace_id: found[0]!.traces[0]!.id };
    expect((await api.post(`/api/v1/trades/${first.id}/undo`, undone, { as: staff })).statusCode).toBe(200);
    const after = await Promise.all([first, second, other].map(({ id }) => find(id)));
    expect(after.map(({ current_value }) => current_value)).toEqual([null, null, 4]);
  });

  it('update none when one asset has no open trade, or is repeated', async () => {
    const { id } = await open('RADL3');
    const answer = await updateAll({ RADL3: 21, NADA3: 1, NADA4: 1 });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [
        { path: 'values[1].asset', message: 'Nenhuma operação em aberto deste ativo.' },
        { path: 'values[2].asset', message: 'Nenhuma operação em aberto deste ativo.' },
      ],
    ]);
    expect((await updateAll({ RADL3: 21, radl3: 22 })).statusCode).toBe(422);
    expect((await updateAll({})).statusCode).toBe(422);
    expect(await find(id)).toMatchObject({ current_value: null, revision: 1 });
  });

  it('sent concurrently, in any order of assets, are each applied in full without deadlock', async () => {
    const trades = await Promise.all(['CSNA3', 'GGBR4', 'USIM5', 'CSNA3', 'GGBR4'].map((asset) => open(asset)));
    const values = Array.from({ length: 12 }, (_, i) => i + 1);
    const answers = await Promise.all([
      ...values.map((n) => updateAll(n % 2 ? { CSNA3: n, GGBR4: n, USIM5: n } : { USIM5: n, GGBR4: n, CSNA3: n })),
      ...values.map((n) => edit(trades[n % 5]!.id, { stop_value: n, event: `Stop ${n} mudou` })),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const found = await Promise.all(trades.map(({ id }) => find(id)));
    expect(new Set(found.map(({ current_value }) => current_value)).size).toBe(1);
    for (const { traces } of found)
      expect(traces.filter(({ event }) => event.startsWith('Valor atual'))).toHaveLength(values.length);
  });

  it("and a concurrent end of one asset's only trade update all trades or none", async () => {
    for (let round = 0; round < 6; round++) {
      const [kept, ended] = [await open(`CYRE${round}`), await open(`TEND${round}`)];
      const [moved] = await Promise.all([
        updateAll({ [`CYRE${round}`]: 13, [`TEND${round}`]: 14 }),
        edit(ended.id, { status: 'finished', out_value: 12 }),
      ]);
      const values = [(await find(kept.id)).current_value, (await find(ended.id)).current_value];
      expect([moved.statusCode, values]).toEqual(moved.statusCode === 200 ? [200, [13, 14]] : [422, [null, null]]);
    }
  });
});
