import { CLIENT_IDLE_HOURS } from '@mirante/domain/access/session.ts';
import { DAY_MS, HOUR_MS } from '@mirante/domain/durations.ts';
import { describe, expect, it } from 'vitest';
import { jobHandlers } from '../../job-handlers.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';

const clock = { at: testNow().getTime() };
const api = await testApi({ now: () => new Date(clock.at) });
const { db } = api;
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
let browsers = 0;

/** A client who logs in by another browser, which gets pushes. */
async function subscribed(client: Person): Promise<{ as: string; endpoint: string }> {
  const [as, endpoint] = [await logIn(api, client), `https://push.example/ended-${(browsers += 1)}`];
  await api.post('/api/v1/client/push-subscriptions', { endpoint, keys }, { as });
  return { as, endpoint };
}
const browsersOf = async ({ id }: Person) =>
  (await db.selectFrom('push_subscription').select('endpoint').where('client_id', '=', id).orderBy('id').execute()).map(
    ({ endpoint }) => endpoint,
  );

describe('a push subscription whose session expired', () => {
  it('is removed by the logout on its page, which was left open', async () => {
    const ana = await factory.client(db);
    const { as } = await subscribed(ana);
    clock.at += (CLIENT_IDLE_HOURS + 1) * HOUR_MS;
    expect((await api.post('/api/v1/logout', {}, { as })).statusCode).toBe(204);
    expect(await browsersOf(ana)).toEqual([]);
  });

  it.each<[string, (ana: Person, as: string) => Promise<{ statusCode: number }>, number]>([
    ['its client ends all other sessions', (_ana, as) => api.delete('/api/v1/account/sessions', { as }), 1],
    [
      'staff reset the password',
      async ({ id }) =>
        api.post(`/api/v1/clients/${id}/reset-password`, {}, { as: await logIn(api, await factory.staff(db)) }),
      0,
    ],
  ])('is removed, also long after, when %s', async (_what, end, left) => {
    const [ana, bruno] = [await factory.client(db), await factory.client(db)];
    await subscribed(ana);
    const { endpoint: others } = await subscribed(bruno);
    clock.at += 31 * DAY_MS;
    await jobHandlers(api.services).purge({});
    const { as, endpoint } = await subscribed(ana);
    expect(await browsersOf(ana)).toHaveLength(2);
    expect((await end(ana, as)).statusCode).toBeLessThan(300);
    expect(await browsersOf(ana)).toEqual([endpoint].slice(0, left));
    expect(await browsersOf(bruno)).toEqual([others]);
  });
});
