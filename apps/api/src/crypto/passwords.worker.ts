/* oxlint-disable unicorn/require-post-message-target-origin -- a thread, not a window */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync, type Options } from '@node-rs/argon2';

/** A password to check against a hash, or to make one of. */
export type PasswordWork = { password: string; stored: string } | { password: string; cost: Options };

const NICENESS = 10;
// Linux has a priority for each thread, known by this link; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICENESS);

parentPort?.on('message', (work: PasswordWork) => {
  try {
    const done = 'stored' in work ? verifySync(work.stored, work.password) : hashSync(work.password, work.cost);
    parentPort?.postMessage({ done });
  } catch (error) {
    parentPort?.postMessage({ failed: String(error) });
  }
});
