import type { Audience, NotifiableKind, OwnNotification } from '@mirante/domain/messaging/notification.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { jobHandlers } from '../../job-handlers.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createFund, createStock } from '../../testing/investments-factory.ts';
import { listPage } from '../../testing/lists.ts';

const clock = { at: testNow().getTime() };
const now = () => new Date(clock.at);
const api = await testApi({ now });
const { db } = api;
const PATH = '/api/v1/notifications';
let staff: string;
let product: number;
let trader: number;
let other: number;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  product = (await factory.product(db)).id;
  for (const code of ['top_fundos', 'invista_em_acoes'])
    await factory.link(db, product, (await factory.product(db, { code })).id);
  other = (await factory.product(db)).id;
  trader = (await factory.product(db, { code: 'full_trader' })).id;
});

const stamps = () => ({ created_at: now(), updated_at: now() });
const message = async (text: string) =>
  (
    await db
      .insertInto('trader_message')
      // The first letter is bold: what is found is the text.
      .values({ message: `<p><strong>${text[0]}</strong>${text.slice(1)}</p>`, ...stamps() })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const portfolio = async (name: string, product_id: number) =>
  (
    await db
      .insertInto('portfolio')
      .values({ name, description: '<p>Longo prazo.</p>', product_id, ...stamps() })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const tables = {
  funds: 'fund',
  stock: 'stock',
  portfolio: 'portfolio',
  stockportfolio: 'stock_portfolio',
  trademessage: 'trader_message',
} as const;
type Kind = keyof typeof tables & NotifiableKind;
const make: Record<Kind, (name: string, of: number) => Promise<number>> = {
  funds: (name, of) => createFund(db, undefined, [of], { name }),
  stock: (name, of) => createStock(db, [of], { name }),
  portfolio,
  stockportfolio: async (name, of) => (await factory.stockPortfolio(db, of, { name })).id,
  trademessage: message,
};
const reader = async (...products: number[]) => {
  const client = await factory.client(db);
  for (const id of products) await factory.clientProduct(db, client.id, id);
  return { id: client.id, as: await logIn(api, client) };
};
const send = (content: Kind, content_id: number) =>
  api.post(
    PATH,
    { title: 'Veja', message: 'O que mudou.', content, content_id, products: [product, trader, other] },
    { as: staff },
  );
const run = async () => {
  clock.at += 30_000;
  await jobHandlers(api.services).publish({});
};
const own = async (as: string) =>
  (await listPage<OwnNotification>(api, '/api/v1/client/notifications', {}, as)).items.map(({ target }) => target);

describe.each(Object.keys(make) as Kind[])('a notification of a %s', (kind) => {
  const opener = () => (kind === 'trademessage' ? trader : product);

  it('about an unknown record is refused', async () => {
    expect((await send(kind, 999_999)).json()).toMatchObject({
      errors: [{ path: 'content_id', message: 'Conteúdo não encontrado.' }],
    });
  });

  it('is found by its name, with the products that include it', async () => {
    const id = await make[kind](`Achado ${kind}`, product);
    const found = await api.get(`${PATH}/contents?content=${kind}&filter=achado`, { as: staff });
    expect(found.json()).toMatchObject([{ id, title: `Achado ${kind}`, is_out: true, products: [opener()] }]);
    const audience = await api.get(`${PATH}/audience?content=${kind}&content_id=${id}`, { as: staff });
    const { products } = audience.json<Audience>();
    expect(products.filter(({ opens }) => opens).map((one) => one.id)).toEqual([opener()]);
  });

  it('reaches only those with access, as many as were counted, and says when its target was closed or removed since', async () => {
    const [one, two] = [await reader(opener()), await reader(other)];
    const id = await make[kind](`Aviso ${kind}`, product);
    const counted = await api.get(
      `${PATH}/audience?content=${kind}&content_id=${id}&products=${product},${trader},${other}`,
      { as: staff },
    );
    expect((await send(kind, id)).statusCode).toBe(200);
    await run();
    const { people } = await db
      .selectFrom('notification_recipient')
      .innerJoin('notification', 'notification.id', 'notification_id')
      .select((eb) => eb.fn.countAll<number>().as('people'))
      .where('notification.content', '=', kind)
      .where('notification.content_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(counted.json<Audience>().people).toBe(people);
    expect([await own(one.as), await own(two.as)]).toEqual([['open'], []]);
    await db.updateTable('client_product').set({ status: 'no_payment' }).where('client_id', '=', one.id).execute();
    expect(await own(one.as)).toEqual(['closed']);
    await db.deleteFrom(tables[kind]).where('id', '=', id).execute();
    expect(await own(one.as)).toEqual(['gone']);
  });
});

it.each(['funds', 'stock', 'portfolio', 'stockportfolio'] as const)(
  "a notification of a %s reaches only those to whom its page's area is open too",
  async (kind) => {
    const [both, without] = [await reader(other, product), await reader(other)];
    const id = await make[kind](`Sem área ${kind}`, other);
    const audience = await api.get(`${PATH}/audience?content=${kind}&content_id=${id}&products=${other}`, {
      as: staff,
    });
    const { people, products } = audience.json<Audience>();
    expect([people, products.find((one) => one.id === other)!.opens]).toEqual([1, false]);
    await send(kind, id);
    await run();
    expect([await own(both.as), await own(without.as)]).toEqual([['open'], []]);
    await db
      .updateTable('client_product')
      .set({ status: 'no_payment' })
      .where('client_id', '=', both.id)
      .where('product_id', '=', product)
      .execute();
    expect(await own(both.as)).toEqual(['closed']);
  },
);

it.each(['portfolio', 'stockportfolio'] as const)('a notification of an inactive %s is refused', async (kind) => {
  const id = await make[kind]('Encerrada', product);
  await db.updateTable(tables[kind]).set({ active: false }).where('id', '=', id).execute();
  expect((await send(kind, id)).json()).toMatchObject({
    errors: [{ path: 'content_id', message: 'Esta carteira está inativa.' }],
  });
});
