import { createHash, createHmac } from 'node:crypto';
import type { Db } from '../database/db.ts';
import { hasRow } from '../database/has-row.ts';
import { compiledOnce } from '../database/prepared-statements.ts';
import { Refusal } from './refusal.ts';

/** A call with its idempotency key. */
export interface IdempotentCall {
  /** The key's scope: the call and, if not public, its caller. */
  scope: string;
  key: string;
  body: unknown;
}

/** A stored idempotency key: its call, and the hash of its body. */
export interface IdempotencyKey {
  scope: string;
  keyHash: string;
  bodyHash: Buffer;
}

/** Card secrets are not stored, not even in a hash. The last four digits are, and tell one card from another. */
const hashedAs: Readonly<Record<string, (value: unknown) => unknown>> = {
  card_number: (value) => (typeof value === 'string' ? value.replaceAll(/\D/g, '').slice(-4) : undefined),
  card_cvv: () => undefined,
};

export const idempotencyKeyOf = ({ scope, key, body }: IdempotentCall): IdempotencyKey => ({
  scope,
  keyHash: createHash('sha256').update(key).digest('base64url'),
  bodyHash: createHmac('sha256', key).update(canonical(body)).digest(),
});

/** For public calls: the key belongs to a CPF, which cannot be derived from the scope without the key. */
export const scopeOfCpf = (call: string, { key, cpf }: { key: string; cpf: string }): string =>
  `${call} ${createHmac('sha256', key).update(cpf).digest('base64url')}`;

/** Canonical JSON: equal for equal values, whatever the order of keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => {
    if (Object.hasOwn(hashedAs, name)) return hashedAs[name]!(part);
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });

export interface Answer {
  status: number;
  response: unknown;
}
export interface IdempotencyRecord {
  payment_id: number | null;
  worker: number;
  answer: Answer | undefined;
}

/** The record of a key. Refuses another body under it: 422 `idempotency_mismatch`. */
export async function findRecord(db: Db, key: IdempotencyKey): Promise<IdempotencyRecord | undefined> {
  const [row] = await findByKey(db, key.scope, key.keyHash);
  if (!row) return undefined;
  if (!row.body_hash.equals(key.bodyHash))
    throw new Refusal('idempotency_mismatch', 'Esta chave de idempotência já foi usada com outros dados.');
  const { payment_id, worker, status, response } = row;
  return { payment_id, worker, answer: status === null ? undefined : { status, response } };
}

const findByKey = compiledOnce((db, scope: string, keyHash: string) =>
  db
    .selectFrom('idempotency')
    .select(['body_hash', 'payment_id', 'worker', 'status', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', keyHash),
);

/** False if another call has it, whose transaction has then ended. */
export const insertRecord = (
  db: Db,
  { scope, keyHash, bodyHash }: IdempotencyKey,
  worker: number,
  now: Date,
): Promise<boolean> =>
  hasRow(
    db
      .insertInto('idempotency')
      .values({
        scope,
        key: keyHash,
        body_hash: bodyHash,
        payment_id: null,
        worker,
        status: null,
        response: null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('worker'),
  );

/** Of several callers that find a dead worker, one takes over. */
export const takeOver = (db: Db, { scope, keyHash }: IdempotencyKey, from: number, to: number): Promise<boolean> =>
  hasRow(
    db
      .updateTable('idempotency')
      .set({ worker: to })
      .where('scope', '=', scope)
      .where('key', '=', keyHash)
      .where('worker', '=', from)
      .where('status', 'is', null)
      .returning('worker'),
  );

/** No worker: the key's next caller takes over. */
export const NOBODY = 0;

/** Releases a purchase without an answer. */
export async function releaseClaim(db: Db, paymentId: number): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ worker: NOBODY })
    .where('payment_id', '=', paymentId)
    .where('status', 'is', null)
    .execute();
}

/** The first answer is final. */
export async function saveAnswer(db: Db, paymentId: number, { status, response }: Answer): Promise<void> {
  await updateUnanswered(db, paymentId, status, JSON.stringify(response));
}

const updateUnanswered = compiledOnce((db, paymentId: number, status: number, response: string) =>
  db
    .updateTable('idempotency')
    .set({ status, response })
    .where('payment_id', '=', paymentId)
    .where('status', 'is', null),
);

/** For a call completed in its own transaction. */
export async function saveAnswerOfKey(
  db: Db,
  { scope, keyHash }: IdempotencyKey,
  { status, response }: Answer,
): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ status, response: JSON.stringify(response) })
    .where('scope', '=', scope)
    .where('key', '=', keyHash)
    .execute();
}
