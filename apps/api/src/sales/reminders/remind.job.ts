import { opensFor } from '../../products/entitlements/entitlements.store.ts';
import { lockClient } from '../../people/client.store.ts';
import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { isSoldOnline } from '@mirante/domain/products/product.ts';
import { renewalProblem } from '@mirante/domain/sales/renewal.ts';
import { clientProducts } from '../../products/holdings/holdings.store.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { forEachBatch } from '../../jobs/batch.ts';
import { purchaseTexts, type NextStep } from '../../gateways/mail/purchase-texts.ts';
import type { Services } from '../../services.ts';
import { pointsAt, type ReminderPoint } from './reminders.rules.ts';
import { daysLeft } from '@mirante/domain/dates.ts';
import * as store from './reminders.store.ts';

/** Tells clients that a product of theirs is about to end: 30, 7 and 1 days before, and on the day. Each point once, whoever runs this and how often. */
export async function remind(services: Services): Promise<void> {
  for (const point of pointsAt(services.now()))
    await forEachBatch(
      services,
      'remind',
      (last: store.DueReminder | undefined) => store.dueReminders(services.db, point, last),
      (due) => inTransaction(services.db, (trx) => remindOnce(services, trx, due, point)),
    );
}

async function remindOnce(
  services: Services,
  trx: Db,
  due: store.DueReminder,
  { days, after, until }: ReminderPoint,
): Promise<void> {
  // Whoever renews or cancels holds this lock: what is read after it still holds when the mail is on its way.
  await lockClient(trx, due.client_id);
  const products = await clientProducts(trx, due.client_id);
  const own = products.find(({ id }) => id === due.id);
  const end = own?.expires_at ? new Date(own.expires_at) : undefined;
  if (
    !own ||
    !end ||
    end <= after ||
    end > until ||
    own.renewed_by_id !== null ||
    !(own.status === 'active' || (own.status === 'expired' && days === 0))
  )
    return;
  const now = services.now();
  if (!(await store.insertReminder(trx, { client_product_id: own.id, expires_at: end, days, created_at: now }))) return;
  // Another product of theirs gives the same for longer.
  if (await opensFor(trx, due.client_id, due.product_id, end)) return;
  const product = await store.productOf(trx, due.product_id);
  // Over, whether or not that was written down yet.
  const standing = end <= now ? { ...own, status: 'expired' as const } : own;
  const next = nextStep(services.config.places.client, standing, product);
  await services.jobs.add(
    trx,
    'mail',
    purchaseTexts.ending({
      name: due.name,
      email: due.email,
      product: product.name,
      until: end.toISOString(),
      daysLeft: daysLeft(end, now),
      next,
    }),
  );
}

function nextStep(
  client: string,
  own: ClientProduct,
  product: { code: string; price: number; active: boolean },
): NextStep {
  if (own.renewing_id !== null) return { kind: 'pay', link: `${client}/#/conta/pagamentos/${own.renewing_id}` };
  if (!renewalProblem(own, product)) return { kind: 'renew', link: `${client}/#/conta/renovar/${product.code}` };
  const mayBuy = own.status === 'expired' && product.active && isSoldOnline(product) && product.price > 0;
  return mayBuy
    ? { kind: 'buy', link: `${client}/#/conta/meus-produtos/comprar?produtos=${product.code}` }
    : { kind: 'ask' };
}
