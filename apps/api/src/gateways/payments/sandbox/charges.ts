import { randomBytes, randomInt } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Charge, ChargeOutcome, ChargeRequest } from '../port.ts';
import { boletoOf } from './boleto.ts';
import { newPixCode } from './br-code.ts';
import { behaviourOf, redeemToken } from './cards.ts';
import { deliveryOf, enqueueWebhook } from './webhook-deliveries.ts';
import { chargeColumns, type SandboxDb, type ChargeRow, type SandboxSchema, type CardBehaviour } from './schema.ts';

type Tx = Transaction<SandboxSchema>;

/** The charge of a reference: existing, or created now. */
export async function createCharge(
  db: SandboxDb,
  request: ChargeRequest,
  apiUrl: string,
  now: Date,
): Promise<ChargeOutcome> {
  const { row, isLost } = await (request.method === 'credit_card'
    ? db.transaction().execute((tx) => findOrMake(tx, request, now))
    : findOrMakePending(db, request, now));
  if (isLost) return { kind: 'unknown', detail: 'time-out' };
  return row.status === 'refused'
    ? { kind: 'refused', detail: row.detail ?? 'refused' }
    : { kind: 'accepted', charge: chargeOf(row, apiUrl) };
}

interface Made {
  row: ChargeRow;
  isLost?: boolean;
}

/** One statement inserts a pending charge and its webhook. */
async function findOrMakePending(db: SandboxDb, request: ChargeRequest, now: Date): Promise<Made> {
  const row = pendingRow(request, now);
  const delivery = deliveryOf('charge.created', row.code, now);
  const made = await db
    .with('made', (q) => insertNew(q, row))
    .with('announced', (q) =>
      q
        .insertInto('delivery')
        .columns(['id', 'body', 'attempts', 'next_at'])
        .expression(
          q
            .selectFrom('made')
            .select([
              sql<string>`${delivery.id}`.as('id'),
              sql<string>`${delivery.body}`.as('body'),
              sql<number>`${delivery.attempts}::int`.as('attempts'),
              sql<Date>`${delivery.next_at}::timestamptz`.as('next_at'),
            ]),
        ),
    )
    .selectFrom('made')
    .select(chargeColumns)
    .executeTakeFirst();
  return { row: made ?? (await byReference(db, request.reference)) };
}

const insertNew = (db: Pick<SandboxDb, 'insertInto'>, row: ChargeRow) =>
  db
    .insertInto('charge')
    .values(row)
    .onConflict((c) => c.column('reference').doNothing())
    .returning(chargeColumns);

const byReference = (db: SandboxDb | Tx, reference: string): Promise<ChargeRow> =>
  charges(db).where('reference', '=', reference).executeTakeFirstOrThrow();

/** A card is charged or refused at once. */
async function findOrMake(tx: Tx, request: ChargeRequest, now: Date): Promise<Made> {
  const made = await insertNew(tx, pendingRow(request, now)).executeTakeFirst();
  if (!made) return { row: await byReference(tx, request.reference) };
  const behaviour = await behaviourFor(tx, request, now);
  const refused = behaviour === undefined || behaviour === 'refuse';
  const change = refused
    ? { status: 'refused' as const, detail: behaviour ? 'card refused' : 'invalid token' }
    : { status: 'paid' as const, paid_at: now };
  const row = await tx
    .updateTable('charge')
    .set(change)
    .where('code', '=', made.code)
    .returning(chargeColumns)
    .executeTakeFirstOrThrow();
  // A timed-out charge has no webhook either: only a later read finds it.
  if (behaviour === 'time_out') return { row, isLost: true };
  if (!refused) await enqueueWebhook(tx, 'charge.paid', made.code, now);
  return { row };
}

async function behaviourFor(tx: Tx, { card }: ChargeRequest, now: Date): Promise<CardBehaviour | undefined> {
  if (!card) return undefined;
  return 'token' in card ? redeemToken(tx, card.token, now) : behaviourOf(card.number.replace(/\D/g, ''));
}

