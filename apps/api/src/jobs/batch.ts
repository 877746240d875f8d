import { meters } from '../metrics/meters.ts';
import type { Services } from '../services.ts';
import type { JobName } from './job-input.ts';

/** Rows per batch. */
export const BATCH = 500;

interface BatchCounts {
  done: number;
  failed: number;
}

/**
 * Processes each row separately: a failure is reported, counted and left for the next run, and does not stop the
 * others.
 */
export async function forEachRow<R>(
  { onError }: Pick<Services, 'onError'>,
  job: JobName,
  rows: Iterable<R>,
  work: (row: R) => Promise<unknown>,
): Promise<BatchCounts> {
  const counts = { done: 0, failed: 0 };
  for (const row of rows) {
    try {
      await work(row);
      counts.done += 1;
    } catch (error) {
      counts.failed += 1;
      onError(error);
    }
  }
  meters.jobRows.inc({ job, result: 'done' }, counts.done);
  meters.jobRows.inc({ job, result: 'failed' }, counts.failed);
  return counts;
}

/** Two loops of a job, and their last row, are done before it is cut off: see `queues`. */
const TIME_LIMIT_MS = 120_000;

/** The rows until the time limit: those that a slow gateway left are for the next run. */
export function* withinTimeLimit<R>(rows: readonly R[]): Generator<R> {
  const until = performance.now() + TIME_LIMIT_MS;
  for (const row of rows) {
    if (performance.now() > until) return;
    yield row;
  }
}

/**
 * `forEachRow` batch by batch. `next` reads at most `BATCH` rows after the previous batch's last one, so that failing
 * rows cannot fill every batch.
 */
export async function forEachBatch<R>(
  services: Pick<Services, 'onError'>,
  job: JobName,
  next: (last: R | undefined) => Promise<R[]>,
  work: (row: R) => Promise<unknown>,
): Promise<void> {
  let last: R | undefined;
  for (;;) {
    const rows = await next(last);
    await forEachRow(services, job, rows, work);
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}
