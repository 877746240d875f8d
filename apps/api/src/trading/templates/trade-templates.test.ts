import type { tradeTemplates } from '@mirante/contract/trading/trade-templates.ts';
import type { TradeTemplate } from '@mirante/domain/trading/trade-template.ts';
import { beforeAll, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { describeList, describeRecord } from '../../testing/resource-suite.ts';

const api = await testApi();
const PATH = '/api/v1/trade-templates';
let staff: string;
let made = 0;
const body = (more: object = {}) => ({
  name: `Swing ${(made += 1)}`,
  strategy_id: 2,
  asset_type_id: 1,
  distance_unit: 'percent',
  stop_distance: 3.5,
  target_distance: 7,
  valid_input_today: 'Até {entrada}',
  ...more,
});
const create = (more?: object) => api.post(PATH, body(more), { as: staff });
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(api.db, ['trader']));
  for (const more of [{ name: 'Índice', strategy_id: 1 }, { name: 'boi' }, { name: 'Café' }]) await create(more);
});

const resource = { api, path: 'trade-templates', staff: () => staff };
describeList<typeof tradeTemplates.listTradeTemplates>({
  ...resource,
  table: 'trade_template',
  filters: {
    'trade_template.name': [['indice', "name = 'Índice'"]],
    'trade_template.strategy_id': [[1, 'strategy_id = 1']],
  },
  sorts: {
    'trade_template.name': 'name_key',
    'trade_template.id': 'id',
    'trade_template.strategy_id': 'strategy_id',
  },
  order: 'name_key, id',
  perPage: 2,
});
describeRecord({
  ...resource,
  create: async () => ({ id: (await create()).json<TradeTemplate>().id, first: body(), second: body() }),
  action: 'Editar um modelo de operação',
});

it('a trade template stores its distances', async () => {
  expect((await create({ event: '', target_distance: '', app_alert: true })).json()).toMatchObject({
    stop_distance: 3.5,
    target_distance: null,
    rp_distance: null,
    event: null,
    app_alert: true,
    create_message: false,
  });
});

it("a trade template's name is unique, ignoring case and accents", async () => {
  expect((await create({ name: 'INDICE' })).json()).toMatchObject({ status: 409, errors: [{ path: 'name' }] });
});

it('trade template: the same creation after a lost answer gets it, and is not refused for its own name', async () => {
  const own = body();
  const again = () => api.post(PATH, own, { as: staff, key: 'template-1' });
  const first = (await again()).json<TradeTemplate>();
  expect((await again()).json()).toEqual(first);
});
