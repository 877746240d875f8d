import { sql } from 'kysely';
import { jobHandlers } from '../../job-handlers.ts';
import { brokenInvariants, invariants, sandboxInvariants } from '../../sales/purchases/invariants.ts';
import type { Services } from '../../services.ts';
import type { World } from './world.ts';

/** Runs the queued jobs. Jobs of a dead process are retried, as the queue does after their time limit. */
export async function runQueuedJobs({ api }: World, services: Services): Promise<void> {
  const { refund, ...handlers } = jobHandlers(services);
  await services.jobs.drain({
    ...handlers,
    mail: async () => undefined,
    // A charge reversed by the bank cannot be refunded too: this is left to staff.
    refund: (input) => refund(input).catch(unlessReversed),
  });
  await sql`update jobs.job set state = 'created' where state = 'active'`.execute(api.db);
}

function unlessReversed(error: unknown): void {
  if (!/more than was paid/.test(String(error))) throw error;
}

const MINUTE = 60_000;
type Jobs = ReturnType<typeof jobHandlers>;

/** Completes everything that recovers by itself: buyers retry under their keys, webhooks arrive, jobs run. */
export async function runUntilSettled(world: World, services: Services, pass: (ms: number) => void): Promise<void> {
  const jobs: Jobs = jobHandlers(services);
  await sql`update jobs.job set state = 'created' where state = 'active'`.execute(world.api.db);
  for (const order of world.orders.values()) await world.ask(order, services);
  for (const minutes of [2, 6, 16, 60]) {
    pass(minutes * MINUTE);
    await jobs.reconcile({});
    await jobs.expire({});
    await runQueuedJobs(world, services);
  }
  pass(13 * 60 * MINUTE);
  await jobs.reconcile_confirmed({});
  pass(12 * 60 * MINUTE);
  await jobs.compare_books({});
  await jobs.fold({});
}

/** Refunded money, by the sandbox's books and ours. */
const refundInvariants = {
  'a refund that was given back left the gateway, once and whole': `
    select r.id from refund r where r.refunded_at is not null
    and not exists (select from sandbox.refund s where s.reference = 'refund-' || r.id and s.cents = round(r.amount * 100))`,
  'what the gateway gave back is a refund here': `
    select s.reference from sandbox.refund s
    where not exists (select from refund r where 'refund-' || r.id = s.reference and r.refunded_at is not null)`,
  'no buyer has two charges for one payment': `
    select reference from sandbox.charge group by reference having count(*) > 1`,
};

/** The invariants that do not hold once nothing is under way, with their counts. */
export const findBrokenInvariants = ({ api }: World): Promise<Record<string, number>> =>
  brokenInvariants(api.db, { ...invariants, ...sandboxInvariants, ...refundInvariants });
