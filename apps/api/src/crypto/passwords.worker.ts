/* oxlint-disable unicorn/require-post-message-target-origin -- a thread, not a window */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync, type Options } from '@node-rs/argon2';

/** A password to verify against a hash, or to hash. */
export type PasswordWork = { password: string; stored: string } | { password: string; cost: Options };

const NICENESS = 19;
// On Linux the priority is per thread; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICENESS);

parentPort?.on('message', (work: PasswordWork) => {
  try {
    const done = 'stored' in work ? verifySync(work.stored, work.password) : hashSync(work.password, work.cost);
    parentPort?.postMessage({ done });
  } catch (error) {
    parentPort?.postMessage({ failed: String(error) });
  }
});
