import type { Dividend } from '@mirante/domain/investments/dividend.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { seedDemo } from '../../testing/lists.ts';

const api = await testApi();
const PATH = '/api/v1/dividends';
let staff: string;
beforeAll(async () => {
  await seedDemo(api, api.services.now());
  staff = await logIn(api, await factory.staff(api.db, ['conteudo']));
});
const dividend = {
  stock_portfolio_id: 1,
  code: 'LIMI3',
  value: 1,
  with_date: '2026-11-01',
  payment_date: '2026-11-10',
  yield_on_payment: 1,
  yield_on_cost: 1,
};
const create = (over: object) => api.post(PATH, { dividends: [{ ...dividend, ...over }] }, { as: staff });
const errorsOf = (answer: { statusCode: number; json(): { errors?: { path: string }[] } }) => [
  answer.statusCode,
  answer.json().errors?.map(({ path }) => path),
];

describe("a dividend beyond its column's limits is refused beside its field", () => {
  it.each(['yield_on_payment', 'yield_on_cost'])('%s from 1,000,000 on', async (field) => {
    for (const value of [1_000_000, 99_999_999])
      expect(errorsOf(await create({ [field]: value }))).toEqual([422, [`dividends[0].${field}`]]);
    expect((await create({ code: `MAX${field.length}`, [field]: 999_999.9999 })).statusCode).toBe(200);
  });

  it('with_date after the payment day that is stored', async () => {
    expect((await create({})).statusCode).toBe(200);
    const { items } = (await api.get(`${PATH}?dividend.code=LIMI3`, { as: staff })).json<{ items: Dividend[] }>();
    const { payment_date: _stored, ...rest } = dividend;
    const edit = (body: object) => api.patch(`${PATH}/${items[0]!.id}`, body, { as: staff });
    expect(errorsOf(await edit({ ...rest, with_date: '2026-11-11' }))).toEqual([422, ['with_date']]);
    expect((await edit({ ...rest, with_date: '2026-11-10' })).statusCode).toBe(200);
    expect((await edit({ ...rest, with_date: '2026-11-11', payment_date: null })).statusCode).toBe(200);
  });
});
