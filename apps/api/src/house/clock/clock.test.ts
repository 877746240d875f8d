import { addDays, addMonths, dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { describe, expect, it, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD, STRONG_PASSWORD } from '../../testing/factory.ts';
import { acquisitionsOf, buy } from '../../testing/purchases.ts';
import { limits } from '../../http/limits.ts';
import { create } from '../../access/mailed-links/mailed-link.store.ts';
import { millisecondsOf } from './duration.ts';

const api = await testApi({ now: 'real' });
const node = await testApi({ beside: api });
const { db } = api;
const read = async (on = api) => (await on.get('/sandbox/clock')).json<{ now: string; ahead_seconds: number }>();
const advance = (span: unknown, on = api) => on.post('/sandbox/clock', { advance: span });
const aheadOf = async (on = api) => (await read(on)).ahead_seconds;
const MINUTE = 60_000;

describe('the sandbox clock', () => {
  it('shows real time until it is advanced', async () => {
    expect(await aheadOf()).toBe(0);
    expect(Math.abs(Date.parse((await read()).now) - Date.now())).toBeLessThan(1000);
  });

  it.each([
    [90, 90],
    ['3600', 3600],
    ['PT35M', 2100],
    ['P1D', 86_400],
    ['P1W', 604_800],
    ['P1DT1H', 90_000],
  ])('advances by %j, in every process by the time of the answer', async (span, seconds) => {
    const before = await aheadOf();
    const answer = await advance(span);
    expect([answer.statusCode, answer.json().ahead_seconds]).toEqual([200, before + seconds]);
    expect(await aheadOf(node)).toBe(before + seconds);
    expect(node.services.now().getTime()).toBeGreaterThanOrEqual(Date.now() + (before + seconds) * 1000 - 1000);
  });

  it('advanced twice at the same time advances by both', async () => {
    const before = await aheadOf();
    await Promise.all([advance(60), advance(60, node)]);
    expect([await aheadOf(), await aheadOf(node)]).toEqual([before + 120, before + 120]);
  });

  it('keeps its offset after a restart', async () => {
    const fresh = await testApi({ beside: api });
    expect(await aheadOf(fresh)).toBe(await aheadOf());
  });

  it.each([
    [0],
    [-1],
    ['-P1D'],
    ['P-1D'],
    ['P'],
    ['PT'],
    ['P1DT'],
    ['1d'],
    ['P1.5D'],
    [''],
    [null],
    [true],
    [[60]],
    [{}],
    [Number.MAX_VALUE],
    ['P99999Y'],
    ['P11Y'],
    [0.0001],
  ])('refuses %j, and keeps its time', async (span) => {
    const before = await aheadOf();
    expect((await advance(span)).json()).toMatchObject({ status: 422, errors: [{ path: 'advance' }] });
    expect(await aheadOf()).toBe(before);
  });

  it('refuses another body', async () => {
    expect((await api.post('/sandbox/clock', { advance: 60, back: true })).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'back' }],
    });
    expect((await api.post('/sandbox/clock')).statusCode).toBe(422);
    expect((await api.post('/sandbox/clock', [60])).statusCode).toBe(422);
  });

  it("can be advanced on the sandbox's page too", async () => {
    const before = await aheadOf();
    expect((await api.get('/sandbox')).body).toContain('<button class="quiet-button" name="advance" value="P30D"');
    const answer = await api.inject({
      method: 'POST',
      url: '/sandbox/clock',
      payload: 'advance=PT1H',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sandbox']);
    expect(await aheadOf()).toBe(before + 3600);
  });
});

it('the sandbox clock does not exist in production, which uses real time whatever the database says', async () => {
  const https = {
    CHECKOUT_URL: 'https://a.example',
    CLIENT_URL: 'https://b.example',
    BACKOFFICE_URL: 'https://c.example',
    API_URL: 'https://d.example',
    PAYMENT_GATEWAY: 'vindi',
    VINDI_PRIVATE_KEY: 'key',
    VINDI_PRODUCT_ID: '1',
    WEBHOOK_SECRET: 'a-secret-of-the-address-0001',
    WEBHOOK_USER: 'vindi',
    WEBHOOK_PASSWORD: 'x',
    SECRETS_KEY: 'k'.repeat(32),
  };
  const production = await testApi({
    beside: api,
    env: { ...https, NODE_ENV: 'production', LOG_LEVEL: 'silent' },
  });
  for (const answer of [
    await production.get('/sandbox/clock'),
    await production.post('/sandbox/clock', { advance: 60 }),
    await production.get('/sandbox'),
    await production.get('/sandbox/mail.json'),
  ])
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  expect(Math.abs(production.services.now().getTime() - Date.now())).toBeLessThan(1000);
});

