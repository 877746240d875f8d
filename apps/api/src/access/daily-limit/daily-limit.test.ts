import type { StaffClient } from '@mirante/domain/people/client.ts';
import { expect, it } from 'vitest';
import type { TypedChange } from '../../database/schema/access.ts';
import { limits } from '../../http/limits.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { nextCpf } from '../../testing/cpf.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { sendChange } from '../mailed-links/mailed-link.ts';

const clock = { at: testNow().getTime() };
const api = await testApi({ now: () => new Date(clock.at), env: { RATE_LIMIT_FACTOR: '1' } });
const { db } = api;
/** Fewer than the number that would time out waiting for a connection. */
const AT_ONCE = 8;
const NOBODY = 2_000_000_000;

const grant = async (clientId: number, as: string) =>
  api.post(`/api/v1/clients/${clientId}/products/add`, { products: [(await factory.product(db)).id] }, { as });
const removal = (clientId: number, as: string) => api.delete(`/api/v1/clients/${clientId}`, { as });
const reset = (clientId: number, as: string, on = api) =>
  on.post(`/api/v1/clients/${clientId}/reset-password`, undefined, { as });
const expiry = async (clientId: number, as: string) => {
  const id = await factory.clientProduct(db, clientId, (await factory.product(db)).id);
  const date = new Date(clock.at + 400 * 86_400_000).toISOString().slice(0, 10);
  return api.patch(`/api/v1/clients/${clientId}/products/${id}/expiry`, { date }, { as });
};
const view = (clientId: number, as: string) =>
  api.post(`/api/v1/clients/${clientId}/views`, { reason: 'O relatório não aparece.' }, { as });
const notification = async (_clientId: number, as: string) =>
  api.post(
    '/api/v1/notifications',
    { title: 'Entra Klabin', message: 'O relatório explica.', products: [(await factory.product(db)).id] },
    { as },
  );

it.each([
  ['views', view, limits['staff-view'].max, 'visualizações como cliente'],
  ['grants', grant, limits['staff-grant'].max, 'inclusões de produtos sem cobrança'],
  [
    'password resets',
    reset,
    limits['staff-access'].max,
    'redefinições de senha, trocas de email ou CPF e confirmações de email de clientes',
  ],
  ['expiry changes', expiry, limits['staff-expiry'].max, 'mudanças de vencimento'],
  ['notifications', notification, limits['staff-notification'].max, 'notificações a clientes'],
  ['removals', removal, limits['staff-removal'].max, 'remoções de clientes'],
] as const)(
  'daily limit: %s by one user are limited, also when concurrent, and administrators are mailed once',
  async (_acts, act, max, what) => {
    const administrator = await factory.staff(db);
    const user = await factory.staff(db, ['atendimento', 'conteudo']);
    const [as, other] = [await logIn(api, user), await logIn(api, administrator)];
    const clients = await Promise.all(Array.from({ length: max + 3 }, () => factory.client(db)));
    const answers: Awaited<ReturnType<typeof act>>[] = [];
    while (answers.length < clients.length) {
      const next = clients.slice(answers.length, answers.length + AT_ONCE);
      answers.push(...(await Promise.all(next.map(({ id }) => act(id, as)))));
    }
    const refused = answers.filter(({ statusCode }) => statusCode >= 300);
    expect(refused.map((answer) => answer.json())).toEqual(
      Array(3).fill(
        expect.objectContaining({
          status: 429,
          detail: `Você chegou ao limite de ${max} ${what} por dia. Os administradores foram avisados.`,
        }),
      ),
    );
    const alarms = (await api.mails()).filter(({ to, text }) => to === administrator.email && text.includes(what));
    expect(alarms.map(({ subject }) => subject)).toEqual(['Limite diário atingido']);

    const { id } = await factory.client(db);
    expect((await act(id, other)).statusCode).toBeLessThan(300);
    clock.at += 86_400_000;
    const later = await logIn(api, user);
    expect((await act((await factory.client(db)).id, later)).statusCode).toBeLessThan(300);
  },
);

