import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '../src/database/db.ts';
import * as sessions from '../src/access/session/session.store.ts';
import { scaleDatabase } from './databases.ts';
import { startProductionApi } from './process.ts';
import type { Reading, Size } from './statistics.ts';

/** The delay until a coupon changed by one process appears in the other's offer. */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const rounds = size === 'whole' ? 50 : 15;
  const url = await scaleDatabase(size);
  const { token, coupon } = await defaultCoupon(url);
  const [one, other] = await Promise.all([1, 2].map(() => startProductionApi(url, { RUN_JOBS: 'false' })));
  const value: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const percent = 10 + (round % 50);
      const answer = await fetch(`${one!.url}/api/v1/coupons/${coupon}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ percent }),
      });
      if (!answer.ok) throw new Error(`changing the coupon answers ${answer.status}: ${await answer.text()}`);
      const changed = performance.now();
      await Promise.all([one!, other!].map((node) => untilOffered(node.url, percent)));
      value.push(performance.now() - changed);
    }
  } finally {
    await Promise.all([one!.stop(), other!.stop()]);
  }
  yield { id: 'announcements', value, detail: `${rounds} changes` };
}

async function untilOffered(url: string, percent: number): Promise<void> {
  const end = performance.now() + 5000;
  while (performance.now() < end) {
    const products = (await (await fetch(`${url}/api/v1/active-products`)).json()) as CatalogueProduct[];
    if (products.some(({ price, offer }) => offer?.card_total === Math.round(price * (100 - percent)) / 100)) return;
    await sleep(1);
  }
  throw new Error(`five seconds later the offer of ${url} is still the old one`);
}

async function defaultCoupon(url: string): Promise<{ token: string; coupon: number }> {
  const db = openDb({ url, size: 1 });
  try {
    const { id } = await db
      .selectFrom('coupon')
      .select('id')
      .where('is_default', '=', true)
      .where('percent', 'is not', null)
      .executeTakeFirstOrThrow();
    return { token: await sessions.open(db, { role: 'user', id: 1 }, new Date()), coupon: id };
  } finally {
    await db.destroy();
  }
}
