import type { StaffRole } from '@mirante/domain/access.ts';
import type { FoundGroup } from '@mirante/domain/house/search.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { createFund, createFundCategory } from '../../testing/investments-factory.ts';
import { factory, logIn } from '../../testing/factory.ts';

const api = await testApi();
const { db } = api;

let admin: string;
let joao: { id: number; email: string; cpf: string };
let paymentId: number;
beforeAll(async () => {
  admin = await logIn(
    api,
    await factory.staff(db, ['administrador'], { name: 'Renata Brandão', email: 'renata@mirante.example' }),
  );
  joao = await factory.client(db, {
    name: 'João Ávila Conceição',
    email: 'joao.avila@exemplo.com.br',
    cpf: '52998224725',
    phone: '+5521998877665',
  });
  paymentId = (
    await factory.payment(db, joao.id, {
      id: undefined,
      vindi_code: 'sbx_7K2Q',
      code: 'f00d'.repeat(8),
      amount: 1188,
      discount: 594,
    } as never)
  ).id;
  await factory.coupon(db, { code: 'CONCEICAO10', percent: 10, qt: 3 });
  await factory.product(db, { name: 'Ações de Verão', code: 'acoes_verao' });
});

const find = async (q: string, as = admin): Promise<FoundGroup[]> =>
  (await api.get(`/api/v1/search?q=${encodeURIComponent(q)}`, { as })).json<FoundGroup[]>();
const titles = async (q: string, as?: string) =>
  (await find(q, as)).flatMap(({ kind, items }) => items.map(({ title }) => `${kind}: ${title}`));

describe('search finds a client', () => {
  it.each([
    ['the name without accents', 'joao avila'],
    ['the beginning of a name', 'joã'],
    ['a later name', 'conceicao joao'],
    ['the CPF with its mask', '529.982.247-25'],
    ['the CPF without it', '52998224725'],
    ['a part of the CPF', '529982'],
    ['the phone as people write it', '(21) 99887-7665'],
    ['the phone with the country', '+55 21 99887 7665'],
    ['the phone without the area’s code', '99887-7665'],
    ['the end of a phone', '7665'],
    ['the e-mail', 'joao.avila@exemplo.com.br'],
    ['the beginning of the e-mail', 'joao.avila@ex'],
  ])('by %s', async (_title, q) => {
    expect(await titles(q)).toContain('client: João Ávila Conceição');
  });

  it('by id, before those whose CPF or phone begins with it', async () => {
    const { items } = (await find(`#${String(joao.id).padStart(2, '0')}`))[0]!;
    expect(items[0]).toEqual({
      id: joao.id,
      title: 'João Ávila Conceição',
      detail: `joao.avila@exemplo.com.br · 529.982.247-25 · #${joao.id}`,
    });
  });

  it('by phone, naming the phone that matched', async () => {
    expect((await find('99887-7665'))[0]!.items[0]).toMatchObject({
      detail: `joao.avila@exemplo.com.br · 529.982.247-25 · (21) 99887-7665 · #${joao.id}`,
    });
  });

  it('whose name begins with the text before one that contains it', async () => {
    await factory.client(db, { name: 'Maria Zuleica Prado', created_at: new Date('2020-01-01') });
    await factory.client(db, { name: 'Zuleica Maria Prado', created_at: new Date('2019-01-01') });
    expect(await titles('zuleica')).toEqual(['client: Zuleica Maria Prado', 'client: Maria Zuleica Prado']);
  });

  it('but never a removed one', async () => {
    await factory.client(db, { name: 'Cliente Sumido', removed_at: api.services.now() });
    expect(await titles('sumido')).toEqual([]);
  });
});

it('search finds a payment by its id and by its codes', async () => {
  const expected = {
    id: paymentId,
    title: `Pagamento ${paymentId}`,
    detail: 'João Ávila Conceição · R$\u00a0594,00 · Pix · PENDENTE · sbx_7K2Q',
  };
  for (const q of ['sbx_7K2Q', 'sbx_7', 'f00d'.repeat(8)])
    expect((await find(q)).find(({ kind }) => kind === 'payment')?.items).toEqual([expected]);
  expect((await find(String(paymentId).padStart(2, '0'))).find(({ kind }) => kind === 'payment')?.items[0]).toEqual(
    expected,
  );
  expect(await titles('sbx%7')).toEqual([]);
});

