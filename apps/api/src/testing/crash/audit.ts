import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { brokenInvariants, invariants, sandboxInvariants } from '../../sales/purchases/invariants.ts';
import type { Purchase } from './purchases.ts';

export interface Audit {
  /** Purchases without a payment, although their buyer was answered. */
  lost: number;
  /** Buyers with more than one payment. */
  doubled: number;
  /** Charges at the gateway, of which there are as many as purchases. */
  charges: number;
  /** The invariants that do not hold, with their counts. */
  broken: Record<string, number>;
}

/** Purchases that are open now, and how many of them already have a charge at the gateway. */
export async function countIncomplete(db: Db): Promise<{ purchases: number; charged: number }> {
  const { rows } = await sql<{ purchases: number; charged: number }>`
    select count(*)::int as purchases, count(c.code)::int as charged
    from idempotency i join payment p on p.id = i.payment_id left join sandbox.charge c on c.reference = p.code
    where i.status is null`.execute(db);
  return rows[0]!;
}

/** Compares the buyers' answers with our books, and these with the gateway's. */
export async function audit(db: Db, all: readonly Purchase[]): Promise<Audit> {
  const payments = await db
    .selectFrom('payment')
    .innerJoin('client', 'client.id', 'client_id')
    .select(['payment.id', 'client.cpf'])
    .execute();
  const byCpf = Map.groupBy(payments, ({ cpf }) => cpf);
  const paymentsOf = ({ body }: Purchase) => byCpf.get(body.client.cpf) ?? [];
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from sandbox.charge`.execute(db);
  return {
    lost: all.filter(
      (purchase) => !paymentsOf(purchase).some(({ id }) => id === JSON.parse(purchase.answer ?? '{}').payment_id),
    ).length,
    doubled: all.filter((purchase) => paymentsOf(purchase).length > 1).length,
    charges: rows[0]!.n,
    broken: {
      ...(await brokenInvariants(db, invariants)),
      ...(await brokenInvariants(db, { ...sandboxInvariants, ...oneEach })),
    },
  };
}

/** In this test every buyer buys once. */
const oneEach = {
  "every charge at the gateway is one payment's": `select c.code from sandbox.charge c where not exists (select from payment p where p.code = c.reference and p.vindi_code = c.code)`,
  "every payment's charge is at the gateway": `select p.id from payment p where not exists (select from sandbox.charge c where p.code = c.reference and p.vindi_code = c.code)`,
  'nobody was charged twice': `select customer from sandbox.charge group by customer having count(*) > 1`,
};
