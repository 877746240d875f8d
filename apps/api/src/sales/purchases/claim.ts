import { createHash, createHmac } from 'node:crypto';
import type { Db } from '../../database/db.ts';
import { Refusal } from '../../http/refusal.ts';

/** A call that must happen once: which, and of which body. */
export interface Claim {
  scope: string;
  key: string;
  bodyHash: Buffer;
}

/** Secrets of a card leave no trace here, not even in a hash. */
const unhashed = new Set(['card_number', 'card_cvv']);

export const claimOf = (scope: string, key: string, body: unknown): Claim => ({
  scope,
  key: createHash('sha256').update(key).digest('base64url'),
  bodyHash: createHmac('sha256', key).update(canonical(body)).digest(),
});

/** The same text for the same values, in whatever order their keys came. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => {
    if (unhashed.has(name)) return undefined;
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });

export interface Answer {
  status: number;
  response: unknown;
}
export interface Known {
  payment_id: number | null;
  worker: number;
  answer: Answer | undefined;
}

/** What is known of a claim. Another body under the same key is a mistake of the caller's. */
export async function lookUp(db: Db, claim: Claim): Promise<Known | undefined> {
  const row = await one(db, claim).executeTakeFirst();
  if (!row) return undefined;
  if (!row.body_hash.equals(claim.bodyHash))
    throw new Refusal('idempotency_mismatch', 'Esta chave de idempotência já foi usada com outros dados.');
  const { payment_id, worker, status, response } = row;
  return { payment_id, worker, answer: status === null ? undefined : { status, response } };
}

const one = (db: Db, { scope, key }: Claim) =>
  db
    .selectFrom('idempotency')
    .select(['body_hash', 'payment_id', 'worker', 'status', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key);

/** False when another call has it: then that call's transaction is over. */
export async function begin(db: Db, { scope, key, bodyHash }: Claim, worker: number, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('idempotency')
    .values({
      scope,
      key,
      body_hash: bodyHash,
      payment_id: null,
      worker,
      status: null,
      response: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('worker')
    .executeTakeFirst();
  return row !== undefined;
}

export async function bind(db: Db, { scope, key }: Claim, paymentId: number): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ payment_id: paymentId })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

/** Of all who find a worker dead, one takes its work over. */
export async function takeOver(db: Db, { scope, key }: Claim, from: number, to: number): Promise<boolean> {
  const taken = await db
    .updateTable('idempotency')
    .set({ worker: to })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('worker', '=', from)
    .where('status', 'is', null)
    .returning('worker')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The first answer to a purchase is the only one. */
export async function answer(db: Db, paymentId: number, { status, response }: Answer): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ status, response: JSON.stringify(response) })
    .where('payment_id', '=', paymentId)
    .where('status', 'is', null)
    .execute();
}

/** Of a call that its own transaction has done. */
export async function close(db: Db, { scope, key }: Claim, { status, response }: Answer): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ status, response: JSON.stringify(response) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}