it('search finds coupons, products and users by parts of their names', async () => {
  expect(await titles('ceicao1')).toEqual(['coupon: CONCEICAO10']);
  expect(await titles('acoes verao')).toEqual(['product: Ações de Verão']);
  expect(await titles('renata@')).toEqual(['user: Renata Brandão']);
  expect(await titles('brandao renata')).toEqual(['user: Renata Brandão']);
});

it('search finds a stock that has dividends by its code and its name', async () => {
  const product = (await factory.product(db)).id;
  await sql`
    with stock as (insert into stock (name, description) values ('Itaúsa', 'Uma holding.') returning id),
      code as (insert into stock_code (stock_id, code) select id, unnest(array['ITSA3', 'ITSA4']) from stock),
      portfolio as (insert into stock_portfolio (name, description, product_id) values ('Dividendos', 'Ações.', ${product}) returning id)
    insert into dividend (stock_portfolio_id, code, value, with_date, yield_on_payment, yield_on_cost, created_at, updated_at)
    select portfolio.id, paid.code, paid.value, '2026-11-20', 1, 1, ${api.services.now()}, ${api.services.now()}
    from portfolio, (values ('ITSA4', 0.21), ('ITSA4', 0.22), ('ITXX11', 1)) paid (code, value)`.execute(db);
  const as = await logIn(api, await factory.staff(db, ['conteudo']));
  expect(await find('itsa', as)).toEqual([
    { kind: 'stock', items: [{ id: expect.any(Number), title: 'Itaúsa', detail: 'ITSA3, ITSA4' }] },
    { kind: 'dividend', items: [{ id: expect.any(Number), title: 'ITSA4', detail: 'Itaúsa · 2 dividendos' }] },
  ]);
  expect(await titles('it', as)).toEqual(['stock: Itaúsa', 'dividend: ITSA4', 'dividend: ITXX11']);
  expect(await titles('taúsa', as)).toEqual(['stock: Itaúsa', 'dividend: ITSA4']);
  expect(await titles('itsa', await logIn(api, await factory.staff(db, ['atendimento'])))).toEqual([]);
});

it('search finds a fund by its name and its category', async () => {
  const category = await createFundCategory(db, 'Crédito privado');
  await createFund(db, category, [], { name: 'Jequitibá Debêntures', opened: false });
  const as = await logIn(api, await factory.staff(db, ['conteudo']));
  expect(await find('jequitiba cred', as)).toEqual([
    {
      kind: 'fund',
      items: [{ id: expect.any(Number), title: 'Jequitibá Debêntures', detail: 'Crédito privado · fechado' }],
    },
  ]);
});

it('search returns at most five results of each kind', async () => {
  for (let n = 0; n < 7; n += 1) await factory.client(db, { name: `Muitas Iguais ${n}` });
  expect((await find('muitas iguais'))[0]?.items).toHaveLength(5);
});

it.each<[StaffRole, string[]]>([
  ['administrador', ['client', 'coupon', 'user']],
  ['financeiro', ['client', 'coupon']],
  ['atendimento', ['client']],
  ['conteudo', []],
  ['trader', []],
])('search by %s returns only kinds that the role may list', async (role, kinds) => {
  await factory.staff(db, [], { name: 'Conceicao Usuária' });
  const as = await logIn(api, await factory.staff(db, [role], { name: 'Outra Pessoa' }));
  expect((await find('conceicao', as)).map(({ kind }) => kind)).toEqual(kinds);
});

it.each(['', 'a', ' b ', 'x'.repeat(121), 'a\u0000b'])('search refuses %j', async (q) => {
  expect((await api.get(`/api/v1/search?q=${encodeURIComponent(q)}`, { as: admin })).statusCode).toBe(400);
});

it.each(['%%', "' or 1=1", '\\\\', '__', '()', '🌞🌞', '....', '@@', '--'])('search takes %j literally', async (q) => {
  expect(await titles(q)).toEqual([]);
});
