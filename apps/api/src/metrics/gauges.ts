import type { Pool } from 'pg';
import { Counter, Gauge, Registry } from 'prom-client';
import type { Services } from '../services.ts';

/** Gauges read at scrape time: the same from every process, except the pool's. */
export function gaugesOf({ pool, now }: Pick<Services, 'pool' | 'now'>): Registry {
  const registry = new Registry();
  /** A gauge of one value. */
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      registers: [registry],
      name,
      help,
      async collect() {
        this.set(await read());
      },
    });
  gauge('db_pool_waiting', 'Queries that wait for a connection.', () => pool.waitingCount);
  gauge('migration_version', 'Number of the newest migration that was applied.', () =>
    queryNumber(pool, `select max(left(name, 4)::int) as n from kysely_migration`),
  );
  gauge('payments_pending_oldest_seconds', 'Age of the oldest payment that can still be made.', () =>
    queryNumber(
      pool,
      `select greatest(0, extract(epoch from $1::timestamptz - min(created_at))) as n from payment where status = 'pending' and (due_at is null or due_at > $1)`,
      [now()],
    ),
  );
  gauge(
    'payments_unanswered_oldest_seconds',
    'Age of the oldest pending payment of which the gateway has not said that it is charged.',
    () =>
      queryNumber(
        pool,
        `select greatest(0, extract(epoch from $1::timestamptz - min(created_at))) as n from payment where status = 'pending' and vindi_code is null`,
        [now()],
      ),
  );
  gauge('failed_jobs', 'Jobs that failed at their last try and were not asked for again.', () =>
    queryNumber(pool, 'select count(*)::int as n from failed_job where not redriven'),
  );
  gauge('refunds_failed', 'Refunds that the gateway did not give back, and that nobody saw to.', () =>
    queryNumber(pool, "select count(*)::int as n from refund where state = 'failed'"),
  );
  registry.registerMetric(discrepancyGauge(pool));
  registry.registerMetric(paymentCounter(pool));
  registry.registerMetric(archiveCounter(pool));
  return registry;
}

const discrepancyGauge = (pool: Pool) =>
  new Gauge({
    registers: [],
    name: 'discrepancies_open',
    help: 'Differences between our books and the gateway that finance has not resolved, by kind.',
    labelNames: ['kind'],
    async collect() {
      const { rows } = await pool.query<{ kind: string; n: number }>(
        'select kind, count(*)::int as n from discrepancy where resolved_at is null group by 1',
      );
      this.reset();
      for (const { kind, n } of rows) this.set({ kind }, n);
    },
  });

const paymentCounter = (pool: Pool) =>
  new Counter({
    registers: [],
    name: 'payments_total',
    help: 'Payments, by where they stand.',
    labelNames: ['method', 'status'],
    async collect() {
      const { rows } = await pool.query<{ method: string; status: string; n: number }>(
        'select method, status, sum(n)::int as n from payment_rollup group by 1, 2',
      );
      this.reset();
      for (const { method, status, n } of rows) this.inc({ method, status }, n);
    },
  });

const archiveCounter = (pool: Pool) =>
  new Counter({
    registers: [],
    name: 'wal_archive_failures_total',
    help: "Failed attempts to archive a file of PostgreSQL's log.",
    async collect() {
      this.reset();
      this.inc(await queryNumber(pool, 'select failed_count::int as n from pg_stat_archiver'));
    },
  });

async function queryNumber(pool: Pool, text: string, values: unknown[] = []): Promise<number> {
  const { rows } = await pool.query<{ n: number | null }>(text, values);
  return rows[0]?.n ?? 0;
}
