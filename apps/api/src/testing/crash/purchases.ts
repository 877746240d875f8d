import type { Db } from '../../database/db.ts';
import { factory, PASSWORD } from '../factory.ts';
import { card, cards, signUpBody, type SignUpBody } from '../purchases.ts';

/** An order with its idempotency key, and its exact answer once there is one. */
export interface Purchase {
  key: string;
  body: SignUpBody;
  answer?: string;
}

/** The number of responses per status. 0 is a failed connection. */
export type StatusCounts = Record<number, number>;
export const NO_CONNECTION = 0;

/** Cards, Pix and boletos; every fourth by a new client. All use one coupon with exactly enough uses. */
export async function newPurchases(db: Db, burst: number, cycle: number): Promise<Purchase[]> {
  const product = await factory.product(db);
  const coupon = await factory.coupon(db, { qt: burst, percent: 20 });
  return Promise.all(
    Array.from({ length: burst }, async (_, n) => {
      const known = n % 4 === 3 ? undefined : await factory.client(db);
      const payment = {
        ...[card(cards.approved, new Date()), { method: 'pix' }, { method: 'bank_slip' }][n % 3],
        products: [product.id],
        coupon_code: coupon.code,
      };
      return {
        key: `crash-${cycle}-${n}`,
        body: signUpBody({
          payment,
          ...(known && { client: { cpf: known.cpf, email: known.email, password: PASSWORD } }),
        }),
      };
    }),
  );
}

/** Sends once. Throws if the answer differs from the first. */
export async function sendOnce(port: number, purchase: Purchase, seen: StatusCounts = {}): Promise<number> {
  const status = await post(port, purchase);
  seen[status] = (seen[status] ?? 0) + 1;
  return status;
}

async function post(port: number, purchase: Purchase): Promise<number> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/clients`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': purchase.key },
      body: JSON.stringify(purchase.body),
    });
    const text = await response.text();
    if (response.status !== 200) return response.status;
    if (purchase.answer && purchase.answer !== text)
      throw new Error(`another answer to ${purchase.key}: ${purchase.answer}, ${text}`);
    purchase.answer = text;
    return 200;
  } catch (error) {
    if (error instanceof TypeError) return NO_CONNECTION;
    throw error;
  }
}

const PATIENCE_MS = 30_000;
const PAUSE_MS = 20;

/** Retries under the same key, at the processes in turn, until there is an answer. */
export async function sendUntilAnswered(
  ports: readonly number[],
  purchase: Purchase,
  seen: StatusCounts,
): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (let n = 0; ; n += 1) {
    const status = await sendOnce(ports[n % ports.length]!, purchase, seen);
    if (status === 200) return;
    if (performance.now() > until) throw new Error(`no answer to ${purchase.key}: ${status}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
