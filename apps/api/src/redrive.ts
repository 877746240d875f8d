// Lists failed jobs, or enqueues them again: `node src/redrive.ts`, `node src/redrive.ts 12 13`, `node src/redrive.ts
// all`.
import { readConfig } from './config.ts';
import { openFailedJobs } from './jobs/failed-jobs.store.ts';
import { redriveJob } from './jobs/redrive-job.ts';
import { openServices } from './open-services.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const asked = process.argv.slice(2);
if (asked[0] !== 'all' && asked.some((id) => !/^\d{1,9}$/.test(id)))
  throw new Error('Usage: node src/redrive.ts [all | the ids of failed jobs]');
const services = await openServices(
  { ...readConfig(process.env), runJobs: false },
  { poolSize: 2, onError: (error) => process.stderr.write(`${String(error)}\n`) },
);
try {
  const open = await openFailedJobs(services.db);
  const ids = asked[0] === 'all' ? open.map(({ id }) => id) : asked.map(Number);
  if (asked.length === 0) {
    for (const { id, job, tries, failed_at, error } of open)
      print(`${id}  ${job}  ${failed_at.toISOString()}  ${tries}x  ${error}`);
    print(`${open.length} failed`);
  }
  for (const id of ids)
    print(`${id}  ${(await redriveJob(services, id)) ? 'redriven' : 'not there, or redriven before'}`);
} finally {
  await services.jobs.stop();
  await services.outbox.stop();
  await services.pool.end();
}
