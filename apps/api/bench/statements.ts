import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { readConfig } from '../src/config.ts';
import { openPool } from '../src/database/db.ts';
import { isCompiledOnce } from '../src/database/prepared-statements.ts';
import { openServices } from '../src/open-services.ts';
import type { Services } from '../src/services.ts';

export interface Statement {
  text: string;
  values: unknown[];
  /** Prepared once per connection, so that a call does not include its planning. */
  prepared: boolean;
}

/** Services over one connection; `record` answers with the statements of its call alone, not those of jobs or outbox. */
export async function recordingServices(url: string): Promise<{
  services: Services;
  record: (call: (services: Services) => Promise<unknown>) => Promise<Statement[]>;
  close: () => Promise<void>;
}> {
  const pool = openPool({ url, size: 1 });
  const recording = new AsyncLocalStorage<Statement[]>();
  const connect = pool.connect.bind(pool) as (callback?: (...given: unknown[]) => void) => unknown;
  // A query that waited for the connection runs where it was released, otherwise, instead of where it was called.
  Object.assign(pool, {
    connect: (callback?: (...given: unknown[]) => void) => connect(callback && AsyncResource.bind(callback)),
  });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query: (...given: unknown[]) => {
        const [asked, values] = given as [
          string | { text: string; values?: unknown[]; name?: string },
          unknown[] | undefined,
        ];
        recording
          .getStore()
          ?.push(
            typeof asked === 'string'
              ? { text: asked, values: Array.isArray(values) ? values : [], prepared: isCompiledOnce(asked) }
              : { text: asked.text, values: asked.values ?? [], prepared: asked.name !== undefined },
          );
        return query(...given);
      },
    });
  });
  const services = await openServices(
    readConfig({ NODE_ENV: 'test', DATABASE_URL: url, RUN_JOBS: 'false', RATE_LIMIT_FACTOR: '1000000' }),
    { onError: () => undefined, instead: { pool } },
  );
  return {
    services,
    record: async (call) => {
      const statements: Statement[] = [];
      await recording.run(statements, () => call(services));
      return statements;
    },
    close: async () => {
      await services.jobs.stop();
      await services.outbox.stop();
      await pool.end();
    },
  };
}

const TIMES = 5;

/** The statements' cost inside the database, in milliseconds of CPU time, each on a warm connection. */
export async function databaseTime(client: pg.Client, statements: readonly Statement[]): Promise<number> {
  const clock = await clockOf(client);
  const run = ({ text, values, prepared }: Statement) =>
    client.query({ text, values, ...(prepared && { name: nameOf(text) }) });
  for (const statement of statements) await run(statement);
  const before = clock();
  for (let n = 0; n < TIMES; n += 1) for (const statement of statements) await run(statement);
  return (clock() - before) / TIMES;
}

export const nameOf = (text: string): string => createHash('sha1').update(text).digest('hex');

/** The CPU time of this connection's backend on Linux, unaffected by other processes; elsewhere, wall-clock time. */
async function clockOf(client: pg.Client): Promise<() => number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const file = `/proc/${rows[0]!.pid}/schedstat`;
  if (!existsSync(file)) return () => performance.now();
  return () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
}
