// How long `npm start` takes until the four addresses answer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Reading } from '../../apps/api/bench/statistics.ts';
import { dataDir, localDeployment, PORT_VARIABLES, type Ports, root } from '../paths.ts';
import { answers, freePorts } from '../processes.ts';

const LONGEST_S = 600;
const ROUNDS = 3;
const CI = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];

export async function* measure(): AsyncGenerator<Reading> {
  yield await again();
  yield await inEmptyClone();
}

async function again(): Promise<Reading> {
  const folder = path.join(dataDir, 'bench/start');
  rmSync(folder, { recursive: true, force: true });
  await secondsToServe(root, folder);
  const value: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) value.push(await secondsToServe(root, folder));
  return { id: 'start-again', value, detail: value.map((seconds) => `${seconds.toFixed(1)} s`).join(', ') };
}

/** Clones the commit. The first `npm ci` fills npm's cache, which the other two then use alike. */
async function inEmptyClone(): Promise<Reading> {
  const clone = path.join(dataDir, 'bench/clone');
  const anew = () => rmSync(path.join(clone, 'node_modules'), { recursive: true, force: true });
  rmSync(clone, { recursive: true, force: true });
  try {
    await timed('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone], root);
    await timed('npm', CI, clone);
    anew();
    const install = await timed('npm', CI, clone);
    anew();
    const start = await secondsToServe(clone, path.join(clone, '.data'));
    const detail = `${start.toFixed(1)} s; npm ci ${install.toFixed(1)} s`;
    return { id: 'start-first', value: start / install, detail };
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

async function timed(command: string, args: string[], cwd: string): Promise<number> {
  const began = performance.now();
  const [code] = (await once(run(command, args, cwd), 'close')) as [number];
  if (code !== 0) throw new Error(`${command} ${args[0]} ended with ${code}`);
  return (performance.now() - began) / 1000;
}

/** Waits until all four addresses answer, then ends the process as Ctrl-C does. */
async function secondsToServe(cwd: string, folder: string): Promise<number> {
  const ports = await freePorts();
  const { apiUrl, places } = localDeployment(ports, folder);
  const began = performance.now();
  // A terminal's Ctrl-C signals npm and all its children; this needs a process group of its own.
  const child = run('npm', ['start', '--loglevel=error'], cwd, {
    detached: true,
    env: { DATA_DIR: folder, ...variablesOf(ports) },
  });
  const end = () => process.kill(-child.pid!, 'SIGINT');
  process.once('exit', end);
  const closed = once(child, 'close');
  try {
    const pages = [`${apiUrl}/health/ready`, places.checkout, places.client, places.backoffice];
    const all = Promise.all(pages.map((page) => answers(page, LONGEST_S)));
    const early = closed.then(([code]) => Promise.reject(new Error(`npm start ended with ${code}`)));
    await Promise.race([all, early]);
    return (performance.now() - began) / 1000;
  } finally {
    process.off('exit', end);
    if (child.exitCode === null && child.signalCode === null) end();
    await closed;
  }
}

const variablesOf = (ports: Ports): Record<string, string> =>
  Object.fromEntries(
    Object.entries(PORT_VARIABLES).map(([name, variable]) => [variable, String(ports[name as keyof Ports])]),
  );

/** Runs with the machine's own PATH, without this checkout's programs. */
function run(
  command: string,
  args: string[],
  cwd: string,
  { env = {}, detached = false }: { env?: Record<string, string>; detached?: boolean } = {},
) {
  const own = path.join(root, 'node_modules/.bin');
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== own)
    .join(path.delimiter);
  return spawn(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached,
    env: { ...process.env, PATH, ...env },
  });
}
