import { expect, it } from 'vitest';
import { limits } from '../../http/limits.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { given, logIn } from '../../testing/given.ts';

const clock = { at: testNow().getTime() };
const api = await testApi({ now: () => new Date(clock.at), env: { RATE_LIMIT_FACTOR: '1' } });
const { db } = api;
const NOBODY = 2_000_000_000;

const grant = async (clientId: number, as: string) =>
  api.post(`/api/v1/clients/${clientId}/products/add`, { products: [(await given.product(db)).id] }, { as });
const removal = (clientId: number, as: string) => api.delete(`/api/v1/clients/${clientId}`, { as });

it.each([
  ['grants', grant, limits['staff-grant'].max, 'inclusões de produtos sem cobrança'],
  ['removals', removal, limits['staff-removal'].max, 'remoções de clientes'],
] as const)(
  '%s of one user in a day are limited, and administrators hear of it once',
  async (_acts, act, max, what) => {
    const administrator = await given.staff(db);
    const user = await given.staff(db, ['atendimento']);
    const [as, other] = [await logIn(api, user), await logIn(api, administrator)];
    for (let i = 0; i < max; i += 1) expect((await act(NOBODY, as)).statusCode).toBe(404);

    const { id } = await given.client(db);
    for (let i = 0; i < 3; i += 1)
      expect((await act(id, as)).json()).toMatchObject({
        status: 429,
        detail: `Você chegou ao limite de ${max} ${what} por dia. Os administradores foram avisados.`,
      });
    const alarms = (await api.mails()).filter(({ to, text }) => to === administrator.email && text.includes(what));
    expect(alarms.map(({ subject }) => subject)).toEqual(['Limite diário atingido']);

    expect((await act(id, other)).statusCode).toBeLessThan(300);
    clock.at += 86_400_000;
    const later = await logIn(api, user);
    expect((await act((await given.client(db)).id, later)).statusCode).toBeLessThan(300);
  },
);
