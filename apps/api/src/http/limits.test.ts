import { DAY_MS } from '@mirante/domain/durations.ts';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { factory, PASSWORD } from '../testing/factory.ts';
import { limit, limits, refuseOverLimit } from './limits.ts';

const clock = { at: Date.parse('2026-05-04T12:00:00Z') };
const options = { now: () => new Date(clock.at), env: { RATE_LIMIT_FACTOR: '1' } };
const one = await testApi(options);
const two = await testApi({ ...options, beside: one });
const nodes = [one, two];

const statuses = (calls: Promise<{ statusCode: number }>[]) =>
  Promise.all(calls).then((answers) => answers.map((a) => a.statusCode));
const count = (list: number[], status: number) => list.filter((s) => s === status).length;

it('a rate limit allows exactly the configured number of wrong logins per name, over two concurrent nodes', async () => {
  const { email } = await factory.client(one.db);
  const all = await statuses(
    Array.from({ length: 30 }, (_, i) => nodes[i % 2]!.post('/api/v1/login', { email, password: 'errada123' })),
  );
  expect([count(all, 422), count(all, 429)]).toEqual([limits['login-account'].max, 20]);
  const refused = await one.post('/api/v1/login', { email, password: PASSWORD });
  expect(refused.json()).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    detail: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
  });
  expect(refused.headers['retry-after']).toBe('900');
  clock.at += 900_000;
  expect((await two.post('/api/v1/login', { email, password: PASSWORD })).statusCode).toBe(200);
});

it('a rate limit tells a caller on a shared network that the network is limited, not they', async () => {
  const ask = () => one.get('/api/v1/zipcode/01310100');
  await Promise.all(Array.from({ length: limits.zipcode.max }, ask));
  expect((await ask()).json()).toMatchObject({
    status: 429,
    detail: 'Muitos acessos da sua rede em pouco tempo. Aguarde um pouco e tente novamente.',
  });
});

it('a rate limit counts unknown names like known ones', async () => {
  const all = await statuses(
    Array.from({ length: 12 }, () =>
      one.post('/api/v1/login', { email: 'ninguem@exemplo.com.br', password: 'errada123' }),
    ),
  );
  expect([count(all, 422), count(all, 429)]).toEqual([10, 2]);
  clock.at += 900_000;
});

/** A login from another household's network. */
const loginFrom = (remoteAddress: string, email: string, password: string) =>
  one.inject({ method: 'POST', url: '/api/v1/login', payload: { email, password }, remoteAddress });

it('failed logins lock no other network out, and do not link an e-mail to its CPF', async () => {
  const { email, cpf } = await factory.client(one.db);
  for (let i = 0; i < 11; i += 1) await loginFrom('192.0.2.1', email, 'errada123');
  expect((await loginFrom('192.0.2.1', email, PASSWORD)).statusCode).toBe(429);
  // As for a CPF without an account.
  expect((await loginFrom('192.0.2.1', cpf, 'errada123')).statusCode).toBe(422);
  expect((await loginFrom('192.0.2.2', email, PASSWORD)).statusCode).toBe(200);
});

it("the login's rate limit stops guesses at one name from many networks", async () => {
  const { email } = await factory.client(one.db);
  const all: number[] = [];
  for (let network = 0; network < 21; network += 1)
    all.push(
      ...(await statuses(Array.from({ length: 5 }, () => loginFrom(`198.51.100.${network}`, email, 'errada123')))),
    );
  expect([count(all, 422), count(all, 429)]).toEqual([limits['login-account-wide'].max, 5]);
});

it("the login's rate limit gives the attempt of a right password back, with a limit", async () => {
  const { email } = await factory.client(one.db);
  const all: number[] = [];
  for (let i = 0; i < 42; i += 1) all.push((await loginFrom('192.0.2.3', email, PASSWORD)).statusCode);
  const { max, returns } = limits['login-account'];
  expect([count(all, 200), count(all, 429)]).toEqual([max + returns, 2]);
});

it('a rate limit ignores a client address claimed in a header', async () => {
  const spoofed = (i: number) =>
    one.post(
      '/api/v1/password-reset',
      { email: `alguem${i}@exemplo.com.br` },
      { headers: { 'x-forwarded-for': `10.0.0.${i}` } },
    );
  const all = await statuses(Array.from({ length: 14 }, (_, i) => spoofed(i)));
  expect([count(all, 204), count(all, 429)]).toEqual([limits['reset-ip'].max, 4]);
});

it('a rate limit is multiplied by the factor, and resets after its time', async () => {
  const config = { ...one.services.config, rateLimitFactor: 3 };
  const ask = () =>
    limit({ ...one.services, config }, 'zipcode', 'here').then(
      () => true,
      () => false,
    );
  const took = async () => (await Promise.all(Array.from({ length: 100 }, ask))).filter(Boolean).length;
  expect(await took()).toBe(90);
  clock.at += 60_000;
  expect(await took()).toBe(90);
});

it('a rate limit that its factor leaves a fraction of counts the whole ones', async () => {
  const few = await testApi({ ...options, beside: one, env: { RATE_LIMIT_FACTOR: '0.35' } });
  const { email } = await factory.client(one.db);
  const logIn = (password: string) => few.post('/api/v1/login', { email, password });
  const answers = await statuses(Array.from({ length: 5 }, () => logIn('errada123')));
  expect([count(answers, 422), count(answers, 429)]).toEqual([3, 2]);
  clock.at += 900_000;
  expect((await logIn(PASSWORD)).statusCode).toBe(200);
});

it('a rate limit that was used up by a clock a day ahead is over once the clock is right', async () => {
  const use = () => limit(one.services, 'reset-account', 'ahead');
  clock.at += DAY_MS;
  for (let n = 0; n < limits['reset-account'].max; n += 1) await use();
  await expect(use()).rejects.toThrow('Muitas tentativas');
  clock.at -= DAY_MS;
  await expect(refuseOverLimit(one.services, 'reset-account', 'ahead')).resolves.toBeUndefined();
  await expect(use()).resolves.toBeUndefined();
});

it('the calls of a session are rate-limited', async () => {
  const { email } = await factory.staff(one.db);
  const { token } = (await one.post('/api/v1/login', { email, password: PASSWORD })).json();
  const all: number[] = [];
  for (let i = 0; i < 303; i += 1) all.push((await one.get('/api/v1/routes', { as: token })).statusCode);
  expect([count(all, 200), count(all, 429)]).toEqual([300, 3]);
});

it('a rate limit stores no name or address of what it counts', async () => {
  const rows = await one.db.selectFrom('rate_count').select('key').execute();
  expect(rows.length).toBeGreaterThan(3);
  for (const { key } of rows) expect(key).toMatch(/^[a-z-]+ [\w-]{22}$/);
});
