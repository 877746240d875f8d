// node tools/moved-clock.ts '2028-02-29 12:00' <command…>: runs the command and its children, except PostgreSQL, with
// the clock moved to that time in São Paulo. The clock then runs at its normal speed. Monotonic clocks, which timers
// use, are unchanged.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { ownPath } from './processes.ts';

/** Critical calendar moments in São Paulo. CI takes them in turn, one a day. */
export const MOMENTS = [
  '2028-02-29 12:00',
  // Midnight passes during the tests; three hours earlier, UTC's does.
  '2026-12-31 23:58',
  '2027-01-31 20:58',
  '2027-02-28 23:58',
  '2031-07-15 09:00',
] as const;

const DAY_MS = 86_400_000;

/** The moment of a run: `TEST_DATE`; in CI, without it, the one of the day; otherwise none, which is real time. */
export function momentOf({ TEST_DATE, CI }: NodeJS.ProcessEnv, now: Date): string | undefined {
  if (TEST_DATE) return TEST_DATE;
  return CI ? MOMENTS[Math.floor(now.getTime() / DAY_MS) % MOMENTS.length] : undefined;
}

/**
 * Whole seconds from `now` to a moment, rounded up, in the form of `TEST_DATE`: `2028-02-29`, at noon, or `2028-02-29
 * 23:58`. Throws for any other form.
 */
export function secondsTo(moment: string, now: Date): number {
  const [, day = '', time = '12:00'] = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/.exec(moment) ?? [];
  const at = new Date(`${day}T${time}:00Z`);
  // A day that does not exist would be parsed as one of the next month.
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(`${day}T${time}`))
    throw new Error(`"${moment}" is no moment: write it like 2028-02-29 23:58, as a clock in São Paulo shows it.`);
  return Math.ceil((at.getTime() + SAO_PAULO_MS - now.getTime()) / 1000);
}
const SAO_PAULO_MS = 3 * 3_600_000;

/** The path of libfaketime, if installed. */
export const findFaketime = (): string | undefined =>
  globSync(['/usr/lib/*/faketime', '/usr/lib*/faketime', '/usr/local/lib/faketime'].map((at) => `${at}/${LIBRARY}`))[0];
const LIBRARY = 'libfaketime.so.1';

/** Installs it with apt-get, in CI as root. */
export function fetchFaketime(): string | undefined {
  if (!process.env.CI || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'libfaketime']])
    spawnSync('apt-get', ['-q', ...args], { stdio: 'ignore', timeout: 300_000 });
  return findFaketime();
}

/** One offset for all processes, whenever they start, so that their clocks agree. */
const movedEnv = (library: string, seconds: number): Record<string, string> => ({
  LD_PRELOAD: library,
  FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});

/** The offset in seconds of this process itself. */
const ALREADY = Number(process.env.FAKETIME ?? 0);

function runMoved([moment = '', command, ...args]: string[]): void {
  if (!command) throw new Error("Usage: node tools/moved-clock.ts '2028-02-29 12:00' <command…>");
  const library = findFaketime();
  if (!library)
    throw new Error('The clock cannot be moved: libfaketime is missing (Debian: apt-get install libfaketime).');
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: ownPath, ...movedEnv(library, secondsTo(moment, new Date()) + ALREADY) },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => console.error(error.message));
  child.once('close', (code) => {
    process.exitCode = code ?? 1;
  });
}

if (import.meta.main) runMoved(process.argv.slice(2));
