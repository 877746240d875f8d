import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { nodeEnv, nodeFlags } from '../node-options.ts';

/** Starts the API in a process of its own, as in production, and waits until it is ready. */
export async function startApi(url: string, port: number, env: Record<string, string> = {}): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...nodeFlags, path.join(import.meta.dirname, '../main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...nodeEnv,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: url,
      API_PORT: String(port),
      RUN_JOBS: 'false',
      RATE_LIMIT_FACTOR: '1000000',
      ...env,
    },
  });
  // Long, for a busy machine.
  const until = performance.now() + 120_000;
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return child;
    if (child.exitCode !== null) throw new Error(`the API ended with ${child.exitCode} as it started`);
    if (performance.now() > until) throw new Error('the API was not ready within two minutes');
    // Each refused fetch costs milliseconds of processor time, which the starting process needs.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** SIGKILL: it cannot finish anything. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
