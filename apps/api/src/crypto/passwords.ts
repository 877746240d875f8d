import { randomBytes } from 'node:crypto';
import { hash, type Options } from '@node-rs/argon2';
import { overloaded, workerPool } from '../threads/worker-pool.ts';
import type { PasswordWork } from './passwords.worker.ts';

/** argon2id, the library's default, at OWASP's minimum. */
const OWASP_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let cost: Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>> = OWASP_COST;

/** For tests, which hash thousands of passwords: what the next ones cost. Without a cost, what they cost in production. */
export function setHashCost(next: typeof cost = OWASP_COST): void {
  cost = next;
}

/**
 * Hashing is slow by design. One at a time, on a thread that gives way to all others; beyond the queue a caller is sent away at once, so that
 * a flood cannot make everybody wait.
 */
const pool = {
  script: new URL('passwords.worker.ts', import.meta.url),
  size: 1,
  words: 'Há muitos acessos neste momento. Tente novamente em instantes.',
  timeoutMs: 20_000,
  heapMb: 32,
};
const checks = workerPool<PasswordWork, boolean>({ ...pool, mostWaiting: 60 });
const makings = workerPool<PasswordWork, string>({ ...pool, mostWaiting: 500 });

export const hashPassword = (password: string): Promise<string> => makings({ password, cost });

/** Nobody's password, for names that nobody has: finding no one must take as long as a wrong password. */
const nobody = hash('no one has this password', OWASP_COST);

export const isPassword = async (password: string, stored: string | undefined): Promise<boolean> =>
  (await checks({ password, stored: stored ?? (await nobody) })) && stored !== undefined;

/** Fewer than can wait for a check, so that who has a place is not refused for want of one later. */
const PLACES = 40;
let held = 0;

/**
 * Holds a place among those whose password is to be checked while `work` goes on. Refuses at once with 503 (`overloaded`) where there is
 * none: nothing is looked up, counted or written for who could only be sent away.
 */
export async function withPlaceForCheck<T>(work: () => Promise<T>): Promise<T> {
  if (held >= PLACES) throw overloaded(pool.words);
  held += 1;
  try {
    return await work();
  } finally {
    held -= 1;
  }
}

/** Whether a stored hash was made at another cost than today's. */
export const isOutdated = (stored: string): boolean =>
  !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`);

/** The hash of a password that nobody was ever told. */
export const unknownPassword: Promise<string> = hash(randomBytes(32), OWASP_COST);
