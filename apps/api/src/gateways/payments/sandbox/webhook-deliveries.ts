import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { sign, SIGNATURE_HEADER } from './signature.ts';
import type { SandboxDb, SandboxSchema } from './schema.ts';

const BATCH = 20;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 3_600_000;
const MAX_ATTEMPTS = 40;

/** Queues the webhook of an event, in the transaction that makes it true. */
export async function enqueueWebhook(db: SandboxDb, type: string, code: string, now: Date): Promise<void> {
  await db
    .insertInto('delivery')
    .values(deliveryOf(type, code, now))
    .execute();
}

export function deliveryOf(type: string, code: string, now: Date): SandboxSchema['delivery'] {
  const id = `evt_${randomUUID()}`;
  const body = JSON.stringify({ event: { id, type, created_at: now.toISOString(), data: { charge: { code } } } });
  return { id, body, attempts: 0, next_at: now, delivered_at: null };
}

/** Posts one delivery and answers with the status it got. */
export type Post = (body: string, headers: Record<string, string>) => Promise<number>;

/** Delivers what is due, and tells how many there were. What was not taken with a 2xx is tried again later, less and less often. */
export async function deliverDueWebhooks(db: SandboxDb, post: Post, secret: string, now: () => Date): Promise<number> {
  const due = await reserveDue(db, now());
  await Promise.all(
    due.map(async ({ id, body }) => {
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, body, now()) };
      const status = await post(body, headers).catch(() => 0);
      if (status >= 200 && status < 300)
        await db.updateTable('delivery').set({ delivered_at: now() }).where('id', '=', id).execute();
    }),
  );
  return due.length;
}

/** Whether any is due. */
export const isWebhookDue = (at: Date) => sql<boolean>`exists (
  select from sandbox.delivery
  where delivered_at is null and next_at <= ${at}::timestamptz and attempts < ${MAX_ATTEMPTS}
)`;

/** Each is reserved by moving its next try ahead, so that a process that dies while posting loses none. */
const reserveDue = (db: SandboxDb, at: Date) =>
  db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('delivery')
      .select(['id', 'body', 'attempts'])
      .where('delivered_at', 'is', null)
      .where('next_at', '<=', at)
      .where('attempts', '<', MAX_ATTEMPTS)
      .orderBy('next_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, attempts } of rows) {
      const wait = Math.min(FIRST_RETRY_MS * 2 ** attempts, LAST_RETRY_MS);
      await tx
        .updateTable('delivery')
        .set({ attempts: attempts + 1, next_at: new Date(at.getTime() + wait) })
        .where('id', '=', id)
        .execute();
    }
    return rows;
  });
