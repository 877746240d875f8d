import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { localDeployment, ports } from './paths.ts';
import { FAST, startPostgres } from './postgres.ts';
import { runQuietly } from './processes.ts';
import { apiEnv, type Database, fillDatabase } from './system.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'system-test-'));
// The server's user must be able to enter the folder.
chmodSync(dir, 0o755);
const at = localDeployment(ports, dir);
let database: Database;
beforeAll(async () => {
  database = await startPostgres(dir, FAST);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await database.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** The settings that production requires at start. */
const production = {
  NODE_ENV: 'production',
  PAYMENT_GATEWAY: 'vindi',
  VINDI_PRIVATE_KEY: 'key',
  VINDI_PRODUCT_ID: '55',
  WEBHOOK_SECRET: 'a-secret-of-the-address-0001',
  WEBHOOK_USER: 'vindi',
  WEBHOOK_PASSWORD: 'x',
  SECRETS_KEY: 'x'.repeat(32),
  METRICS_TOKEN: 'x'.repeat(32),
};
const https = {
  ...at,
  apiUrl: 'https://d.example',
  places: { checkout: 'https://a.example', client: 'https://b.example', backoffice: 'https://c.example' },
};

async function rows(): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows: found } = await client
    .query<Record<string, number>>(
      'select (select count(*) from client)::int as clients, (select count(*) from staff_user)::int as staff, (select count(*) from product)::int as products',
    )
    .finally(() => client.end());
  return found[0]!;
}

test(
  'start: in production an empty database is migrated without demo data, even on request',
  { timeout: 240_000 },
  async () => {
    for (const [name, value] of Object.entries(production)) vi.stubEnv(name, value);
    const none = { clients: 0, staff: 0, products: 0 };
    await fillDatabase(database, https);
    expect(await rows()).toEqual(none);
    await expect(
      runQuietly('The seed', 'node', ['apps/api/seed/seed.ts'], apiEnv(database.url, https)),
    ).rejects.toThrow('The demonstration company is not for production');
    expect(await rows()).toEqual(none);

    vi.unstubAllEnvs();
    vi.stubEnv('NODE_ENV', 'development');
    await fillDatabase(database, at);
    expect(Math.min(...Object.values(await rows()))).toBeGreaterThan(0);
  },
);
