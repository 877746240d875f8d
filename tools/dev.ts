// npm run dev: the frontends by Vite with hot reload, the API restarted on each change of its files.
import path from 'node:path';
import { createServer } from 'vite';
import { appNames, deployment, root } from './paths.ts';
import { requireFree, type Service } from './processes.ts';
import { apiEnv, endOnSignal, fillDatabase, openDatabase, startApi } from './system.ts';
import { addresses, logins } from './start-message.ts';

const parts: Pick<Service, 'stop'>[] = [];
const fail = endOnSignal(parts);

async function dev(): Promise<void> {
  await requireFree(deployment.ports);
  const database = await openDatabase();
  parts.push(database);
  await fillDatabase(database, deployment);
  parts.push(await startApi(apiEnv(database.url, deployment), ['--watch', '--watch-preserve-output'], fail));
  for (const name of appNames) {
    const server = await createServer({ root: path.join(root, 'apps', name), logLevel: 'warn' });
    await server.listen();
    parts.push({ stop: () => server.close() });
  }
  console.log(addresses(deployment));
  console.log(logins);
}

await dev().catch(fail);
