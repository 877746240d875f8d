import type { StaffRole } from '@mirante/domain/access.ts';
import type { ClientEntitlements, FoundItem, ItemEntitlement } from '@mirante/domain/house/client-entitlements.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { createContent } from '../../testing/content-factory.ts';
import { factory, logIn, PASSWORD, type Person } from '../../testing/factory.ts';

const now = new Date('2026-11-21T15:00:00Z');
const api = await testApi({ now: () => now });
const { db } = api;
const DAY = 86_400_000;
const at = (days: number) => new Date(now.getTime() + days * DAY);

/** Completo includes Carteiras, which includes Fundos. */
const ids: Record<string, number> = {};
const tokens = new Map<StaffRole, string>();
beforeAll(async () => {
  const codes = { Fundos: 'top_fundos', Carteiras: 'carteiras', Completo: 'completo', Curso: 'curso' };
  for (const [name, code] of Object.entries(codes)) ids[name] = (await factory.product(db, { name, code })).id;
  await factory.link(db, ids.Completo!, ids.Carteiras!);
  await factory.link(db, ids.Carteiras!, ids.Fundos!);
  for (const role of ['administrador', 'atendimento', 'financeiro', 'conteudo'] as const)
    tokens.set(role, await logIn(api, await factory.staff(db, [role])));
});

const get = (path: string, role: StaffRole = 'atendimento') =>
  api.get(`/api/v1/clients/${path}`, { as: tokens.get(role) });
const explain = async ({ id }: { id: number }) => (await get(`${id}/entitlements`)).json<ClientEntitlements>();
const explainItem = async ({ id }: { id: number }, item: string, role: StaffRole = 'atendimento') =>
  (await get(`${id}/entitlements/${item}`, role)).json<ItemEntitlement>();
const paid = async (client: Person, product: string, row: Parameters<typeof factory.payment>[2] = {}) => {
  const { id } = await factory.payment(db, client.id, { status: 'paid', ...row });
  await db.insertInto('payment_item').values({ payment_id: id, product_id: ids[product]!, amount: 1000 }).execute();
  return id;
};
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('what opens for a client', () => {
  it('names each product with its acquisition, or the products by which it is included, the longest lasting first', async () => {
    const ana = await factory.client(db);
    const whole = await factory.clientProduct(db, ana.id, ids.Completo!, { expires_at: at(100) });
    const part = await factory.clientProduct(db, ana.id, ids.Fundos!, { expires_at: at(30) });
    const { products } = await explain(ana);
    expect(names(products)).toEqual(['Completo', 'Carteiras', 'Fundos']);
    expect(
      products[2]!.openings.map(({ acquisition, path }) => [acquisition.id, acquisition.expires_at, names(path)]),
    ).toEqual([
      [whole, at(100).toISOString(), ['Completo', 'Carteiras', 'Fundos']],
      [part, at(30).toISOString(), ['Fundos']],
    ]);
  });

  it('says how each acquisition came about', async () => {
    const ana = await factory.client(db);
    const bought = {
      Completo: {},
      Carteiras: { method: 'courtesy' },
      Fundos: { type: 'renew' },
      Curso: { guest: true },
    } as const;
    for (const [product, row] of Object.entries(bought))
      await factory.clientProduct(db, ana.id, ids[product]!, { payment_id: await paid(ana, product, row) });
    const own = (await explain(ana)).products.map(({ name, openings }) => [
      name,
      openings.find(({ path }) => path.length === 1)!.acquisition.origin,
    ]);
    expect(Object.fromEntries(own)).toEqual({
      Completo: 'purchase',
      Carteiras: 'courtesy',
      Fundos: 'renewal',
      Curso: 'guest_order',
    });
    const bruno = await factory.client(db);
    const payment_id = await paid(bruno, 'Completo', { method: 'free' });
    await factory.clientProduct(db, bruno.id, ids.Completo!, { payment_id });
    await factory.clientProduct(db, bruno.id, ids.Curso!, { payment_id, expires_at: null });
    expect((await explain(bruno)).products.slice(0, 2).map(({ openings }) => openings[0]!.acquisition.origin)).toEqual([
      'free',
      'granted',
    ]);
  });

  it('names the products that open each area, or on sale would', async () => {
    const ana = await factory.client(db);
    await factory.clientProduct(db, ana.id, ids.Completo!);
    const areas = Object.fromEntries((await explain(ana)).areas.map(({ area, ...rest }) => [area, rest]));
    expect(names(areas.funds!.products)).toEqual(['Fundos']);
    expect(areas.funds!.opened_with).toEqual([]);
    expect(areas.trading).toEqual({ products: [], opened_with: [] });
    const closed = (await explain(await factory.client(db))).areas.find(({ area }) => area === 'funds')!;
    expect(closed).toMatchObject({
      products: [],
      opened_with: [{ name: 'Fundos' }, { name: 'Carteiras' }, { name: 'Completo' }],
    });
  });
});

