import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeEnv } from '../apps/api/src/node-options.ts';
import { PORT_VARIABLES, type Ports, root } from './paths.ts';

type Env = Record<string, string>;

/** PATH with the repository's own programs first, including Node. */
export const ownPath = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`;
/** This process's environment with the repository's programs and the compile cache. */
export const fullEnv = (env: Env): NodeJS.ProcessEnv => ({
  NODE_COMPILE_CACHE: nodeEnv.NODE_COMPILE_CACHE,
  ...process.env,
  PATH: ownPath,
  ...env,
});

/**
 * Runs a command to its end with visible output, non-interactively unless its `stdin` is inherited; returns whether it
 * succeeded.
 */
export async function run(
  command: string,
  args: string[],
  env: Env = {},
  stdin: 'ignore' | 'inherit' = 'ignore',
): Promise<boolean> {
  const child = spawn(command, args, { cwd: root, stdio: [stdin, 'inherit', 'inherit'], env: fullEnv(env) });
  endWithThisProcess(child, 'SIGTERM');
  return (await ended(child)) === 0;
}

/** Runs a command to its end with visible output, like `run`, and returns that output too. */
export async function runRecorded(
  command: string,
  args: string[],
  env: Env = {},
): Promise<{ succeeded: boolean; output: string }> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: fullEnv(env) });
  endWithThisProcess(child, 'SIGTERM');
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  const output = outputOf(child);
  return { succeeded: (await ended(child)) === 0, output: output() };
}

/** Ends a child process when this one exits. */
export function endWithThisProcess(child: ChildProcess, signal: NodeJS.Signals): void {
  const kill = () => void child.kill(signal);
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}

/** Runs a command to its end without output; prints its output only on failure. */
export async function runQuietly(what: string, command: string, args: string[], env: Env = {}): Promise<void> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: fullEnv(env) });
  const output = outputOf(child);
  const code = await ended(child);
  if (code !== 0) throw new Error(`${what} failed (${code}):\n${output()}`);
}

/** What a child process has written so far. */
function outputOf({ stdout, stderr }: ChildProcessByStdio<null, Readable, Readable>): () => string {
  const parts: Buffer[] = [];
  for (const stream of [stdout, stderr]) stream.on('data', (part: Buffer) => void parts.push(part));
  return () => Buffer.concat(parts).toString();
}

export interface Service {
  /** Resolves when it exits without being stopped. */
  readonly lost: Promise<number | null>;
  stop(): Promise<void>;
}

/** Starts one of our programs, which ends with this process. Its output is added to the log. */
export function startService(log: string, args: string[], env: Env): Service {
  mkdirSync(path.dirname(log), { recursive: true });
  const parent = path.join(import.meta.dirname, 'end-with-parent.ts');
  const file = openSync(log, 'a');
  const child = spawn(process.execPath, ['--import', parent, ...args], {
    cwd: root,
    stdio: ['ignore', file, file, 'ipc'],
    env: fullEnv(env),
  });
  closeSync(file);
  const end = ended(child);
  let asked = false;
  const stop = async () => {
    asked = true;
    child.kill('SIGTERM');
    await Promise.race([end, sleep(10_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'))]);
  };
  return { stop, lost: new Promise((lost) => void end.then((code) => asked || lost(code))) };
}

export const lastLines = (log: string): string => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20).join('\n');

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });

/** Polls an address until it answers with success. */
export async function answers(url: string, seconds: number): Promise<void> {
  const limit = Date.now() + seconds * 1000;
  while (Date.now() < limit) {
    const good = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (good) return;
    await sleep(100);
  }
  throw new Error(`${url} did not answer within ${seconds} seconds`);
}

/** Those asked for at once are different ones. */
export const freePort = (): Promise<number> => listenOnce(0);

export async function freePorts(): Promise<Ports> {
  const [api, checkout, client, backoffice] = await Promise.all([0, 0, 0, 0].map(listenOnce));
  return { api: api ?? 0, 'public-checkout': checkout ?? 0, 'client-area': client ?? 0, backoffice: backoffice ?? 0 };
}

/** Fails for a port in use, and for what is none, naming the variable that changes it. */
export async function requireFree(ports: Ports): Promise<void> {
  const names = Object.keys(ports) as (keyof Ports)[];
  await Promise.all(
    names.map((name) =>
      listenOnce(ports[name]).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_SOCKET_BAD_PORT') throw new Error(`${PORT_VARIABLES[name]} must be a port.`);
        throw new Error(
          `Port ${ports[name]} of ${name} is taken: end what listens there, or choose another by ${PORT_VARIABLES[name]}.`,
        );
      }),
    ),
  );
}

const listenOnce = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
