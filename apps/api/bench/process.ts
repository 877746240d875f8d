import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort, kill, startApi } from '../src/testing/api-process.ts';

export interface ApiProcess {
  url: string;
  child: ChildProcess;
  stop: () => Promise<void>;
}

/** The API as in production, including its log; only the rate limits are raised. */
export async function startProductionApi(databaseUrl: string, env: Record<string, string> = {}): Promise<ApiProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shipped = { NODE_ENV: 'development', LOG_LEVEL: 'info', RUN_JOBS: 'true', API_URL: url };
  const child = await startApi(databaseUrl, port, { ...shipped, ...env });
  return { url, child, stop: () => kill(child) };
}

/** The memory of a process and its descendants, in MB (of 1,000,000 bytes). */
export function memoryOf({ pid }: ChildProcess): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const all = lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const ids = new Set([pid!]);
  for (const [own, parent] of all) if (ids.has(parent)) ids.add(own);
  return all.reduce((sum, [own, , kilobytes]) => (ids.has(own) ? sum + kilobytes * 1.024e-3 : sum), 0);
}

/** The resident bytes of a single process, from Linux's `/proc`. */
export const residentOf = ({ child }: Pick<ApiProcess, 'child'>): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) * 1024;
/** The clock tick in `/proc`. */
const TICK_MS = 10;
/** The CPU time of a single process in milliseconds, from Linux's `/proc`. */
export function processorOf({ child }: Pick<ApiProcess, 'child'>): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
