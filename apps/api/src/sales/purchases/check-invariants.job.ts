import { meters } from '../../metrics/meters.ts';
import type { Services } from '../../services.ts';
import { describeViolation, findViolations, invariants } from './invariants.ts';

/** Throws for a violated invariant, so that it is logged and listed among the failed jobs. */
export async function checkInvariants({ config }: Pick<Services, 'config'>): Promise<void> {
  const violations = await findViolations(config.databaseUrl);
  for (const invariant of Object.keys(invariants)) meters.invariantViolations.set({ invariant }, 0);
  for (const { invariant, count } of violations) meters.invariantViolations.set({ invariant }, count);
  if (violations.length > 0) throw new Error(violations.map(describeViolation).join('; '));
}
