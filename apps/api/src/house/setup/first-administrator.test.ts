import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { STRONG_PASSWORD } from '../../testing/factory.ts';
import { createFirstAdministrator } from './first-administrator.ts';

const api = await testApi();
const rita = { name: 'Rita Alves', email: 'rita@casa.example' };

it('setup creates one administrator, also when run concurrently, who chooses the password by a link and logs in by it and a code', async () => {
  const node = await testApi({ beside: api });
  const made = await Promise.all(
    [api, node, api, node].map(({ services }, n) =>
      createFirstAdministrator(services, n === 0 ? rita : { ...rita, email: `outra${n}@casa.example` }),
    ),
  );
  const one = made.find((each) => each !== undefined);
  expect(made.filter((each) => each === undefined)).toHaveLength(3);
  expect(await createFirstAdministrator(api.services, rita)).toBeUndefined();
  const [user] = await api.db.selectFrom('staff_user').select(['id', 'email']).execute();

  const { email, id } = user!;
  const chosen = { code: one!.link.split('/').at(-1), password: STRONG_PASSWORD };
  expect((await api.post('/api/v1/password-reset/complete', chosen)).statusCode).toBe(200);
  expect((await api.post('/api/v1/password-reset/complete', chosen)).statusCode).toBe(422);
  const { second_factor } = (await api.post('/api/v1/login', { email, password: STRONG_PASSWORD })).json();
  const code = new TOTP({ secret: Secret.fromBase32(one!.secret) }).generate({
    timestamp: api.services.now().getTime(),
  });
  const session = await api.post('/api/v1/login/second-factor', { challenge: second_factor.challenge, code });
  expect(session.json()).toMatchObject({ role: 'user', user: { id, email, roles: [{ name: 'administrador' }] } });
  expect(one!.recovery_codes).toHaveLength(10);
  expect(await api.db.selectFrom('staff_user').select('id').execute()).toHaveLength(1);
});
