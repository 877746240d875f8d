// The parts of a running Mirante, for the scripts that combine them.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { nodeEnv, nodeFlags as apiFlags } from '../apps/api/src/node-options.ts';
import { appNames, dataDir, type Deployment, distOf, nextOf, placesFor } from './paths.ts';
import { startPostgres } from './postgres.ts';
import { answers, lastLines, runQuietly, type Service, startService } from './processes.ts';
import { serveApp } from './serve.ts';

export interface Database {
  url: string;
  stop(): Promise<void>;
}

/** The server of DATABASE_URL, or our own. */
export async function openDatabase(): Promise<Database> {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL
    ? { url: DATABASE_URL, stop: async () => undefined }
    : startPostgres(path.join(dataDir, 'postgres'));
}

/** For production whatever the caller's own NODE_ENV, which Vite and React would follow: Vitest's is `test`. */
export const buildFrontends = (): Promise<void> =>
  runQuietly('The build', 'nx', ['run-many', '-t', 'build', '--output-style=static'], { NODE_ENV: 'production' });

/** Migrates the tables, and seeds the demonstration company into an empty database; not in production. */
export async function fillDatabase({ url }: Pick<Database, 'url'>, at: Deployment): Promise<void> {
  const env = apiEnv(url, at);
  await runQuietly('The migration', 'node', ['apps/api/src/migrate.ts'], env);
  if (process.env.NODE_ENV === 'production') return;
  await runQuietly('The seed', 'node', ['apps/api/seed/seed.ts'], env);
}

export const apiEnv = (url: string, { ports, apiUrl, places, data }: Deployment): Record<string, string> => ({
  DATABASE_URL: url,
  DATA_DIR: data,
  API_PORT: String(ports.api),
  API_URL: apiUrl,
  CHECKOUT_URL: places.checkout,
  CLIENT_URL: places.client,
  BACKOFFICE_URL: places.backoffice,
});

const LIVED_MS = 5000;

/**
 * Starts the API, and restarts it after a crash; after one in its first seconds, calls `onEnd` with the reason instead.
 */
export async function startApi(
  env: Record<string, string>,
  nodeFlags: string[],
  onEnd: (why: string) => void,
): Promise<Pick<Service, 'stop'>> {
  const log = path.join(dataDir, `api-${env.API_PORT}.log`);
  rmSync(log, { force: true });
  let service: Service;
  const launch = (): void => {
    const since = Date.now();
    service = startService(log, [...apiFlags, ...nodeFlags, 'apps/api/src/main.ts'], { ...nodeEnv, ...env });
    void service.lost.then((code) => {
      if (Date.now() - since < LIVED_MS) return onEnd(`The API ended (${code}):\n${lastLines(log)}`);
      console.error(`The API ended (${code}) and is started again; its log: ${log}`);
      launch();
    });
  };
  launch();
  await answers(`http://127.0.0.1:${env.API_PORT}/health/ready`, 60);
  return { stop: () => service.stop() };
}

export async function startFrontends({ ports, places }: Deployment): Promise<Pick<Service, 'stop'>> {
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const host = process.env.HOST || '127.0.0.1';
  const servers = await Promise.all(
    appNames.map((name) =>
      serveApp({
        dist: distOf(name),
        port: ports[name],
        apiUrl,
        places: placesFor(name, places),
        next: nextOf(name, places),
        host,
      }),
    ),
  );
  return { stop: async () => void (await Promise.all(servers.map((server) => server.close()))) };
}

/**
 * Stops the parts in reverse order on the first signal, or when the returned function is called with a failure, and
 * exits; the second time at once.
 */
export function endOnSignal(parts: readonly Pick<Service, 'stop'>[]): (failure: unknown) => void {
  let ending = false;
  const end = async (code: number): Promise<void> => {
    if (ending) process.exit(1);
    ending = true;
    for (const part of parts.toReversed()) await part.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  return (failure) => {
    console.error(failure instanceof Error ? failure.message : failure);
    void end(1);
  };
}
