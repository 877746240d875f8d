import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { kill } from '../src/testing/api-process.ts';

/** A minimal Fastify server in a process of its own. */
export async function startHello(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(path.join(import.meta.dirname, 'hello.ts'));
  const [url] = (await once(child, 'message')) as [string];
  return { url, stop: () => kill(child) };
}
