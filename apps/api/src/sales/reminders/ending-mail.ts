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
  { own, name, email }: To & { own: ClientProduct },
): Promise<void> {
  const now = clock();
  const end = new Date(own.expires_at!);
  const product = await store.productOf(trx, own.product_id);
  // Expired, whether or not the job has marked it.
  const standing = end <= now ? { ...own, status: 'expired' as const } : own;
  const next = nextStep(config.places.client, standing, product);
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
  product: { code: string; price: number; active: boolean },
): NextStep {
  if (own.renewing_id !== null) return { kind: 'pay', link: `${client}/#/conta/pagamentos/${own.renewing_id}` };
  if (!renewalProblem(own, product)) return { kind: 'renew', link: `${client}/#/conta/renovar/${product.code}` };
  const mayBuy = own.status === 'expired' && isOnSale(product) && product.price > 0;
  return mayBuy
    ? { kind: 'buy', link: `${client}/#/conta/meus-produtos/comprar?produtos=${product.code}` }
    : { kind: 'ask' };
}
