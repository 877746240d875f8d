import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { migrationNames } from '../../database/migrations.ts';
import type { Services } from '../../services.ts';

/**
 * The health checks. Live: the process responds. Ready: it can also serve, so a load balancer may send requests. Neither reveals versions
 * or hosts.
 */
export function healthPages(app: FastifyInstance, { db }: Services): void {
  const head = migrationNames().at(-1);
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const ready = !app.draining && (await knows(db, head));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
}

/** A hanging database is as bad as none: the load balancer should not wait. */
const PATIENCE_MS = 2000;

/** A newer migration than this process knows is no problem: migrations support both versions. */
async function knows(db: Services['db'], migration: string | undefined): Promise<boolean> {
  const asked = sql`select 1 from kysely_migration where name = ${migration}`
    .execute(db)
    .then(({ rows }) => rows.length === 1);
  return Promise.race([asked, setTimeout(PATIENCE_MS, false, { ref: false })]).catch(() => false);
}
