import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { ownerOf } from '../../access/second-factor/use-code.ts';
import { hashPassword } from '../../crypto/passwords.ts';
import { proofOf } from '../../crypto/secrets.ts';
import { vapidKeys } from '../../messaging/push/push.store.ts';
import { testApi, type TestApi } from '../../testing/api.ts';
import { PASSWORD } from '../../testing/factory.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { resealSecrets } from './reseal-secrets.ts';

const [OLD, NEW] = ['the old key', 'the new key'];
const old = await testApi({ env: { SECRETS_KEY: OLD } });
const clock = { at: old.services.now().getTime() };
const withKeys = (SECRETS_KEY: string) =>
  testApi({ beside: old, now: () => new Date(clock.at), env: { SECRETS_KEY, RATE_LIMIT_FACTOR: '100' } });

it('a replaced key still opens second factors, recovery codes and the VAPID key, and setup makes it needless', async () => {
  const email = 'rita@casa.example';
  const made = (await createFirstAdministrator(old.services, { name: 'Rita Alves', email }))!;
  await old.db
    .updateTable('staff_user')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .execute();
  const vapid = await vapidKeys(old.db, old.services.config, old.services.now());
  const appCode = () => {
    clock.at += 60_000;
    return new TOTP({ secret: Secret.fromBase32(made.secret) }).generate({ timestamp: clock.at });
  };
  const enter = async (on: TestApi, code: string) => {
    const { second_factor } = (await on.post('/api/v1/login', { email, password: PASSWORD })).json();
    return (await on.post('/api/v1/login/second-factor', { challenge: second_factor.challenge, code })).statusCode;
  };

  const keyed = 'ABCDEFGHJK';
  const [{ id: user_id }] = (await old.db.selectFrom('staff_user').select('id').execute()) as [{ id: number }];
  const code_hash = proofOf(old.services.config, keyed, ownerOf(user_id));
  await old.db.insertInto('recovery_code').values({ user_id, code_hash, used_at: null }).execute();

  const both = await withKeys(`${NEW}\n\n${OLD}`);
  expect(await enter(both, appCode())).toBe(200);
  expect(await enter(both, made.recovery_codes[0]!)).toBe(200);
  expect(await enter(both, keyed)).toBe(200);

  await resealSecrets(both.services);
  const without = await withKeys(NEW);
  expect(await enter(without, appCode())).toBe(200);
  expect(await enter(without, made.recovery_codes[1]!)).toBe(200);
  expect(await vapidKeys(without.db, without.services.config, without.services.now())).toEqual(vapid);
});
