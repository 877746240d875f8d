import type { ChildProcess } from 'node:child_process';
import { addDays, addMonths, dayInSaoPaulo, startOfDay } from '@mirante/domain/dates.ts';
import { day } from '@mirante/domain/format.ts';
import type { Payment } from '@mirante/domain/sales/payment.ts';
import type { SessionDetails } from '@mirante/domain/access/session.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDb, type Db } from '../../database/db.ts';
import type { Mail } from '../../gateways/mail/port.ts';
import { freePort, kill, startApi } from '../../testing/api-process.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { factory } from '../../testing/factory.ts';
import { card, cards, signUpBody } from '../../testing/purchases.ts';
import type { Purchased } from '../../sales/purchases/order.ts';

let database: TestDatabase;
let catalogue: Db;
let ports: number[];
let nodes: ChildProcess[] = [];
let product: { id: number; code: string };
beforeAll(async () => {
  database = await freshDatabase();
  catalogue = openDb({ url: database.url, size: 1 });
  product = await factory.product(catalogue, { name: 'Carteiras', code: 'carteiras' });
  await factory.link(catalogue, product.id, (await factory.product(catalogue, { code: 'fundos' })).id);
  ports = [await freePort(), await freePort()];
  nodes = await Promise.all(ports.map(start));
  // At a noon, as a midnight would pass between two calls that belong together.
  const noon = startOfDay(addDays(await today(), 1)).getTime() + 12 * 3_600_000;
  await advance(`PT${Math.round((noon - (await clock()).getTime()) / 1000)}S`);
});
afterAll(async () => {
  await Promise.all(nodes.map(kill));
  await catalogue.destroy();
  await database.drop();
});
const start = (port: number) => startApi(database.url, port, { RUN_JOBS: 'true' });

