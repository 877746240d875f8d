import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createPaper } from '../../testing/investments-factory.ts';
import { describeRecord } from '../../testing/resource-suite.ts';

const api = await testApi();
const { db } = api;
const PATH = '/api/v1/dividends';
let staff: string;
let portfolio: number;
let made = 0;

beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  portfolio = (await factory.stockPortfolio(db, (await factory.product(db)).id)).id;
});

/** A new code in each row. */
const row = (more: object = {}) => ({
  stock_portfolio_id: portfolio,
  code: `AB${(made += 1)}X`,
  value: 0.21045678,
  with_date: '2026-11-20',
  payment_date: '2026-12-15',
  yield_on_payment: 2.05,
  yield_on_cost: 2.4125,
  ...more,
});
const create = (rows: readonly object[]) => api.post(PATH, { dividends: rows }, { as: staff });
const count = async () =>
  (
    await db
      .selectFrom('dividend')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

describe('creating dividends', () => {
  it('names the codes that no stock has', async () => {
    const { code } = await createPaper(db);
    const rows = [row({ code }), row({ code: 'TYPO3' }), row({ code: 'TYPO3', value: 1 })];
    expect((await create(rows)).json()).toEqual({ created: 3, unknown_codes: ['TYPO3'] });
  });

  it('accepts many at once, upper-cases the codes, and audits each', async () => {
    const before = await count();
    const rows = Array.from({ length: 200 }, () => row());
    const answer = await create([{ ...rows[0]!, code: ' itsa4 ', payment_date: null }, ...rows.slice(1)]);
    expect(answer.json()).toMatchObject({ created: 200 });
    expect(await count()).toBe(before + 200);
    const stored = await db.selectFrom('dividend').selectAll().where('code', '=', 'ITSA4').executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      value: 0.21045678,
      with_date: '2026-11-20',
      payment_date: null,
      yield_on_cost: 2.4125,
    });
    const changes = await api.get(`${PATH}/${stored.id}/changes`, { as: staff });
    expect(changes.json()).toMatchObject([
      { action: 'Criar dividendos', change: 'create', diff: { code: [null, 'ITSA4'] } },
    ]);
  });

  it.each([
    [{ code: 'AB' }, 'code', 'Código deve ter ao menos 3 caracteres.'],
    [{ code: null }, 'code', 'Campo obrigatório.'],
    [{ value: '1,5' }, 'value', 'Valor inválido.'],
    [{ value: 0 }, 'value', 'Deve ser maior que zero.'],
    [{ value: 0.123456789 }, 'value', 'Use até 8 casas decimais.'],
    [{ with_date: '2026-02-30' }, 'with_date', 'Essa não parece uma data válida.'],
    [{ payment_date: '2026-11-19' }, 'payment_date', 'Anterior à data com.'],
    [{ yield_on_payment: -1 }, 'yield_on_payment', 'Valor inválido.'],
    [{ yield_on_cost: undefined }, 'yield_on_cost', 'Campo obrigatório.'],
    [{ stock_portfolio_id: 2_147_483_647 }, 'stock_portfolio_id', 'Carteira não encontrada.'],
    [{ id: 7 }, 'id', 'Campo desconhecido.'],
  ])('refuses %j by its cell, and the valid ones with it', async (wrong, field, message) => {
    const before = await count();
    const answer = await create([row(), row(wrong)]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ path: `dividends[1].${field}`, message }] });
    expect(await count()).toBe(before);
  });

  it.each([[[]], ['[]'], [null], [[null]], [['{}']], [[[]]], [Array.from({ length: 301 }, () => row())]])(
    'refuses a body that is not a non-empty list',
    async (rows) => {
      expect((await api.post(PATH, { dividends: rows }, { as: staff })).statusCode).toBe(422);
    },
  );

  it('refuses a duplicate within the request, whatever its other cells', async () => {
    const before = await count();
    const one = row();
    const answer = await create([one, row(), { ...one, code: one.code.toLowerCase(), yield_on_cost: 9 }]);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'duplicated_dividends',
      detail: 'Existem dividendos duplicados.',
      errors: [{ path: 'dividends[2]', message: 'Repetido nesta lista.' }],
    });
    expect(await count()).toBe(before);
  });

  it('refuses all when one already exists', async () => {
    const one = row();
    await create([one]);
    const before = await count();
    const answer = await create([row(), one, row()]);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      detail: 'Existem dividendos duplicados.',
      errors: [{ path: 'dividends[1]', message: 'Já existe.' }],
    });
    expect(await count()).toBe(before);
  });

  it('is done once by concurrent requests with the same ones, in any order', async () => {
    const before = await count();
    const rows = Array.from({ length: 40 }, () => row());
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => create(n % 2 ? rows : rows.toReversed())));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    expect(await count()).toBe(before + 40);
  });
});

async function created() {
  const values = row();
  await create([values]);
  const { id } = await db.selectFrom('dividend').select('id').where('code', '=', values.code).executeTakeFirstOrThrow();
  return { id, values };
}
const edit = (id: number, body: object, version?: string) =>
  api.patch(`${PATH}/${id}`, body, { as: staff, ...(version && { headers: { 'if-match': `"${version}"` } }) });

describeRecord({
  api,
  path: 'dividends',
  staff: () => staff,
  action: 'Editar um dividendo',
  create: async () => {
    const { id, values } = await created();
    return { id, first: { ...values, value: 3.5 }, second: { ...values, value: 4 } };
  },
});

describe('one dividend', () => {
  it('keeps what an edit omits', async () => {
    const { id, values } = await created();
    expect((await edit(id, { value: 9.5 })).json()).toMatchObject({ id, code: values.code, value: 9.5 });
    expect((await edit(id, { payment_date: '2020-01-01' })).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'payment_date', message: 'Anterior à data com.' }],
    });
  });

  it('may have no payment date', async () => {
    const { id, values } = await created();
    expect((await edit(id, { ...values, payment_date: '' })).json()).toMatchObject({ id, payment_date: null });
  });

  it('cannot become a duplicate of another', async () => {
    const [a, b] = [await created(), await created()];
    const answer = await edit(b.id, a.values);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ detail: 'Existem dividendos duplicados.' });
    expect((await edit(b.id, { ...b.values, stock_portfolio_id: 2_147_483_647 })).json()).toMatchObject({
      errors: [{ path: 'stock_portfolio_id' }],
    });
  });

  it('can be created again after its removal', async () => {
    const { id, values } = await created();
    await api.delete(`${PATH}/${id}`, { as: staff });
    expect((await create([values])).statusCode).toBe(200);
  });
});
