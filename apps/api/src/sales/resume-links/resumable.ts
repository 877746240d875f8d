import { isOnSale } from '@mirante/domain/products/product.ts';
import type { CheckoutDraft } from '@mirante/domain/sales/resume-link.ts';
import type { Db } from '../../database/db.ts';
import { openDraft } from '../../people/sealed-draft.ts';
import type { Services } from '../../services.ts';
import * as store from './resume-links.store.ts';

/** What was typed, if the product is on sale and was not bought meanwhile. */
export async function resumableDraft(
  { config, now }: Pick<Services, 'config' | 'now'>,
  db: Db,
  link: store.ResumeLink,
): Promise<CheckoutDraft | undefined> {
  if (link.session_step === 4 || !isOnSale(link)) return undefined;
  const draft = openDraft(config, link.session_key, link.draft);
  const { product_id, created_at: since } = link;
  return (await store.isBought(db, { email: draft.email, product_id, since, now: now() })) ? undefined : draft;
}
