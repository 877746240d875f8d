import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Refusal } from '../http/refusal.ts';

/** argon2id, the library's default, at OWASP's minimum. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const current = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Hashing is slow by design. Beyond this queue a caller is sent away at once, so that a flood cannot make everybody wait. */
interface Queue {
  run: ReturnType<typeof pLimit>;
  longest: number;
}
const checks: Queue = { run: pLimit(2), longest: 40 };
const makings: Queue = { run: pLimit(2), longest: 500 };

function queued<T>({ run, longest }: Queue, work: () => Promise<T>): Promise<T> {
  if (run.pendingCount >= longest)
    throw new Refusal('overloaded', 'Há muitos acessos neste momento. Tente novamente em instantes.', {
      headers: { 'retry-after': '3' },
    });
  return run(work);
}

export const hashPassword = (password: string): Promise<string> => queued(makings, () => hash(password, cost));

/** Nobody's password, for names that nobody has: finding no one must take as long as a wrong password. */
const nobody = hash('no one has this password', cost);

export const isPassword = (password: string, stored: string | undefined): Promise<boolean> =>
  queued(checks, async () => (await verify(stored ?? (await nobody), password)) && stored !== undefined);

/** Whether a stored hash was made at another cost than today's. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(current);

/** The hash of a password that nobody was ever told. */
export const unknownPassword: Promise<string> = hash(randomBytes(32), cost);
