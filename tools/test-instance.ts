// Whole Mirantes for one run of tests or measurements, each with free ports, a database of its own, and relaxed rate
// limits.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Deployment, localDeployment } from './paths.ts';
import { freePorts, type Service } from './processes.ts';
import { apiEnv, buildFrontends, fillDatabase, startApi, startFrontends } from './system.ts';
import { startTestPostgres } from './test-postgres.ts';

type Part = Pick<Service, 'stop'>;

interface Trial {
  deployment: Deployment;
  databaseUrl: string;
  /** The variables that point other programs to it. */
  env: Record<'API_URL' | 'CHECKOUT_URL' | 'CLIENT_URL' | 'BACKOFFICE_URL' | 'TRIAL_DATABASE_URL', string>;
}

export async function startTestInstance(): Promise<Trial & Part> {
  const { trials, stop } = await startTestInstances(1);
  return { ...trials[0]!, stop };
}

/** Starts several of them side by side. */
export async function startTestInstances(count: number): Promise<Part & { trials: Trial[] }> {
  const parts: Part[] = [];
  const stop = async () => {
    for (const part of parts.toReversed()) await part.stop();
  };
  try {
    const [server] = await Promise.all([databaseServer(parts), buildFrontends()]);
    const trials = await Promise.all(
      Array.from({ length: count }, (_, n) => open(server, `trial_${process.pid}_${n}`, parts)),
    );
    return { trials, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(server: string, name: string, parts: Part[]): Promise<Trial> {
  const data = mkdtempSync(path.join(tmpdir(), 'mirante-trial-'));
  parts.push({ stop: async () => rmSync(data, { recursive: true, force: true }) });
  const deployment = localDeployment(await freePorts(), data);
  const databaseUrl = await ownDatabase(server, name, parts);
  await fillDatabase({ url: databaseUrl }, deployment);
  // Whether a machine that is busy with other things refuses callers is tested elsewhere.
  const api = {
    ...apiEnv(databaseUrl, deployment),
    RATE_LIMIT_FACTOR: '1000',
    MAX_LOOP_DELAY_MS: '10000',
    RESUME_LINK_AFTER_MINUTES: '0.01',
  };
  parts.push(await startApi(api, [], (why) => console.error(why)), await startFrontends(deployment));
  const { apiUrl, places } = deployment;
  return {
    deployment,
    databaseUrl,
    env: {
      API_URL: apiUrl,
      CHECKOUT_URL: places.checkout,
      CLIENT_URL: places.client,
      BACKOFFICE_URL: places.backoffice,
      TRIAL_DATABASE_URL: databaseUrl,
    },
  };
}

/** The tests' server, or that of TEST_DATABASE_URL. */
async function databaseServer(parts: Part[]): Promise<string> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return given;
  const server = await startTestPostgres();
  parts.push(server);
  return server.url;
}

/** Creates a database, dropped at the end. */
async function ownDatabase(server: string, name: string, parts: Part[]): Promise<string> {
  await order(server, `drop database if exists ${name}`);
  await order(server, `create database ${name}`);
  parts.push({ stop: () => order(server, `drop database if exists ${name} with (force)`) });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function order(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
