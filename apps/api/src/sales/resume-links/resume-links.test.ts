import type { OwnRecords } from '@mirante/domain/people/account.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { purge } from '../../jobs/purge.ts';
import { removeClient } from '../../people/account-removal/remove-client.ts';
import { testApi, type TestApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { buy, signUpBody } from '../../testing/purchases.ts';
import { sendResumeLinks } from './send-resume-links.job.ts';

const HOUR = 3_600_000;
const clock = { now: new Date('2026-11-25T15:00:00Z') };
const api = await testApi({ now: () => clock.now });
const node = await testApi({ beside: api, now: () => clock.now });
const { db } = api;
const address = signUpBody().address!;

let n = 0;
let product: { id: number; code: string };
let typed: { name: string; email: string; phone: string };
beforeEach(async () => {
  await db.deleteFrom('resume_link').execute();
  product = await factory.product(db, { name: 'Mirante Completo' });
  typed = { name: 'Zebulina Matsuda', email: `zebulina-${(n += 1)}@exemplo.com.br`, phone: '(11) 95551-2345' };
});

const wait = (hours: number) => void (clock.now = new Date(clock.now.getTime() + hours * HOUR));
const start = async () => (await api.post('/api/v1/session', {})).json().key as string;
const ask = async (session_key: string, more: object = {}, on: TestApi = api) => {
  const answer = await on.post('/api/v1/resume-link', {
    ...typed,
    session_key,
    product_id: product.id,
    step: 1,
    ...more,
  });
  expect(answer.statusCode).toBe(204);
};
const asked = async (more: object = {}) => {
  const key = await start();
  await ask(key, more);
  return key;
};
const send = () => sendResumeLinks(api.services);
const mailsTo = async (email = typed.email) =>
  [...(await api.mails()), ...(await node.mails())].filter(
    (mail) => mail.to === email && /guardada/.test(mail.subject),
  );
const codeIn = (text: string) => /retomar-compra\/([\w-]+)\n/.exec(text)![1]!;
const mailedCode = async () => codeIn((await mailsTo())[0]!.text);
const open = (code: string) => api.post('/api/v1/resume-link/open', { code });
const left = () => db.selectFrom('resume_link').select(['session_key', 'mailed_at']).execute();

const ends: [string, (key: string) => Promise<unknown>][] = [
  ['the purchase', (session_key) => buy(api, { payment: { products: [product.id], session_key } })],
  ['a purchase elsewhere', () => buy(api, { client: { email: typed.email }, payment: { products: [product.id] } })],
  ['the end of sale', () => db.updateTable('product').set({ active: false }).where('id', '=', product.id).execute()],
];

describe('the resume link', () => {
  it('is mailed once, after an hour without a step, and says what it is for', async () => {
    const key = await asked();
    wait(0.9);
    await ask(key, { step: 2 });
    wait(0.9);
    await send();
    expect(await mailsTo()).toEqual([]);
    wait(0.2);
    await send();
    wait(50);
    await send();
    await ask(key, { step: 3, address });
    wait(2);
    await send();
    const [mail, ...others] = await mailsTo();
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Sua compra de Mirante Completo está guardada');
    const page = `${api.services.config.places.checkout}/#/retomar-compra/${await mailedCode()}`;
    expect(mail!.text).toContain(`Terminar a compra:\n${page}\n`);
    expect(mail!.text).toContain(`Apague o que foi digitado: ${page}/apagar`);
    expect(mail!.text).toContain('Nada foi cobrado.');
  });

  it('is mailed once by concurrent processes', async () => {
    const mine = [];
    for (let i = 0; i < 12; i += 1) {
      typed = { ...typed, email: `junto-${i}@exemplo.com.br` };
      mine.push(typed.email);
      await asked();
    }
    wait(2);
    await Promise.all([api, node, api, node].map(({ services }) => sendResumeLinks(services)));
    for (const email of mine) expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is not mailed without the request, or after the box was unticked', async () => {
    await api.post('/api/v1/cart-capi-event', { ...typed, products: [product.id], session_key: await start() });
    const key = await asked();
    await api.post('/api/v1/resume-link/withdraw', { session_key: key });
    wait(2);
    await send();
    expect(await mailsTo()).toEqual([]);
  });

  it.each(ends)('is closed by %s', async (_what, end) => {
    const mailed = await asked();
    wait(2);
    await send();
    const code = await mailedCode();
    expect((await open(code)).statusCode).toBe(200);
    await end(mailed);
    expect((await open(code)).json()).toMatchObject({ code: 'invalid_code' });
  });

  it("stays after another checkout's purchase, of this product too, and its own client's of another one", async () => {
    const key = await asked();
    await buy(api, { payment: { products: [product.id], session_key: await start() } });
    const { id } = await factory.product(db);
    await buy(api, { client: { email: typed.email }, payment: { products: [id] } });
    wait(2);
    await send();
    expect([await mailsTo(), await left()]).toMatchObject([[{ to: typed.email }], [{ session_key: key }]]);
  });

  it.each<[string, () => { status: 'canceled' } | { created_at: Date }]>([
    ['that was not paid', () => ({ status: 'canceled' })],
    ['made before it', () => ({ created_at: new Date(+clock.now - HOUR) })],
  ])('stays after an order of its client %s', async (_what, row) => {
    await asked();
    const { payment_id } = (
      await buy(api, { client: { email: typed.email }, payment: { products: [product.id] } })
    ).json();
    await db.updateTable('payment').set(row()).where('id', '=', payment_id).execute();
    wait(2);
    await send();
    expect(await mailsTo()).toHaveLength(1);
  });

  it('is deleted by the purchase of its checkout, with what was typed', async () => {
    await buy(api, { payment: { products: [product.id], session_key: await asked() } });
    expect(await left()).toEqual([]);
  });

  it('is not stored again for a purchase', async () => {
    const session_key = await start();
    await buy(api, { payment: { products: [product.id], session_key } });
    await ask(session_key);
    expect(await left()).toEqual([]);
  });

  it.each(ends)('is not mailed after %s', async (_what, end) => {
    await end(await asked());
    wait(2);
    await send();
    expect([await mailsTo(), await left()]).toEqual([[], []]);
  });

  it("stays beside that of a newer checkout under the same address, which may be a stranger's", async () => {
    const own = await asked();
    wait(0.5);
    const newer = await asked({ name: 'Outra Pessoa' });
    wait(2);
    await send();
    const opened = await Promise.all((await mailsTo()).map(async (mail) => (await open(codeIn(mail.text))).json()));
    expect(opened.map(({ session_key }) => session_key)).toEqual(expect.arrayContaining([own, newer]));
    expect(opened.find(({ session_key }) => session_key === own)).toMatchObject({ name: typed.name });
  });

  it('opens what was typed, from anywhere, and neither CPF nor account', async () => {
    const known = await factory.client(db, { email: typed.email });
    const key = await asked({ name: 'Outra Pessoa', product_id: (await factory.product(db)).id });
    await ask(key, { step: 3, address, coupon_code: 'MIRANTE50' });
    wait(2);
    await send();
    const answer = await open(await mailedCode());
    expect(answer.json()).toEqual({
      ...typed,
      phone: '+5511955512345',
      session_key: key,
      product: product.code,
      step: 3,
      coupon_code: 'MIRANTE50',
      address: expect.objectContaining({ address: address.address }),
    });
    expect(answer.body).not.toContain(known.cpf);
  });

  it('ends after seven days, on denial, and when the address is replaced', async () => {
    const key = await asked();
    wait(2);
    await send();
    const code = await mailedCode();
    await ask(key, { email: `nova-${typed.email}` });
    expect((await open(code)).statusCode).toBe(422);
    expect((await api.post('/api/v1/resume-link/deny', { code: 'desconhecido' })).statusCode).toBe(204);
    typed = { ...typed, email: `terceira-${typed.email}` };
    const denied = await asked();
    wait(2);
    await send();
    const other = await mailedCode();
    await api.post('/api/v1/resume-link/deny', { code: other });
    await ask(denied);
    expect([(await open(other)).statusCode, (await left()).map((row) => row.session_key)]).toEqual([422, [key]]);
    typed = { ...typed, email: `quarta-${typed.email}` };
    const again = await asked();
    wait(2);
    await send();
    const last = await mailedCode();
    wait(7 * 24 - 1);
    await ask(again, { step: 2 });
    expect((await open(last)).statusCode).toBe(200);
    wait(1);
    expect((await open(last)).statusCode).toBe(422);
  });

  it('is deleted by the purge once it expired', async () => {
    await asked();
    wait(7 * 24 - 1);
    await purge(api.services);
    expect(await left()).toHaveLength(1);
    wait(2);
    await send();
    expect(await mailsTo()).toEqual([]);
    await purge(api.services);
    expect(await left()).toEqual([]);
  });

  it('stores neither the code nor what was typed in clear', async () => {
    await asked({ step: 3, address });
    wait(2);
    await send();
    const code = await mailedCode();
    const dump = JSON.stringify(await db.selectFrom('resume_link').selectAll().execute());
    for (const text of [typed.name, typed.email, '95551', address.address, code]) expect(dump).not.toContain(text);
  });

  it('is in the export of the confirmed address, and removed with the account, also after a new key', async () => {
    const SECRETS_KEY = ['a new key', ...api.services.config.secretsKeys].join('\n\n');
    const rekeyed = await testApi({ beside: api, now: () => clock.now, env: { SECRETS_KEY } });
    const client = await factory.client(db, { email: typed.email });
    await ask(await asked({ email: `errada-${typed.email}` }));
    const exported = async () =>
      (await rekeyed.get('/api/v1/client/export', { as: await logIn(rekeyed, client) })).json<OwnRecords>().tables
        .resume_link;
    const confirm = (at: Date | null) =>
      db.updateTable('client').set({ email_confirmed_at: at }).where('id', '=', client.id).execute();
    await confirm(null);
    expect(await exported()).toEqual([]);
    await confirm(clock.now);
    expect(await exported()).toMatchObject([{ step: 1, draft: { name: typed.name } }]);
    await removeClient(rekeyed.services, client.id);
    expect(await left()).toEqual([]);
    // The farewell is sealed by the new key.
    expect((await rekeyed.mails()).map(({ to }) => to)).toContain(typed.email);
  });

  it('is mailed to an address three times a day, whoever types it', async () => {
    const strict = await testApi({ beside: api, now: () => clock.now, env: { RATE_LIMIT_FACTOR: '1' } });
    for (let i = 0; i < 5; i += 1) {
      await asked();
      wait(2);
      await sendResumeLinks(strict.services);
    }
    expect((await strict.mails()).filter(({ to }) => to === typed.email)).toHaveLength(3);
  });

  it('under a used-up limit, answers alike for every address of its checkout, and a corrected one ends it', async () => {
    const strict = await testApi({ beside: api, now: () => clock.now, env: { RATE_LIMIT_FACTOR: '1' } });
    const key = await asked();
    wait(2);
    await send();
    const code = await mailedCode();
    const request = async (session_key: string, email: string) =>
      (await strict.post('/api/v1/resume-link', { ...typed, email, session_key, product_id: product.id, step: 1 }))
        .statusCode;
    for (let i = 0; i < 20; i += 1) await request(await start(), typed.email);
    expect(await request(await start(), typed.email)).toBe(429);
    expect(await request(key, typed.email)).toBe(204);
    expect((await open(code)).statusCode).toBe(200);
    expect(await request(key, `certa-${typed.email}`)).toBe(204);
    expect((await open(code)).statusCode).toBe(422);
  });
});
