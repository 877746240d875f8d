import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import { nodeEnv, nodeFlags } from '../../apps/api/src/node-options.ts';
import { root } from '../paths.ts';
import { answers, endWithThisProcess } from '../processes.ts';

/** One API process of a release, on a port of its own. */
export interface ApiNode {
  /** The process's own address, used only by nginx. */
  readonly url: string;
  readonly log: string;
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<{ code: number | null; seconds: number }>;
}

/** Where the image has it, within a release. */
const COMPILE_CACHE = path.relative(root, nodeEnv.NODE_COMPILE_CACHE);

/**
 * Starts a process and waits until it is ready. Its environment is the given one and PATH, nothing else of this
 * process.
 */
export async function startNode(release: string, env: Record<string, string>, log: string): Promise<ApiNode> {
  const file = openSync(log, 'a');
  const child = spawn(process.execPath, [...nodeFlags, path.join(release, 'apps/api/src/main.ts')], {
    cwd: release,
    stdio: ['ignore', file, file],
    env: { PATH: process.env.PATH, ...nodeEnv, NODE_COMPILE_CACHE: path.join(release, COMPILE_CACHE), ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  endWithThisProcess(child, 'SIGKILL');
  const failed = ended.then((code) => {
    throw new Error(`The API ended with ${code}: see ${log}`);
  });
  const url = `http://127.0.0.1:${env.API_PORT}`;
  try {
    await Promise.race([answers(`${url}/health/ready`, 60), failed]);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  failed.catch(() => undefined);
  return {
    url,
    log,
    stop: async () => {
      const since = performance.now();
      child.kill('SIGTERM');
      const code = await ended;
      return { code, seconds: (performance.now() - since) / 1000 };
    },
  };
}
