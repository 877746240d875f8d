// A whole Mirante for one run of tests or measurements: free ports, a database of its own, rate limits out of the way.
import pg from 'pg';
import { type Deployment, localDeployment } from './places.ts';
import { freePorts, type Service } from './processes.ts';
import { apiEnv, buildFrontends, fillDatabase, startApi, startFrontends } from './system.ts';
import { startTestPostgres } from './test-postgres.ts';

export interface Trial {
  deployment: Deployment;
  databaseUrl: string;
  /** The variables that name it to other programs. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

export async function startTrial(): Promise<Trial> {
  const parts: Pick<Service, 'stop'>[] = [];
  const stop = async () => {
    for (const part of parts.toReversed()) await part.stop();
  };
  try {
    const deployment = localDeployment(await freePorts());
    const [databaseUrl] = await Promise.all([ownDatabase(parts), buildFrontends()]);
    await fillDatabase({ url: databaseUrl }, deployment);
    const api = { ...apiEnv(databaseUrl, deployment), RATE_LIMIT_FACTOR: '1000' };
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
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** On the tests' server, or on the one that TEST_DATABASE_URL names; dropped at the end. */
async function ownDatabase(parts: Pick<Service, 'stop'>[]): Promise<string> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startTestPostgres();
  const name = `trial_${process.pid}`;
  await order(server.url, `drop database if exists ${name}`);
  await order(server.url, `create database ${name}`);
  parts.push(server, { stop: () => order(server.url, `drop database if exists ${name} with (force)`) });
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

async function order(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
