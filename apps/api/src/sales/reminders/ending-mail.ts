import { daysLeft } from '@mirante/domain/dates.ts';
import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { isOnSale } from '@mirante/domain/products/product.ts';
import { renewalProblem } from '@mirante/domain/sales/renewal.ts';
import type { Db } from '../../database/db.ts';
import { purchaseTexts, type NextStep } from '../../gateways/mail/purchase-texts.ts';
import type { To } from '../../gateways/mail/compose.ts';
import type { Services } from '../../services.ts';
import * as store from './reminders.store.ts';

/** Mails a client the upcoming or past expiry of an acquisition, with what they can do. */
export async function addEndingMail(
  { config, jobs, now: clock }: Services,
  trx: Db,
  { id, name, email, own }: To & { id: number; own: ClientProduct },
): Promise<void> {
  const now = clock();
  const end = new Date(own.expires_at!);
  const product = await store.productOf(trx, own.product_id);
  // Expired, whether or not the job has marked it.
  const standing = end <= now ? { ...own, status: 'expired' as const } : own;
  const awaited = await store.awaitedPayment(trx, id, own.product_id);
  const next = nextStep(config.places.client, standing, { ...product, awaited });
  const until = end.toISOString();
  await jobs.add(
    trx,
    'mail',
    purchaseTexts.ending({ name, email, product: product.name, until, daysLeft: daysLeft(end, now), next }),
  );
}

function nextStep(
  client: string,
  own: ClientProduct,
  product: { code: string; price: number; active: boolean; awaited: number | null },
): NextStep {
  const paymentPage = `${client}/#/conta/pagamentos`;
  if (own.renewing_id !== null) return { kind: 'pay', link: `${paymentPage}/${own.renewing_id}` };
  // Renewed or bought beside it, it would be paid twice, if that were not refused.
  if (product.awaited !== null) return { kind: 'payOrder', link: `${paymentPage}/${product.awaited}` };
  if (!renewalProblem(own, product)) return { kind: 'renew', link: `${client}/#/conta/renovar/${product.code}` };
  const mayBuy = own.status === 'expired' && isOnSale(product) && product.price > 0;
  return mayBuy
    ? { kind: 'buy', link: `${client}/#/conta/meus-produtos/comprar?produtos=${product.code}` }
    : { kind: 'ask' };
}