describe('what does not open for a client', () => {
  it('says when it ended or is not paid, and what else that keeps closed', async () => {
    const ana = await factory.client(db);
    const { id: reason } = await db.selectFrom('cancel_reason').select('id').orderBy('id').executeTakeFirstOrThrow();
    await factory.clientProduct(db, ana.id, ids.Completo!, { expires_at: at(0), created_at: at(-365) });
    await factory.clientProduct(db, ana.id, ids.Fundos!, {
      status: 'cancelled',
      cancel_at: at(-5),
      cancel_reason_id: reason,
      created_at: at(-20),
    });
    const payment_id = (await factory.payment(db, ana.id)).id;
    await factory.clientProduct(db, ana.id, ids.Curso!, { status: 'pending_payment', payment_id, created_at: at(-1) });
    const { products, closed } = await explain(ana);
    expect(products).toEqual([]);
    expect(closed).toMatchObject([
      { product_name: 'Curso', reason: 'pending_payment', at: at(-1).toISOString(), payment_id, included: [] },
      { product_name: 'Fundos', reason: 'cancelled', at: at(-5).toISOString(), cancel_reason_name: expect.any(String) },
      {
        product_name: 'Completo',
        reason: 'expired',
        at: at(0).toISOString(),
        included: [{ name: 'Carteiras' }, { name: 'Fundos' }],
      },
    ]);
  });

  it('leaves out what was replaced, what opens otherwise, and all but the newest attempts', async () => {
    const ana = await factory.client(db);
    await factory.clientProduct(db, ana.id, ids.Completo!, { status: 'expired', expires_at: at(-1) });
    await factory.clientProduct(db, ana.id, ids.Completo!);
    await factory.clientProduct(db, ana.id, ids.Fundos!, { status: 'expired', expires_at: at(-1) });
    await factory.clientProduct(db, ana.id, ids.Curso!, { status: 'no_payment', created_at: at(-9) });
    await factory.clientProduct(db, ana.id, ids.Curso!, { status: 'expired', expires_at: at(-3), created_at: at(-8) });
    for (const day of [-2, -1])
      await factory.clientProduct(db, ana.id, ids.Curso!, { status: 'no_payment', created_at: at(day) });
    const { closed } = await explain(ana);
    expect(closed.map(({ product_name, reason, at: when }) => [product_name, reason, when])).toEqual([
      ['Curso', 'no_payment', at(-1).toISOString()],
      ['Curso', 'expired', at(-3).toISOString()],
    ]);
  });
});

describe('why a client cannot log in', () => {
  const accounts = [
    ['a confirmed account', {}, null, 200],
    ['an address not confirmed in time', { email_confirmed_at: null, created_at: at(-7) }, 'email_not_confirmed', 444],
    [
      'an address whose reader denied the account',
      { email: 'recusado-1@conta.invalid', email_confirmed_at: null, created_at: at(-7) },
      'email_released',
      444,
    ],
    ['an address to be confirmed', { email_confirmed_at: null, created_at: at(-6) }, null, 200],
    [
      'an expired temporary password',
      { must_change_password: true, password_expires_at: now },
      'password_expired',
      422,
    ],
    ['a temporary password', { must_change_password: true, password_expires_at: at(1) }, 'must_change_password', 200],
  ] as const;
  it.each(accounts)('%s: explained as the login treats it', async (_title, row, reason, status) => {
    const client = await factory.client(db, row);
    expect((await explain(client)).login_problem?.reason ?? null).toBe(reason);
    const login = await api.post('/api/v1/login', { email: client.email, password: PASSWORD });
    expect(login.statusCode).toBe(status);
  });
});

