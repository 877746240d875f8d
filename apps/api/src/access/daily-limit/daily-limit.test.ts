import { expect, it } from 'vitest';
import { limits } from '../../http/limits.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';

const clock = { at: testNow().getTime() };
const api = await testApi({ now: () => new Date(clock.at), env: { RATE_LIMIT_FACTOR: '1' } });
const { db } = api;
/** Fewer than the number that would time out waiting for a connection. */
const AT_ONCE = 8;
const NOBODY = 2_000_000_000;

const grant = async (clientId: number, as: string) =>
  api.post(`/api/v1/clients/${clientId}/products/add`, { products: [(await factory.product(db)).id] }, { as });
const removal = (clientId: number, as: string) => api.delete(`/api/v1/clients/${clientId}`, { as });
const view = (clientId: number, as: string) =>
  api.post(`/api/v1/clients/${clientId}/views`, { reason: 'O relatório não aparece.' }, { as });

it.each([
  ['views', view, limits['staff-view'].max, 'visualizações como cliente'],
  ['grants', grant, limits['staff-grant'].max, 'inclusões de produtos sem cobrança'],
  ['removals', removal, limits['staff-removal'].max, 'remoções de clientes'],
] as const)(
  'daily limit: %s by one user are limited, also when concurrent, and administrators are mailed once',
  async (_acts, act, max, what) => {
    const administrator = await factory.staff(db);
    const user = await factory.staff(db, ['atendimento']);
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
