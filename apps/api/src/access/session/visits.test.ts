import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn, PASSWORD, type Person } from '../../testing/factory.ts';

const MINUTE = 60_000;
const clock = { at: testNow().getTime() };
const api = await testApi({ now: () => new Date(clock.at) });
const { db } = api;
const DETAILS = '/api/v1/client/details';

let ana: Person;
let as: string;
let began: Date;
beforeEach(async () => {
  ana = await factory.client(db);
  began = new Date(clock.at);
  as = await logIn(api, ana);
});
const visit = () =>
  db
    .selectFrom('client_visit')
    .select(['began_at', 'last_began_at'])
    .where('client_id', '=', ana.id)
    .executeTakeFirst();
const ask = () => api.get(DETAILS, { as });

describe("a client's visit", () => {
  it('continues while calls are less than half an hour apart', async () => {
    for (let n = 0; n < 4; n += 1) {
      clock.at += 29 * MINUTE;
      await ask();
    }
    expect(await visit()).toEqual({ began_at: began, last_began_at: null });
  });

  it('begins anew after half an hour without calls, once however many concurrent calls', async () => {
    clock.at += 30 * MINUTE;
    const back = new Date(clock.at);
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await visit()).toEqual({ began_at: back, last_began_at: began });
  });

  it('begins anew with each login', async () => {
    clock.at += MINUTE;
    await api.post('/api/v1/login', { email: ana.email, password: PASSWORD });
    expect(await visit()).toEqual({ began_at: new Date(clock.at), last_began_at: began });
  });

  it('continues in a handed-over session', async () => {
    clock.at += MINUTE;
    const { token } = (await api.post('/api/v1/hand-over', {}, { as })).json<{ token: string }>();
    expect((await api.get(DETAILS, { as: token })).statusCode).toBe(200);
    expect(await visit()).toEqual({ began_at: began, last_began_at: null });
  });

  it('is not begun by a wrong password or by staff', async () => {
    const staff = await factory.staff(db);
    const { rowCount } = await api.services.pool.query('select from client_visit');
    clock.at += 31 * MINUTE;
    await api.post('/api/v1/login', { email: ana.email, password: 'errada123' });
    await api.get('/api/v1/user/details', { as: await logIn(api, staff) });
    expect((await api.services.pool.query('select from client_visit')).rowCount).toBe(rowCount);
    expect(await visit()).toEqual({ began_at: began, last_began_at: null });
  });
});
