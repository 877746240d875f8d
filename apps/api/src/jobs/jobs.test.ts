import { expect, it, vi } from 'vitest';
import { testApi } from '../testing/api.ts';
import { jobHandlers } from '../job-handlers.ts';

const reportedErrors: Error[] = [];
const api = await testApi({ services: { onError: (error) => void reportedErrors.push(error as Error) } });
const waiting = async () =>
  (
    await api.services.pool.query<{ state: string; output: object | null }>(
      `select state, output from jobs.job where name = 'mail' and state <> 'completed'`,
    )
  ).rows;

it('job queue: waiting jobs run without a pause, and a failed one alone waits for its retry', async () => {
  const done = new Set<string>();
  const everybody = Array.from({ length: 300 }, (_, n) => `mail-${n}`);
  for (const to of everybody) await api.services.jobs.add(api.db, 'mail', { to, subject: 'Aviso', text: 'Olá' });
  await api.services.jobs.run({
    ...jobHandlers(api.services),
    mail: async ({ to }) => {
      if (to === 'mail-7') throw new Error('no mail server for a moment');
      done.add(to);
    },
  });
  await vi.waitFor(
    async () => {
      expect(done.size).toBe(299);
      expect(await waiting()).toMatchObject([{ state: 'retry', output: { message: 'no mail server for a moment' } }]);
    },
    { interval: 20 },
  );
});
