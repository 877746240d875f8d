// Lists over a large house: 200,000 clients and 1,000,000 payments, loaded once and kept for the next run.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { dataDir, localDeployment, root } from '../places.ts';
import { startPostgres } from '../postgres.ts';
import { freePorts, run as runProgram } from '../processes.ts';
import { apiEnv, startApi } from '../system.ts';

export async function run(): Promise<void> {
  const server = await startPostgres(path.join(dataDir, 'bench-postgres'), { shared_buffers: '512MB' });
  try {
    const url = await largeHouse(server.url);
    const deployment = localDeployment(await freePorts());
    const env = { ...apiEnv(url, deployment), RATE_LIMIT_FACTOR: '1000000', RUN_JOBS: 'false', LOG_LEVEL: 'silent' };
    const well =
      (await runProgram('node', ['apps/api/src/migrate.ts'], env)) &&
      (await runProgram('node', ['apps/api/seed/seed.ts', '--scale'], env));
    if (!well) throw new Error('The large house could not be loaded.');
    const api = await startApi(env, [], (why) => void process.stderr.write(`${why}\n`));
    try {
      await runProgram('node', ['apps/api/bench/lists.ts'], env);
    } finally {
      await api.stop();
    }
  } finally {
    await server.stop();
  }
}

/** A database for these very tables and this very company. */
async function largeHouse(serverUrl: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync('apps/api/{migrations,seed}/*.ts', { cwd: root }).toSorted())
    hash.update(readFileSync(path.join(root, file)));
  const name = `large_${hash.digest('hex').slice(0, 12)}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    const { rows } = await admin.query<{ datname: string }>(
      "select datname from pg_database where datname like 'large\\_%'",
    );
    for (const { datname } of rows)
      if (datname !== name) await admin.query(`drop database ${pg.escapeIdentifier(datname)} with (force)`);
    if (!rows.some(({ datname }) => datname === name))
      await admin.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await admin.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
