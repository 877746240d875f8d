import type { trades } from '@mirante/contract/trading/trades.ts';
import type { Trade } from '@mirante/domain/trading/trade.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import type { FilterCases, SortCases } from '../../testing/lists.ts';
import { describeList, describeRecord } from '../../testing/resource-suite.ts';

const clock = { at: testNow().getTime() - 3 * 86_400_000 };
const api = await testApi({ now: () => new Date(clock.at) });
const { db } = api;
const PATH = '/api/v1/trades';
let staff: string;
const body = (more: object = {}) => ({
  type: 'C',
  status: 'trigger',
  asset: 'petr4',
  asset_type_id: 1,
  strategy_id: 2,
  valid_input_today: 'Até 38,95',
  strategy_in_value: 38.9,
  ...more,
});
const post = (more?: object) => api.post(PATH, body(more), { as: staff });
const create = async (more?: object) => (await post(more)).json<Trade>();
const edit = (id: number, more: object) => api.patch(`${PATH}/${id}`, more, { as: staff });
const live = { status: 'live', in_value: 38.93, date_in: '2026-11-19T10:41', current_value: 38.42 };

beforeAll(async () => {
  const user = await factory.staff(db, ['trader']);
  staff = await logIn(api, user);
  for (const more of [
    { app_alert: true },
    { ...live, asset: 'VALE3', type: 'V', strategy_id: 4 },
    { asset: 'ITUB4/BBDC4', strategy_id: 5, status: 'cancelled' },
    { ...live, strategy_id: 6, type_option: 'call', option_code: 'petrl390', strike: 39 },
    { ...live, asset: 'BGIX26', asset_type_id: 5, strategy_id: 8, status: 'finished', out_value: 40 },
  ]) {
    await create(more);
    clock.at += 86_400_000 / 2;
    staff = await logIn(api, user);
  }
});

const filters: FilterCases<typeof trades.listTrades> = {
  'trade.id': [[2147483647, 'false']],
  'trade.asset': [
    ['petr', "asset_key like '%petr%'"],
    ['L390', "option_code like '%L390%'"],
  ],
  'trade.type': [['V', "type = 'V'"]],
  'trade.status': [['live', "status = 'live'"]],
  'trade.strategy_id': [[6, 'strategy_id = 6']],
  'trade.asset_type_id': [[5, 'asset_type_id = 5']],
  'trade.date_in': [['2026-11-19', "date_in >= '2026-11-19T03:00Z'"]],
  'trade.finished_at': [['2026-11-24', "finished_at >= '2026-11-24T03:00Z'"]],
  'trade.created_at': [['2026-11-23', "created_at >= '2026-11-23T03:00Z'"]],
  'trade.app_alert': [
    ['true', 'app_alert'],
    ['false', 'not app_alert'],
  ],
};
const sorts: SortCases<typeof trades.listTrades> = {
  'trade.id': 'id',
  'trade.asset': 'asset_key',
  'trade.type': 'type',
  'trade.strategy_id': 'strategy_id',
  'trade.status': 'status',
  'trade.date_in': 'date_in',
  'trade.finished_at': 'finished_at',
  'trade.created_at': 'created_at',
  'trade.updated_at': 'updated_at',
};
const resource = { api, path: 'trades', staff: () => staff };
describeList<typeof trades.listTrades>({ ...resource, table: 'trade', filters, sorts, order: 'id desc', perPage: 2 });
describeRecord({
  ...resource,
  create: async () => ({
    id: (await create()).id,
    first: { stop_value: 37.29 },
    second: { status: 'cancelled' },
  }),
  action: 'Editar uma operação',
});

it('the trades file has names instead of codes', async () => {
  const file = await api.get(`${PATH}.csv?trade.strategy_id=4`, { as: staff });
  for (const name of ['Venda', 'Rastreador de Tendência', 'Ação']) expect(file.body).toContain(name);
});

it('a trade is created once per idempotency key, however often it is sent, and not with another body', async () => {
  const send = (more: object) => api.post(PATH, body({ asset: 'ONCE3', ...more }), { as: staff, key: 'one-attempt' });
  const answers = await Promise.all([1, 2, 3].map(() => send({})));
  answers.push(await send({}));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await db.selectFrom('trade').select('id').where('asset', '=', 'ONCE3').execute()).toHaveLength(1);
  expect((await send({ strategy_in_value: 40 })).json()).toMatchObject({ status: 422, code: 'idempotency_mismatch' });
});

