import type { AuditEntry } from '@mirante/domain/house/audit.ts';
import type { StaffClient } from '@mirante/domain/people/client.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { openChange } from '../../access/mailed-links/seal-change.ts';
import { sendReset } from '../../access/mailed-links/mailed-link.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD, type Person } from '../../testing/factory.ts';
import { buy } from '../../testing/purchases.ts';

const api = await testApi();
const { db } = api;

let ana: Person & { cpf: string };
let as: string;
beforeEach(async () => {
  ana = await factory.client(db, { name: 'Ana Souza', phone: '+5511987654321' });
  as = await logIn(api, await factory.staff(db, ['atendimento']));
});
const seen = async () => (await api.get(`/api/v1/clients/${ana.id}`, { as })).json<StaffClient>();
const mailsTo = async (email: string) => (await api.mails()).filter(({ to }) => to === email);

describe('an erasure request', () => {
  const close = (body: object = { answer: 'A conta segue ativa, como combinado.' }) =>
    api.post(`/api/v1/clients/${ana.id}/erasure-request/close`, body, { as });
  beforeEach(async () => {
    await api.post(
      '/api/v1/client/erasure-request',
      { reason: 'Mudei de ideia', password: PASSWORD },
      { as: await logIn(api, ana) },
    );
  });

  it('is listed for staff, and answered once, by mail', async () => {
    expect((await seen()).erasure_request).toEqual({
      id: expect.any(Number),
      reason: 'Mudei de ideia',
      created_at: expect.any(String),
    });
    expect((await close({ answer: '' })).statusCode).toBe(422);
    expect([(await close()).statusCode, (await close()).statusCode]).toEqual([204, 404]);
    expect((await seen()).erasure_request).toBeNull();
    const mail = (await mailsTo(ana.email)).find(
      ({ subject }) => subject === 'Resposta ao seu pedido de exclusão de dados',
    );
    expect(mail?.text).toContain('A conta segue ativa, como combinado.');
  });

  it("changes nothing of another client's, whatever becomes of it", async () => {
    const bruno = await factory.client(db);
    const path = '/api/v1/client/erasure-request';
    const ask = async (by: Person, reason: string) =>
      api.post(path, { reason, password: PASSWORD }, { as: await logIn(api, by) });
    await ask(bruno, 'Dele.');
    await ask(ana, 'Dela.');
    await api.delete(path, { as: await logIn(api, ana) });
    await ask(ana, 'Dela, de novo.');
    expect((await close()).statusCode).toBe(204);
    const rows = db.selectFrom('erasure_request').select(['reason', 'closed_at']).where('client_id', '=', bruno.id);
    expect(await rows.execute()).toEqual([{ reason: 'Dele.', closed_at: null }]);
  });

  it('is closed by removing the account', async () => {
    await api.delete(`/api/v1/clients/${ana.id}`, { as });
    const open = await db
      .selectFrom('erasure_request')
      .select('id')
      .where('client_id', '=', ana.id)
      .where('closed_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });
});

describe('a change typed in a purchase for an existing account', () => {
  let change: StaffClient['pending_changes'][number];
  let typed: { email: string; password: string };
  let code: string;
  const at = (id = change.id) => `/api/v1/clients/${ana.id}/pending-changes/${id}`;
  beforeEach(async () => {
    typed = { email: `typed-${ana.id}@exemplo.com.br`, password: 'digitada' };
    const product = await factory.product(db);
    const bought = await buy(api, {
      client: { cpf: ana.cpf, phone: '+5511911112222', ...typed },
      payment: { products: [product.id] },
    });
    if (bought.statusCode !== 200) throw new Error(bought.body);
    code = /confirmar-email\/([\w-]{43})/.exec(
      (await mailsTo(ana.email)).find(({ text }) => text.includes('confirmar-email'))!.text,
    )![1]!;
    change = (await seen()).pending_changes[0]!;
  });

  it('is visible to staff for a day, without the password', () => {
    expect(change).toMatchObject({
      change: { email: typed.email, phone: '+5511911112222', address: { zipcode: '01310100', complement: null } },
    });
    expect(Object.keys(change)).toEqual(['id', 'created_at', 'expires_at', 'change']);
  });

  it('is applied when staff confirm it, except the password; the address needs confirmation, and sessions end', async () => {
    const session = await logIn(api, ana);
    const bruno = await factory.client(db, { phone: '+5511933334444' });
    await sendReset(api.services, db, bruno);
    expect((await api.post(`${at()}/confirm`, undefined, { as })).statusCode).toBe(204);
    const ofOther = db
      .selectFrom('mailed_link')
      .innerJoin('client', 'client.id', 'client_id')
      .where('client_id', '=', bruno.id);
    expect(await ofOther.select(['used_at', 'phone']).execute()).toEqual([{ used_at: null, phone: '+5511933334444' }]);
    expect((await api.get('/api/v1/client/details', { as: session })).statusCode).toBe(401);
    expect(await seen()).toMatchObject({
      email: typed.email,
      email_confirmed_at: null,
      phone: '+5511911112222',
      address: { zipcode: '01310100' },
      pending_changes: [],
    });
    expect([
      (await api.post('/api/v1/login', typed)).statusCode,
      (await api.post('/api/v1/login', { ...typed, password: PASSWORD })).statusCode,
    ]).toEqual([422, 200]);
    for (const email of [ana.email, typed.email])
      expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Seus dados foram alterados');
  });

  it('is confirmed once, by staff or by the owner', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => api.post(`${at()}/confirm`, undefined, { as })),
      api.post('/api/v1/confirm-email', { code }),
    ]);
    expect(answers.slice(0, 10).filter(({ statusCode }) => statusCode === 204).length).toBeLessThanOrEqual(1);
    expect(answers.every(({ statusCode }) => [204, 404].includes(statusCode))).toBe(true);
  });

  it('is stored encrypted per client; one that an older node stored in clear can be confirmed too', async () => {
    const kept = () =>
      db.selectFrom('mailed_link').select('change').where('id', '=', change.id).executeTakeFirstOrThrow();
    const sealed = (await kept()).change;
    expect(sealed).toEqual({ sealed: expect.any(String) });
    expect(openChange(api.services.config, ana.id, sealed!)).toMatchObject({
      email: typed.email,
      phone: '+5511911112222',
    });
    const { id } = await factory.client(db);
    expect(() => openChange(api.services.config, id, sealed!)).toThrow();

    const older = JSON.stringify({ phone: '+5511933334444' });
    await db.updateTable('mailed_link').set({ change: older }).where('id', '=', change.id).execute();
    expect((await api.post('/api/v1/confirm-email', { code })).statusCode).toBe(204);
    expect((await seen()).phone).toBe('+5511933334444');
    expect((await kept()).change).toBeNull();
  });

  it('is deleted when staff discard it', async () => {
    expect([(await api.delete(at(), { as })).statusCode, (await api.delete(at(), { as })).statusCode]).toEqual([
      204, 404,
    ]);
    expect(await seen()).toMatchObject({ email: ana.email, pending_changes: [] });
    expect((await api.post('/api/v1/confirm-email', { code })).statusCode).toBe(422);
    const log = (await api.get(`/api/v1/clients/${ana.id}/changes`, { as })).json<AuditEntry[]>();
    expect(log.map(({ action }) => action)).toEqual(['Descartar uma alteração de dados pedida na compra']);
  });

  it('is 404 under another client, and so is another link of theirs', async () => {
    await sendReset(api.services, db, ana);
    const reset = await db
      .selectFrom('mailed_link')
      .select('id')
      .where('client_id', '=', ana.id)
      .where('purpose', '=', 'reset')
      .executeTakeFirstOrThrow();
    for (const call of [api.post(`${at(reset.id)}/confirm`, undefined, { as }), api.delete(at(reset.id), { as })])
      expect((await call).statusCode).toBe(404);
    const bruno = await factory.client(db);
    for (const act of [
      () => api.post(`/api/v1/clients/${bruno.id}/pending-changes/${change.id}/confirm`, undefined, { as }),
      () => api.delete(`/api/v1/clients/${bruno.id}/pending-changes/${change.id}`, { as }),
    ])
      expect((await act()).statusCode).toBe(404);
  });

  it('with an address taken meanwhile is refused, and stays pending', async () => {
    await factory.client(db, { email: typed.email });
    expect((await api.post(`${at()}/confirm`, undefined, { as })).json()).toMatchObject({
      status: 409,
      errors: [{ path: 'email' }],
    });
    expect((await seen()).pending_changes).toHaveLength(1);
  });
});
