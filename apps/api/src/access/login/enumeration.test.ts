import { expect, it } from 'vitest';
import { hashPassword } from '../../crypto/passwords.ts';
import { testApi, type TestApi } from '../../testing/api.ts';
import { given } from '../../testing/given.ts';

const api = await testApi();
const known = (await given.client(api.db, { password_hash: await hashPassword('segredo-da-ana') })).email;

type Ask = (api: TestApi, email: string) => ReturnType<TestApi['post']>;
const asks: [string, Ask][] = [
  ['a login', (on, email) => on.post('/api/v1/login', { email, password: 'errada123' })],
  ['a reset', (on, email) => on.post('/api/v1/password-reset', { email })],
];

const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

it.each(asks)(
  "%s answers alike, and in the same time, whether or not the address is somebody's",
  { timeout: 60_000 },
  async (_what, ask) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    const bodies = new Set<string>();
    await ask(api, known);
    for (let i = 0; i < 25; i += 1) {
      for (const kind of i % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const start = performance.now();
        const answer = await ask(api, kind === 'known' ? known : `ninguem${i}@exemplo.com.br`);
        times[kind].push(performance.now() - start);
        bodies.add(`${answer.statusCode} ${answer.body}`);
      }
    }
    expect(bodies.size).toBe(1);
    // A check that is left out would make one many times the other; what a busy machine adds stays far below this.
    const ratio = middle(times.known) / middle(times.unknown);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  },
);