let calls = 0;
interface Asking {
  body?: object;
  as?: string;
}
/** Calls alternate between the two processes. */
async function call<T = unknown>(
  method: string,
  path: string,
  { body, as }: Asking = {},
): Promise<{ status: number; body: T }> {
  calls += 1;
  const headers = { ...(body && { 'content-type': 'application/json' }), ...(as && { authorization: `Bearer ${as}` }) };
  const response = await fetch(`http://127.0.0.1:${ports[calls % 2]}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as T) : (undefined as T) };
}
const goodCard = () => card(cards.approved, new Date());
const get = async <T>(path: string, as?: string): Promise<T> =>
  (await call<T>('GET', path, { ...(as && { as }) })).body;
const soon = (check: () => Promise<void>) => vi.waitFor(check, { interval: 50 });

const clock = async () => new Date((await get<{ now: string }>('/sandbox/clock')).now);
const today = async () => dayInSaoPaulo(await clock());
const advance = async (span: string) =>
  expect((await call('POST', '/sandbox/clock', { body: { advance: span } })).status).toBe(200);
async function goTo(then: string): Promise<void> {
  await advance(`P${(Date.parse(then) - Date.parse(await today())) / 86_400_000}D`);
  expect(await today()).toBe(then);
}

/** A subscriber, and their view. */
async function subscriber() {
  const body = signUpBody({ payment: { products: [product.id] } });
  const { email, password } = body.client;
  const { payment_id } = (await call<Purchased>('POST', '/api/v1/clients', { body })).body;
  const logIn = async (): Promise<string> =>
    (await call<{ token: string }>('POST', '/api/v1/login', { body: { email, password } })).body.token;
  const mails = async () => (await get<Mail[]>(`/sandbox/mail.json?to=${email}`)).toReversed();
  const about = async (words: RegExp) => (await mails()).filter(({ subject }) => words.test(subject));
  /** The mails since the last check, in any order, since the queue sends several at a time. */
  let known = 0;
  const gotMails = async (...subjects: string[]) => {
    await soon(async () =>
      expect(
        (await mails())
          .slice(known)
          .map(({ subject }) => subject)
          .toSorted(),
      ).toEqual(subjects.toSorted()),
    );
    known += subjects.length;
  };
  const pay = async (id: number) => {
    const { vindi_code } = await get<Payment>(`/api/v1/client/payments/${id}`, await logIn());
    expect((await call('POST', `/sandbox/charges/${vindi_code}/pay`)).status).toBe(200);
    await soon(async () =>
      expect((await get<Payment>(`/api/v1/client/payments/${id}`, await logIn())).status).toBe('paid'),
    );
  };
  const owns = async () =>
    (await get<SessionDetails>('/api/v1/client/details', await logIn())).entitlements?.toSorted();
  const renew = async (payment: object) =>
    call<Purchased>('POST', '/api/v1/client/renew-product', {
      as: await logIn(),
      body: { product_code: product.code, payment: { installments: 1, ...payment, products: [product.id] } },
    });
  const confirm = async () => {
    const [, code] = /confirmar-email\/([\w-]+)/.exec((await about(/Confirme seu email/))[0]!.text)!;
    expect((await call('POST', '/api/v1/confirm-email', { body: { code } })).status).toBe(204);
  };
  return { payment_id, logIn, about, gotMails, pay, owns, renew, confirm };
}

it(
  'a simulated year: purchases, payments, reminders, a renewal, an expiry and a return',
  { timeout: 180_000 },
  async () => {
    const began = await today();
    const [ana, bia] = [await subscriber(), await subscriber()];
    for (const who of [ana, bia]) {
      await who.gotMails('Boas-vindas! Confirme seu email na Mirante', 'Seu Pix está esperando');
      await who.confirm();
      expect(await who.owns()).toEqual([]);
      await who.pay(who.payment_id);
      await who.gotMails('Pagamento confirmado');
      expect(await who.owns()).toEqual(['carteiras', 'fundos']);
    }
    const last = addMonths(began, 12);
    expect((await ana.about(/Pagamento/))[0]!.text).toContain(`• Carteiras, até ${day(last)}`);

    const session = await ana.logIn();
    await goTo(addDays(last, -31));
    expect((await call('GET', '/api/v1/client/details', { as: session })).status).toBe(401);
    await goTo(addDays(last, -30));
    for (const who of [ana, bia]) await who.gotMails('Faltam 30 dias para o fim da sua assinatura de Carteiras');

    await Promise.all(nodes.map(kill));
    nodes = await Promise.all(ports.map(start));
    expect(await today()).toBe(addDays(last, -30));

    await goTo(addDays(last, -7));
    for (const who of [ana, bia]) await who.gotMails('Faltam 7 dias para o fim da sua assinatura de Carteiras');
    const renewal = await ana.renew({ method: 'pix' });
    expect(renewal.status).toBe(200);
    await ana.gotMails('Seu Pix está esperando');
    await ana.pay(renewal.body.payment_id);
    await ana.gotMails('Pagamento confirmado');
    expect((await ana.about(/Pagamento/)).at(-1)!.text).toContain(
      `A sua assinatura está renovada:\n• Carteiras, até ${day(addMonths(last, 12))}`,
    );

    await goTo(addDays(last, -1));
    await bia.gotMails('Sua assinatura de Carteiras termina amanhã');
    await goTo(last);
    await bia.gotMails('Sua assinatura de Carteiras termina hoje');
    expect([await ana.owns(), await bia.owns()]).toEqual([
      ['carteiras', 'fundos'],
      ['carteiras', 'fundos'],
    ]);

    await goTo(addDays(last, 1));
    expect([await ana.owns(), await bia.owns()]).toEqual([['carteiras', 'fundos'], []]);
    expect(await get('/api/v1/client/products', await bia.logIn())).toMatchObject([{ status: 'expired' }]);
    expect((await bia.renew(goodCard())).body).toMatchObject({ status: 409, code: 'not_renewable' });
    const back = await call('POST', '/api/v1/client/products', {
      as: await bia.logIn(),
      body: { ...goodCard(), products: [product.id] },
    });
    expect(back.status).toBe(200);
    await bia.gotMails('Pagamento confirmado');
    expect((await bia.about(/Pagamento/)).at(-1)!.text).toContain(
      `• Carteiras, até ${day(addMonths(addDays(last, 1), 12))}`,
    );
    expect(await bia.owns()).toEqual(['carteiras', 'fundos']);

    await goTo(addDays(addMonths(last, 12), -30));
    await ana.gotMails('Faltam 30 dias para o fim da sua assinatura de Carteiras');
    await bia.gotMails();
    expect(await ana.about(/Pagamento confirmado/)).toHaveLength(2);
  },
);