describe('why a client sees an item', () => {
  it('names the product it was made for, the acquisition that opens it, and the way there', async () => {
    const ana = await factory.client(db);
    const own = await factory.clientProduct(db, ana.id, ids.Completo!, { expires_at: null });
    const report = await createContent(db, 'report', [ids.Completo!, ids.Carteiras!, ids.Fundos!], {
      title: 'Cenário',
    });
    expect(await explainItem(ana, `report/${report}`)).toMatchObject({
      title: 'Cenário',
      problems: [],
      products: [{ name: 'Fundos' }],
      openings: [
        {
          acquisition: { id: own, expires_at: null },
          path: [{ name: 'Completo' }, { name: 'Carteiras' }, { name: 'Fundos' }],
        },
      ],
      closed: [],
      opened_with: [],
    });
  });

  it('names what ended and would open it, and what is on sale and would, the one it was made for first', async () => {
    const ana = await factory.client(db);
    await factory.clientProduct(db, ana.id, ids.Carteiras!, { status: 'expired', expires_at: at(-2) });
    await factory.clientProduct(db, ana.id, ids.Curso!, { status: 'expired', expires_at: at(-1) });
    const news = await createContent(db, 'news', [ids.Fundos!]);
    const answer = await explainItem(ana, `news/${news}`);
    expect(answer).toMatchObject({ problems: ['product'], openings: [], closed: [{ product_name: 'Carteiras' }] });
    expect(names(answer.opened_with)).toEqual(['Fundos', 'Carteiras', 'Completo']);
  });

  it('tells a product without the area from no product', async () => {
    const ana = await factory.client(db);
    await factory.clientProduct(db, ana.id, ids.Curso!);
    const { id } = await factory.stockPortfolio(db, ids.Curso!);
    const answer = await explainItem(ana, `stock_portfolio/${id}`);
    expect(answer).toMatchObject({
      area: 'recommended',
      problems: ['area'],
      openings: [{ path: [{ name: 'Curso' }] }],
    });
    expect(names(answer.opened_with)).toEqual(['Carteiras', 'Completo', 'Fundos']);
  });

  it('counts the product that comes with a purchase', async () => {
    const consultancy = await factory.product(db, { code: 'casa_consultoria', name: 'Consultoria' });
    const lifetime = await factory.product(db, { code: 'casa_vitalicio', name: 'Vitalício', active: false });
    const video = await createContent(db, 'video', [lifetime.id]);
    const answer = await explainItem(await factory.client(db), `video/${video}`);
    expect(answer.opened_with).toEqual([{ id: consultancy.id, name: 'Consultoria' }]);
  });
});

describe('the explanation is', () => {
  it('404 for a removed client, an unknown kind, and an unknown item', async () => {
    const removed = await factory.client(db, { removed_at: now });
    const ana = await factory.client(db);
    const base = `${ana.id}/entitlements`;
    for (const path of [`${removed.id}/entitlements`, `${base}/trade/1`, `${base}/toString/1`, `${base}/report/999999`])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  });

  it('about unpublished items only for those who may list them, in the search too', async () => {
    const { id } = await factory.client(db);
    const draft = await createContent(db, 'report', [ids.Fundos!], { title: 'Confidencial', draft: true });
    const later = await createContent(db, 'news', [ids.Fundos!], { title: 'Confidencial', date: at(1) });
    const old = await factory.stockPortfolio(db, ids.Fundos!, { name: 'Confidente antiga', active: false });
    const open = await factory.stockPortfolio(db, ids.Fundos!, { name: 'Confidente nova' });
    const search = async (role: StaffRole) =>
      (await api.get('/api/v1/entitled-items?q=confid', { as: tokens.get(role) }))
        .json<FoundItem[]>()
        .map((item) => `${item.kind}/${item.id}`);
    const all = [`stock_portfolio/${old.id}`, `stock_portfolio/${open.id}`, `report/${draft}`, `news/${later}`];
    expect(await search('atendimento')).toEqual([all[1]]);
    expect(await search('administrador')).toEqual(all);
    for (const [n, item] of all.entries()) {
      expect((await get(`${id}/entitlements/${item}`)).statusCode).toBe(n === 1 ? 200 : 404);
      const { problems } = await explainItem({ id }, item, 'administrador');
      expect(problems).toEqual(
        [['inactive', 'product'], ['product'], ['draft', 'product'], ['scheduled', 'product']][n],
      );
    }
  });

  it('for those who may see clients', async () => {
    const { id } = await factory.client(db);
    for (const role of ['financeiro', 'conteudo'] as const)
      expect([role, (await get(`${id}/entitlements`, role)).statusCode]).toEqual([
        role,
        role === 'conteudo' ? 403 : 200,
      ]);
  });
});