describe('a trade', () => {
  it('is returned as saved, with its result and first trace', async () => {
    const made = await create({ ...live, weight: 0.5, stop_value: 37.12345678, expires_on: '', option_code: '' });
    expect(made).toMatchObject({
      type: 'C',
      asset: 'PETR4',
      quoted_as: 'PETR4',
      date_in: '2026-11-19T13:41:00.000Z',
      weight: 0.5,
      stop_value: 37.12345678,
      target_value: null,
      expires_on: null,
      option_code: null,
      result: -1.31,
      finished_at: null,
      revision: 1,
      event: null,
      create_message: false,
      contents: [],
      traces: [{ event: 'Operação criada em Andamento', status: 'live', in_value: 38.93, user_name: 'Rui Sampaio' }],
    });
    expect((await api.get(`${PATH}/${made.id}`, { as: staff })).json()).toEqual(made);
  });

  it("of an option is quoted by the option's code", async () => {
    const made = await create({ strategy_id: 6, type_option: 'put', option_code: 'valel620' });
    expect(made).toMatchObject({ asset: 'PETR4', option_code: 'VALEL620', quoted_as: 'VALEL620' });
  });

  it.each<[string, object, string, string]>([
    [
      'live without an entry',
      { status: 'live', date_in: '2026-11-19T10:41' },
      'in_value',
      'Operação NÃO pode estar em andamento sem valor de entrada.',
    ],
    [
      'live without the day of its entry',
      { status: 'live', in_value: 1 },
      'date_in',
      'Operação Necessita de uma Data de Entrada na Operação',
    ],
    [
      'entered at 0',
      { ...live, in_value: 0 },
      'in_value',
      'Operação NÃO pode estar em andamento sem valor de entrada.',
    ],
    [
      'finished without an exit',
      { ...live, status: 'finished' },
      'out_value',
      'Operação NÃO pode estar finalizada sem valor de entrada e de saída.',
    ],
    [
      'in RP without its value',
      { ...live, status: 'rp' },
      'rp_value',
      'Operação NÃO pode estar em RP sem valor de entrada e de RP.',
    ],
    ['of too short an asset', { asset: 'PE' }, 'asset', 'Texto deve ser mais longo.'],
    ['of no strategy', { strategy_id: 3 }, 'strategy_id', 'Selecione uma opção.'],
    ['of no kind of asset', { asset_type_id: 8 }, 'asset_type_id', 'Selecione uma opção.'],
    ['that neither buys nor sells', { type: 'X' }, 'type', 'Selecione uma opção.'],
    ['of an unknown status', { status: 'open' }, 'status', 'Selecione uma opção.'],
    ['with a negative value', { stop_value: -1 }, 'stop_value', 'Valor inválido.'],
    ['with nine decimals', { stop_value: 0.123456789 }, 'stop_value', 'Use até 8 casas decimais.'],
    ['of no moment', { valid_date: '2026-02-30T10:00' }, 'valid_date', 'Essa não parece uma data válida.'],
    [
      'with too short a word for its entry',
      { valid_input_today: 'ok' },
      'valid_input_today',
      'Texto deve ser mais longo.',
    ],
  ])('%s is refused beside its field', async (_what, more, path, message) => {
    const { id } = await create();
    for (const answer of [await post(more), await edit(id, more)])
      expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, message }]]);
  });

  it('is validated as it will be, not only the fields sent', async () => {
    const { id } = await create(live);
    expect((await edit(id, { in_value: null })).statusCode).toBe(422);
    expect((await edit(id, { status: 'finished', out_value: 0 })).json()).toMatchObject({ result: -100 });
  });

  it('stores when it finished, and clears it when reopened', async () => {
    const { id } = await create(live);
    const finished = (await edit(id, { status: 'finished', out_value: 41 })).json<Trade>();
    expect(finished).toMatchObject({ finished_at: new Date(clock.at).toISOString(), result: 5.3172 });
    clock.at += 60_000;
    expect((await edit(id, { errata: 'Saída a 41,00.' })).json().finished_at).toBe(finished.finished_at);
    expect((await edit(id, { status: 'live' })).json().finished_at).toBeNull();
  });

  it('gets a trace for each change, titled by its editor or by what changed', async () => {
    const { id } = await create({ ...live, stop_value: 37 });
    await edit(id, { stop_value: 38, event: 'Stop sobe para a entrada' });
    await edit(id, { target_value: 42, errata: 'O alvo é 42,00.' });
    await edit(id, { target_value: 42 });
    await edit(id, { status: 'rp', rp_value: 40.33 });
    const { traces, revision } = (await api.get(`${PATH}/${id}`, { as: staff })).json<Trade>();
    expect(traces.map(({ event, status, stop_value }) => [event, status, stop_value])).toEqual([
      ['RP executado em 40,3300', 'rp', 38],
      ['Alvo 42,0000, Errata publicada', 'live', 38],
      ['Stop sobe para a entrada', 'live', 38],
      ['Operação criada em Andamento', 'live', 37],
    ]);
    expect(revision).toBe(4);
    expect((await edit(id, { event: 'ab' })).json().errors).toMatchObject([{ path: 'event' }]);
  });

  it('posts to the board on request', async () => {
    const { id } = await create();
    await edit(id, { ...live, event: 'Entrada <executada>', create_message: true });
    const { items } = (await api.get('/api/v1/trader-board', { as: staff })).json();
    expect(items[0].message).toBe(
      '<p><strong>PETR4 ST</strong>: Entrada &lt;executada&gt;.</p><p>Entrada 38,9300.</p>',
    );
  });

  it('is written by traders, read by content editors, and closed to others', async () => {
    const { id } = await create();
    for (const [role, read, write] of [
      ['trader', 200, 200],
      ['administrador', 200, 200],
      ['conteudo', 200, 403],
      ['financeiro', 403, 403],
      ['atendimento', 403, 403],
    ] as const) {
      const as = await logIn(api, await factory.staff(db, [role]));
      const asked = [await api.get(PATH, { as }), await api.get(`${PATH}/${id}`, { as })];
      const written = [await api.patch(`${PATH}/${id}`, { weight: 1 }, { as }), await api.post(PATH, body(), { as })];
      expect([role, ...asked.map(({ statusCode }) => statusCode)]).toEqual([role, read, read]);
      expect([role, ...written.map(({ statusCode }) => statusCode)]).toEqual([role, write, write]);
    }
  });
});