describe('the sandbox clock governs', () => {
  it('Pix charges and their reservations', async () => {
    const [product, coupon] = [await factory.product(db), await factory.coupon(db, { qt: 1 })];
    const { payment_id, pix_code } = (
      await buy(api, { payment: { products: [product.id], coupon_code: coupon.code } })
    ).json();
    const show = async () => (await node.get(`/api/v1/pix-qr-code/${pix_code}`)).json();
    expect(await show()).toMatchObject({ status: 'pending' });
    await advance('PT29M');
    expect(await show()).toMatchObject({ status: 'pending' });
    await advance('PT2M');
    expect(await show()).toMatchObject({ status: 'expired' });
    expect(await acquisitionsOf(api, payment_id)).toMatchObject([{ status: 'no_payment' }]);
    expect(await db.selectFrom('coupon').select('qt').where('id', '=', coupon.id).executeTakeFirst()).toEqual({
      qt: 1,
    });
  });

  it('coupons', async () => {
    const product = await factory.product(db);
    const { code } = await factory.coupon(db, { expires_at: new Date(api.services.now().getTime() + 10 * MINUTE) });
    const check = async () =>
      (
        await api.post('/api/v1/verify-coupon', {
          coupon_code: code,
          payment_method: 'pix',
          payment_context: 'signup',
          products: [product.id],
        })
      ).json().valid;
    expect(await check()).toBe(true);
    await advance('PT11M');
    expect(await check()).toBe(false);
  });

  it('the dates that forms accept', async () => {
    // Of age in two days.
    const birth_date = addMonths(addDays(dayInSaoPaulo(api.services.now()), 2), -18 * 12);
    const payment = { products: [(await factory.product(db)).id] };
    const signUp = async () => (await buy(api, { client: { birth_date }, payment })).statusCode;
    expect(await signUp()).toBe(422);
    await advance('P2D');
    expect(await signUp()).toBe(200);
  });

  it('mailed links', async () => {
    const code = await create(db, { ...(await factory.client(db)), purpose: 'reset', now: api.services.now() });
    await advance('PT11M');
    const answer = await api.post('/api/v1/password-reset/complete', { code, password: STRONG_PASSWORD });
    expect(answer.json()).toMatchObject({ status: 422, code: 'invalid_code' });
  });

  it.each([
    ['client', '/api/v1/client/details', 'PT11H', 'PT13H'],
    ['staff', '/api/v1/user', 'PT29M', 'PT31M'],
  ] as const)('idle sessions of a %s', async (kind, path, short, long) => {
    const person = await factory[kind](db);
    const [used, idle] = [await logIn(api, person), await logIn(api, person)];
    const ask = async (as: string) => (await node.get(path, { as })).statusCode;
    await advance(short);
    expect(await ask(used)).toBe(200);
    await advance(short);
    expect([await ask(used), await ask(idle)]).toEqual([200, 401]);
    await advance(long);
    expect(await ask(used)).toBe(401);
  });

  it('rate limits', async () => {
    const strict = await testApi({ beside: api, env: { RATE_LIMIT_FACTOR: '1' } });
    const { email } = await factory.client(db);
    const login = async (password: string) => (await strict.post('/api/v1/login', { email, password })).statusCode;
    for (let n = 0; n < limits['login-account'].max; n += 1) expect(await login('errada')).toBe(422);
    expect(await login(PASSWORD)).toBe(429);
    await advance('PT14M');
    expect(await login(PASSWORD)).toBe(429);
    await advance('PT2M');
    expect(await login(PASSWORD)).toBe(200);
  });

  it('every stored timestamp', async () => {
    const product = await factory.product(db);
    const coupon = await factory.coupon(db);
    const began = api.services.now();
    const { payment_id } = (await buy(api, { payment: { products: [product.id], coupon_code: coupon.code } })).json();
    const { code, client_id } = await db
      .selectFrom('payment')
      .select(['code', 'client_id'])
      .where('id', '=', payment_id)
      .executeTakeFirstOrThrow();
    const moments = await api.services.pool.query<{ at: Date }>(
      `select created_at as at from client where id = $1 union all select created_at from client_address where client_id = $1 union all select updated_at from client_address where client_id = $1
       union all select created_at from client_product where client_id = $1 union all select created_at from payment where client_id = $1 union all select created_at from mailed_link where client_id = $1
       union all select taken_at from coupon_use where payment_id = $2 union all select created_at from charge_attempt where reference = $3 union all select created_at from sandbox.charge where reference = $3`,
      [client_id, payment_id, code],
    );
    expect(moments.rows).toHaveLength(9);
    for (const { at } of moments.rows) expect(at.getTime()).toBeGreaterThanOrEqual(began.getTime());
  });
});

test('the sandbox clock advances by calendar years and months', () => {
  const DAY = 1440 * MINUTE;
  expect(millisecondsOf('P1Y', new Date('2027-11-21T12:00:00Z'))).toBe(366 * DAY);
  expect(millisecondsOf('P1M', new Date('2027-01-31T12:00:00Z'))).toBe(28 * DAY);
  expect(millisecondsOf('P1Y2M', new Date('2026-12-31T12:00:00Z'))).toBe((365 + 60) * DAY);
});
