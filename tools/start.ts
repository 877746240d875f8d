// npm start: everything at once, on the addresses of the environment.
import { dataDir, deployment } from './paths.ts';
import { requireFree, type Service } from './processes.ts';
import { apiEnv, buildFrontends, endOnSignal, fillDatabase, openDatabase, startApi, startFrontends } from './system.ts';
import { addresses, logins } from './start-message.ts';

const began = performance.now();
const parts: Pick<Service, 'stop'>[] = [];
const fail = endOnSignal(parts);

async function start(): Promise<void> {
  await requireFree(deployment.ports);
  console.log('Building what changed, preparing the database …');
  const [url] = await Promise.all([prepareDatabase(), buildFrontends()]);
  parts.push(await startApi(apiEnv(url, deployment), [], fail));
  parts.push(await startFrontends(deployment));
  console.log(addresses(deployment));
  console.log(logins);
  console.log(
    `Ready in ${((performance.now() - began) / 1000).toFixed(1)} s. Ctrl-C stops everything; the data stays in ${dataDir}.`,
  );
}

async function prepareDatabase(): Promise<string> {
  const database = await openDatabase();
  parts.push(database);
  await fillDatabase(database, deployment);
  return database.url;
}

await start().catch(fail);
