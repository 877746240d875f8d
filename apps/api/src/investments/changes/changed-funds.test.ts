import { changeText } from '@mirante/domain/investments/change-words.ts';
import type { PortfolioChanges } from '@mirante/domain/investments/portfolio-change.ts';
import type { Portfolio } from '@mirante/domain/investments/portfolio.ts';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createFund, createFundCategory } from '../../testing/investments-factory.ts';

const HOUR = 3_600_000;
let at = testNow().getTime();
const api = await testApi({ now: () => new Date(at) });
const { db } = api;

it('portfolio changes: include the funds that entered and left an item that stays, by itself or in its category', async () => {
  const product = await factory.product(db, { code: 'top_fundos' });
  const client = await factory.client(db);
  await factory.clientProduct(db, client.id, product.id);
  const editor = await factory.staff(db, ['conteudo']);
  let staff = await logIn(api, editor);
  const reader = await logIn(api, client);
  const [kept, category] = [await createFundCategory(db, 'Multimercados'), await createFundCategory(db, 'Ações')];
  const [first, second, moved] = [
    await createFund(db, kept, [], { name: 'Crédito A' }),
    await createFund(db, kept, [], { name: 'Crédito B' }),
    await createFund(db, category, [], { name: 'Macro C' }),
  ];
  const items = [
    { name: 'Crédito', share: 50, funds: [first, moved], funds_categories: [] },
    { name: 'Ações', share: 30, funds: [], funds_categories: [category] },
    { name: 'Ouro', share: 20, funds: [first], funds_categories: [] },
  ];
  const body = { name: 'Fundos', description: 'Moderada', product_id: product.id, active: true };
  const { id } = (await api.post('/api/v1/portfolios', body, { as: staff })).json<Portfolio>();
  const replace = async (sent: object[]) =>
    (await api.put(`/api/v1/portfolios/${id}/items`, { items: sent }, { as: staff })).json<Portfolio>();
  const stored = (await replace(items)).items;
  at += HOUR;
  await api.post(`/api/v1/client/portfolios/${id}/read`, {}, { as: reader });
  at += HOUR;
  staff = await logIn(api, editor);
  await replace(items.map((item, n) => ({ ...item, id: stored[n]!.id, ...(n === 0 && { funds: [second, moved] }) })));
  await api.patch(`/api/v1/funds/${moved}`, { category_id: kept }, { as: staff });
  const { changes } = (
    await api.get(`/api/v1/client/portfolios/${id}/changes`, { as: reader })
  ).json<PortfolioChanges>();
  expect(changes.map(changeText)).toEqual([
    'Saiu Macro C de Ações',
    'Entrou Crédito B em Crédito',
    'Saiu Crédito A de Crédito',
  ]);
});
