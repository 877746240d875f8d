import { randomBytes } from 'node:crypto';
import { hash, type Options } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { overloaded, workerPool } from '../threads/worker-pool.ts';
import type { PasswordWork } from './passwords.worker.ts';

/** argon2id, the library's default, with OWASP's minimum parameters. */
const OWASP_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let cost: Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>> = OWASP_COST;

/** For tests, which hash thousands of passwords: sets the cost of later hashes; production's by default. */
export function setHashCost(next: typeof cost = OWASP_COST): void {
  cost = next;
}

/**
 * Hashing is slow by design: one at a time, in a thread of low priority. Beyond the queue a caller is refused at once,
 * so that a flood does not delay everybody.
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

/** A hash without a password, for unknown names: their check must take as long as a wrong password. */
const nobody = hash('no one has this password', OWASP_COST);

export const isPassword = async (password: string, stored: string | undefined): Promise<boolean> =>
  (await checks({ password, stored: stored ?? (await nobody) })) && stored !== undefined;

/** Logins in progress; further ones are refused. */
const PLACES = 40;
/** Four at a time keep the hashing thread busy; the lookups of forty at once, as a burst begins, delay everybody. */
const turn = pLimit(4);

/**
 * Reserves a place in the password queue for `work`, which looks up the hash and checks it in its turn. Refuses at once
 * with 503 (`overloaded`) when there is none, before any lookup, count or write.
 */
export async function withPlaceForCheck<T>(work: () => Promise<T>): Promise<T> {
  if (turn.activeCount + turn.pendingCount >= PLACES) throw overloaded(pool.words);
  return turn(work);
}

/** Whether a stored hash has other cost parameters than the current ones. */
export const isOutdated = (stored: string): boolean =>
  !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`);

/** The hash of a random password that nobody knows. */
export const unknownPassword: Promise<string> = hash(randomBytes(32), OWASP_COST);