it('daily limit: a grant that is refused, or needs a confirmation first, is not counted', async () => {
  const client = await factory.client(db);
  const [inner, outer] = [await factory.product(db), await factory.product(db)];
  await factory.link(db, outer.id, inner.id);
  await factory.clientProduct(db, client.id, outer.id);
  const as = await logIn(api, await factory.staff(db, ['atendimento']));
  const add = (body: object) =>
    api.post(`/api/v1/clients/${client.id}/products/add`, { products: [inner.id], ...body }, { as });
  for (let n = 0; n < limits['staff-grant'].max; n += 1)
    expect((await add({ included: 'refuse' })).json()).toMatchObject({ status: 409, code: 'already_included' });
  expect((await grant(NOBODY, as)).statusCode).toBe(404);
  expect((await add({})).statusCode).toBeLessThan(300);
});

it('daily limit: removing an unknown client is not counted', async () => {
  const as = await logIn(api, await factory.staff(db, ['atendimento']));
  for (let n = 0; n <= limits['staff-removal'].max; n += 1) expect((await removal(NOBODY, as)).statusCode).toBe(404);
  expect((await removal((await factory.client(db)).id, as)).statusCode).toBeLessThan(300);
});

it('daily limit: a changed address counts as a password reset does, also one that a guest typed', async () => {
  const strict = await testApi({ beside: api, env: { RATE_LIMIT_FACTOR: String(3 / limits['staff-access'].max) } });
  const as = await logIn(api, await factory.staff(db, ['atendimento']));
  const ana = await factory.client(db);
  const path = `/api/v1/clients/${ana.id}`;
  let n = 0;
  const move = (email = `ana${(n += 1)}@exemplo.com.br`) => strict.patch(`${path}/email`, { email }, { as });
  const confirmTyped = async (change: TypedChange) => {
    await sendChange(api.services, db, { ...ana, name: 'Ana' }, change);
    const { pending_changes } = (await api.get(path, { as })).json<StaffClient>();
    return strict.post(`${path}/pending-changes/${pending_changes[0]!.id}/confirm`, undefined, { as });
  };
  expect((await move()).statusCode).toBe(204);
  expect((await move(`ana${n}@exemplo.com.br`)).statusCode).toBe(204);
  expect((await confirmTyped({ phone: '+5511912345678' })).statusCode).toBe(204);
  expect((await confirmTyped({ email: 'digitado@exemplo.com.br' })).statusCode).toBe(204);
  expect((await reset(ana.id, as, strict)).statusCode).toBe(200);
  expect((await move()).statusCode).toBe(429);
  expect((await reset(ana.id, as, strict)).statusCode).toBe(429);
  expect((await confirmTyped({ email: 'outro@exemplo.com.br' })).statusCode).toBe(429);
});

it('daily limit: a CPF changed and an address confirmed count as a password reset does, but not unchanged ones', async () => {
  const strict = await testApi({ beside: api, env: { RATE_LIMIT_FACTOR: String(2 / limits['staff-access'].max) } });
  const as = await logIn(api, await factory.staff(db, ['atendimento']));
  const ana = await factory.client(db, { email_confirmed_at: null });
  const path = `/api/v1/clients/${ana.id}`;
  const renumber = (cpf = nextCpf()) => strict.patch(`${path}/cpf`, { cpf }, { as });
  const confirm = () => strict.post(`${path}/confirm-email`, undefined, { as });
  expect((await renumber(ana.cpf)).statusCode).toBe(204);
  expect((await renumber()).statusCode).toBe(204);
  expect([(await confirm()).statusCode, (await confirm()).statusCode]).toEqual([204, 409]);
  expect((await renumber()).statusCode).toBe(429);
  expect((await reset(ana.id, as, strict)).statusCode).toBe(429);
});

it('daily limit: administrators are mailed of a limit that a factor makes smaller too', async () => {
  const few = await testApi({ beside: api, now: () => new Date(clock.at), env: { RATE_LIMIT_FACTOR: '0.05' } });
  const administrator = await factory.staff(db);
  const as = await logIn(few, await factory.staff(db, ['atendimento']));
  const answers = [];
  for (let n = 0; n < 4; n += 1)
    answers.push(await few.delete(`/api/v1/clients/${(await factory.client(db)).id}`, { as }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 429, 429]);
  expect(answers.at(-1)!.json().detail).toContain('limite de 2 remoções de clientes por dia');
  const mails = (await few.mails()).filter(({ to }) => to === administrator.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Limite diário atingido']);
});
