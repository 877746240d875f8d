import type { traderBoard } from '@mirante/contract/trading/trader-board.ts';
import type { TraderMessage } from '@mirante/domain/trading/trader-message.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import type { FilterCases, SortCases } from '../../testing/lists.ts';
import { describeList, describeRecord } from '../../testing/resource-suite.ts';

const clock = { at: testNow().getTime() - 4 * 86_400_000 };
const api = await testApi({ now: () => new Date(clock.at) });
const { db } = api;
const PATH = '/api/v1/trader-board';
let staff: string;
const create = (more: object = {}) =>
  api.post(PATH, { message: '<p>Atenção ao <em>índice</em>.</p>', ...more }, { as: staff });

beforeAll(async () => {
  const user = await factory.staff(db, ['trader']);
  staff = await logIn(api, user);
  for (const message of [
    '<p>Bom dia.</p>',
    '<p><em>Dólar</em> em queda.</p>',
    '<p>Sem operações.</p>',
    '<p>Fim.</p>',
  ]) {
    await create({ message, app_alert: message.includes('Fim') });
    clock.at += 86_400_000;
    staff = await logIn(api, user);
  }
});

const filters: FilterCases<typeof traderBoard.listTraderMessages> = {
  'trader_message.id': [[2147483647, 'false']],
  'trader_message.filter': [
    ['DOLAR em', "message like '%Dólar%'"],
    ['em>', 'false'],
  ],
  'trader_message.created_at': [['2026-11-23', "created_at >= '2026-11-23T03:00Z'"]],
  'trader_message.app_alert': [
    ['true', 'app_alert'],
    ['false', 'not app_alert'],
  ],
};
const sorts: SortCases<typeof traderBoard.listTraderMessages> = {
  'trader_message.id': 'id',
  'trader_message.created_at': 'created_at',
  'trader_message.updated_at': 'updated_at',
};
const resource = { api, path: 'trader-board', staff: () => staff };
describeList<typeof traderBoard.listTraderMessages>({
  ...resource,
  table: 'trader_message',
  filters,
  sorts,
  order: 'id desc',
  perPage: 2,
});
describeRecord({
  ...resource,
  create: async () => ({
    id: (await create()).json<TraderMessage>().id,
    first: { message: '<p>Outra.</p>' },
    second: { app_alert: true },
  }),
  action: 'Editar uma mensagem do mural',
});

describe('a message of the traders’ board', () => {
  it('contains only allowed markup', async () => {
    const { message } = (
      await create({ message: '<p onclick="x()">Oi<script>alert(1)</script> <a href="javascript:x()">aqui</a></p>' })
    ).json<TraderMessage>();
    expect(message).toBe('<p>Oi aqui</p>');
  });

  it.each([
    ['', 'Por favor escreva um texto aqui.'],
    ['<p> </p>', 'Por favor escreva um texto aqui.'],
    [`<p>${'x'.repeat(8186)}</p>`, 'Texto longo demais.'],
  ])('is refused as %.20s', async (message, said) => {
    const answer = await create({ message });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path: 'message', message: said }]]);
  });

  it('alerts with what fits of a long text, marked as cut, and no half of an emoji', async () => {
    await factory.product(db, { code: 'full_trader' });
    const { id } = (
      await create({ message: `<p>${'x'.repeat(3190)}${'🚀'.repeat(40)}</p>`, app_alert: true })
    ).json<TraderMessage>();
    const { message } = await db
      .selectFrom('notification')
      .select('message')
      .where('content_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(message).toBe(`${'x'.repeat(3190)}🚀…`);
  });

  it('is open to traders alone', async () => {
    for (const role of ['conteudo', 'financeiro', 'atendimento'] as const) {
      const as = await logIn(api, await factory.staff(db, [role]));
      expect((await api.get(PATH, { as })).statusCode).toBe(403);
    }
  });
});
