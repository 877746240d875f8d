import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Scale } from '../seed/scale-copy-lines.ts';
import { addScale, LARGE } from '../seed/scale.ts';
import { seed } from '../seed/seed.ts';
import { diskFiles } from '../src/gateways/files/disk.ts';
import { migrate } from '../src/migrate.ts';
import type { Size } from './statistics.ts';

const SMALL: Scale = { clients: 20_000, paymentsPerClient: 5 };
export const scaleOf = (size: Size): Scale => (size === 'whole' ? LARGE : SMALL);

export interface OwnDatabase {
  name: string;
  url: string;
  drop: () => Promise<void>;
}

/** A migrated, empty database on a server that persists its commits, as in production. */
export async function emptyDatabase(): Promise<OwnDatabase> {
  const name = `bench_${process.pid}`;
  await asAdmin((admin) => admin.query(`create database ${name}`));
  await migrate(urlOf(name));
  const drop = async () => void (await asAdmin((admin) => admin.query(`drop database ${name} with (force)`)));
  return { name, url: urlOf(name), drop };
}

export const scaleDatabase = (size: Size): Promise<string> => databaseAt(scaleOf(size));

/** A database for the current tables and seed, loaded once and kept for later runs. */
export async function databaseAt(scale: Scale): Promise<string> {
  const name = `house_${scale.clients}_${hashOfTables()}`;
  await asAdmin(async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      `select datname from pg_database where datname like 'house\\_${scale.clients}\\_%'`,
    );
    for (const { datname } of rows)
      if (datname !== name) await admin.query(`drop database ${pg.escapeIdentifier(datname)} with (force)`);
    if (!rows.some(({ datname }) => datname === name)) await admin.query(`create database ${name}`);
  });
  await migrate(urlOf(name));
  await withClient(urlOf(name), (client) => loadScale(client, scale));
  return urlOf(name);
}

/** Loads the demonstration company, then the scale; returns the seconds of the latter. */
export async function loadScale(client: pg.Client, scale: Scale): Promise<number> {
  const files = diskFiles(path.join(tmpdir(), 'bench-files'));
  await seed(client, { apiUrl: 'http://localhost', clientUrl: 'http://localhost', files, now: new Date() });
  const began = performance.now();
  await addScale(client, new Date(), scale);
  return (performance.now() - began) / 1000;
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Administrative queries, outside the measured databases. */
export const asAdmin = <T>(work: (admin: pg.Client) => Promise<T>): Promise<T> => withClient(serverUrl(), work);

function serverUrl(): string {
  const url = process.env.BENCH_DATABASE_URL;
  if (!url) throw new Error('BENCH_DATABASE_URL is missing: measure by npm run bench');
  return url;
}

function urlOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

function hashOfTables(): string {
  const api = path.dirname(import.meta.dirname);
  const hash = createHash('sha256');
  for (const file of globSync('{migrations,seed}/*.ts', { cwd: api }).toSorted())
    hash.update(readFileSync(path.join(api, file)));
  return hash.digest('hex').slice(0, 12);
}
