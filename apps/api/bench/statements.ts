import pg from 'pg';
import { readConfig } from '../src/config.ts';
import { openPool } from '../src/db.ts';
import { openServices } from '../src/open-services.ts';
import type { Services } from '../src/services.ts';

export interface Statement {
  text: string;
  values: unknown[];
  /** Prepared once per connection: its planning is no cost of a call. */
  prepared: boolean;
}

/** Services whose statements are written down as they are run. */
export async function recordingServices(url: string): Promise<{ services: Services; record: (call: (services: Services) => Promise<unknown>) => Promise<Statement[]>; close: () => Promise<void> }> {
  const pool = openPool({ url, size: 1 });
  const seen: Statement[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query: (...given: unknown[]) => {
        const [asked, values] = given as [string | { text: string; values?: unknown[]; name?: string }, unknown[] | undefined];
        seen.push(typeof asked === 'string' ? { text: asked, values: Array.isArray(values) ? values : [], prepared: false } : { text: asked.text, values: asked.values ?? [], prepared: asked.name !== undefined });
        return query(...given);
      },
    });
  });
  const services = await openServices(readConfig({ DATABASE_URL: url, RUN_JOBS: 'false' }), { onError: () => undefined, instead: { pool } });
  return {
    services,
    record: async (call) => {
      seen.length = 0;
      await call(services);
      return [...seen];
    },
    close: async () => {
      await services.jobs.stop();
      await pool.end();
    },
  };
}

/** What statements cost inside the database, in milliseconds. */
export async function databaseTime(client: pg.Client, statements: readonly Statement[]): Promise<number> {
  let sum = 0;
  for (const { text, values, prepared } of statements) {
    const { rows } = await client.query(`explain (analyze, timing off, buffers off, format json) ${text}`, values);
    const [plan] = rows[0]['QUERY PLAN'] as [{ 'Planning Time': number; 'Execution Time': number }];
    sum += plan['Execution Time'] + (prepared ? 0 : plan['Planning Time']);
  }
  return sum;
}