function pendingRow(
  { reference, method, cents, installments, description, customer, dueAt }: ChargeRequest,
  now: Date,
): ChargeRow {
  const boleto = method === 'bank_slip' && dueAt ? newBoleto(cents, dueAt) : undefined;
  return {
    code: `sbx_${randomBytes(10).toString('hex')}`,
    reference,
    method,
    status: 'pending',
    cents,
    installments,
    description,
    customer: customer.reference,
    customer_name: customer.name,
    detail: null,
    pix_copy_paste: method === 'pix' ? newPixCode() : null,
    bank_slip_line: boleto?.line ?? null,
    bank_slip_barcode: boleto?.barcode ?? null,
    created_at: now,
    due_at: dueAt,
    paid_at: null,
  };
}

const newBoleto = (cents: number, dueAt: Date) =>
  boletoOf(cents, dueAt, Array.from({ length: 25 }, () => randomInt(10)).join(''));

export const charges = (db: SandboxDb | Tx) => db.selectFrom('charge').select(chargeColumns);

export const chargeOf = ({ status, ...row }: ChargeRow, apiUrl: string): Charge => ({
  code: row.code,
  reference: row.reference,
  status: status === 'refused' ? 'canceled' : status,
  cents: row.cents,
  customer: row.customer,
  dueAt: row.due_at,
  paidAt: row.paid_at,
  pixCopyPaste: row.pix_copy_paste,
  bankSlipUrl: row.bank_slip_line && `${apiUrl}/sandbox/boletos/${row.code}`,
  bankSlipLine: row.bank_slip_line,
});

const changes = {
  /** Overdue ones too: people do pay late. */
  pay: { from: ['pending'], set: (now: Date) => ({ status: 'paid' as const, paid_at: now }), event: 'charge.paid' },
  refuse: { from: ['pending'], set: () => ({ status: 'canceled' as const }), event: 'charge.canceled' },
  expire: { from: ['pending'], set: (now: Date) => ({ due_at: now }), event: 'charge.expired' },
  /** A full refund after payment. */
  reverse: { from: ['paid'], set: () => ({ status: 'canceled' as const }), event: 'charge.refunded' },
} as const;
export type ChargeChange = keyof typeof changes;
export const isChargeChange = (name: string): name is ChargeChange => Object.hasOwn(changes, name);

/** Returns whether anything changed: a settled charge does not. */
export const changeCharge = (db: SandboxDb, code: string, change: ChargeChange, now: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { from, set, event } = changes[change];
    const changed = await tx
      .updateTable('charge')
      .set(set(now))
      .where('code', '=', code)
      .where('status', 'in', [...from])
      .returning('code')
      .executeTakeFirst();
    if (changed) await enqueueWebhook(tx, event, code, now);
    return changed !== undefined;
  });

/** With a new Pix code or boleto. */
export const renewCharge = (db: SandboxDb, code: string, dueAt: Date, now: Date): Promise<ChargeRow> =>
  db.transaction().execute(async (tx) => {
    const charge = await charges(tx).where('code', '=', code).forUpdate().executeTakeFirstOrThrow();
    if (charge.status !== 'pending') return charge;
    const { line, barcode } = newBoleto(charge.cents, dueAt);
    const way =
      charge.method === 'pix' ? { pix_copy_paste: newPixCode() } : { bank_slip_line: line, bank_slip_barcode: barcode };
    await enqueueWebhook(tx, 'charge.renewed', code, now);
    return tx
      .updateTable('charge')
      .set({ ...way, due_at: dueAt })
      .where('code', '=', code)
      .returning(chargeColumns)
      .executeTakeFirstOrThrow();
  });

export const refundCharge = (db: SandboxDb, code: string, cents: number, reference: string, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const charge = await charges(tx).where('code', '=', code).forUpdate().executeTakeFirstOrThrow();
    const given = await tx
      .selectFrom('refund')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('cents'), eb.lit(0)).as('cents'))
      .where('charge_code', '=', code)
      .where('reference', '<>', reference)
      .executeTakeFirstOrThrow();
    if (charge.status !== 'paid' || given.cents + cents > charge.cents) throw new Error('more than was paid');
    await tx
      .insertInto('refund')
      .values({ reference, charge_code: code, cents, created_at: now })
      .onConflict((c) => c.column('reference').doNothing())
      .execute();
  });
