// npm run test:crashes [-- 30 3]: kills the API (200 times, or the given number) and PostgreSQL (10 times) with SIGKILL
// during purchases, retries each purchase, and checks the invariants; then 500 buyers race for the ten uses of a coupon
// at two API processes. Exits with 1 if a purchase was lost or doubled.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { couponRace } from '../apps/api/src/testing/coupon-race.ts';
import { runCrashTest, type CrashFigures } from '../apps/api/src/testing/crash/run-crash-test.ts';
import { NO_CONNECTION } from '../apps/api/src/testing/crash/purchases.ts';
import { startPostgres } from './postgres.ts';

const BURST = 8;
const [BUYERS, USES] = [500, 10];
/** The answers that a crash may cause: no connection, or not ready yet. */
const HARMLESS = new Set([NO_CONNECTION, 200, 503]);

const [apiKills = 200, serverKills = 10] = process.argv.slice(2).map(Number);
if (![apiKills, serverKills].every((kills) => kills >= 0))
  throw new Error('Usage: npm run test:crashes [-- KILLS_OF_THE_API [KILLS_OF_POSTGRESQL]]');
const dir = mkdtempSync(path.join(tmpdir(), 'mirante-crashes-'));
// The server's user must be able to enter the folder.
chmodSync(dir, 0o755);
// Production settings: commits survive a crash of the server.
const server = await startPostgres(dir);
process.env.TEST_DATABASE_URL = server.url;
// An interrupted run also stops its server.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void tidyUp().then(() => process.exit(1)));
try {
  const figures = await runCrashTest({
    cycles: apiKills,
    burst: BURST,
    env: { RUN_JOBS: 'true', DATA_DIR: dir },
    onKill: (kills) => kills % 10 === 0 && console.log(`${kills} of ${apiKills + serverKills} kills`),
    server: {
      kills: serverKills,
      kill: () => killServer(server.url),
      start: async () => void (await startPostgres(dir)),
    },
  });
  const [race] = await couponRace({ buyers: BUYERS, uses: USES, rounds: 1 });
  console.log(JSON.stringify({ ...figures, race }, null, 2));
  const broken = [...brokenPromises(figures), ...(isSoldExactly(race!) ? [] : ['the coupon was not sold exactly'])];
  for (const promise of broken) console.error(`Broken: ${promise}`);
  console.log(broken.length === 0 ? 'Nothing lost, nothing doubled.' : `${broken.length} promises broken.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  await tidyUp();
}

async function tidyUp(): Promise<void> {
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}

function brokenPromises({ lost, doubled, broken, purchases, charges, seen, seenAway }: CrashFigures): string[] {
  const statuses = [...Object.keys(seen), ...Object.keys(seenAway)].map(Number);
  return [
    ...(lost > 0 ? [`${lost} purchases lost`] : []),
    ...(doubled > 0 ? [`${doubled} buyers with two payments`] : []),
    ...(charges === purchases ? [] : [`${charges} charges for ${purchases} purchases`]),
    ...Object.entries(broken).map(([name, n]) => `${name}: ${n}`),
    ...statuses.filter((status) => !HARMLESS.has(status)).map((status) => `a caller met ${status}`),
    ...(seenAway[200] ? ['a purchase without a database'] : []),
  ];
}

function isSoldExactly({
  sold,
  refused,
  left,
  used,
  charges,
}: Awaited<ReturnType<typeof couponRace>>[number]): boolean {
  return sold === USES && used === USES && charges === USES && left === 0 && refused === BUYERS - USES;
}

/** Kills all of the server's processes at once, as a power failure would. */
async function killServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid union all (select pid from pg_stat_activity)",
  );
  const ended = new Promise((resolve) => client.once('end', resolve));
  for (const { pid } of rows) killProcess(pid);
  await ended;
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // The process had just ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
