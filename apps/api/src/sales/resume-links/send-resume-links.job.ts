import { DAY_MS } from '@mirante/domain/durations.ts';
import { RESUME_LINK_DAYS } from '@mirante/domain/sales/resume-link.ts';
import { hashOf, newToken } from '../../crypto/tokens.ts';
import { inTransaction, type Trx } from '../../database/in-transaction.ts';
import { purchaseTexts } from '../../gateways/mail/purchase-texts.ts';
import { isWithinLimit } from '../../http/limits.ts';
import { forEachBatch } from '../../jobs/batch.ts';
import type { Services } from '../../services.ts';
import { resumableDraft } from './resumable.ts';
import * as store from './resume-links.store.ts';

interface Due {
  session_key: string;
  updated_at: Date;
}

/** Mails the links of checkouts left alone, once each. One that needs no link is forgotten. */
export const sendResumeLinks = async (services: Services): Promise<void> => {
  await forEachBatch(
    services,
    'send_resume_links',
    (last: Due | undefined) => store.dueResumeLinks(services, last).execute(),
    ({ session_key }) => inTransaction(services.db, (trx) => sendOnce(services, trx, session_key)),
  );
};

async function sendOnce(services: Services, trx: Trx, key: string): Promise<void> {
  const link = await store.lockUnmailed(trx, key);
  if (!link) return;
  const draft = await resumableDraft(services, trx, link);
  // Anybody can type an address: over its limit the link is not sent.
  const isSent = draft && (await isWithinLimit({ ...services, db: trx }, 'resume-link-mail', draft.email));
  if (!isSent) return store.removeOfCheckout(trx, key);
  const code = newToken();
  const mailed_at = services.now();
  const expires_at = new Date(mailed_at.getTime() + RESUME_LINK_DAYS * DAY_MS);
  await store.saveCode(trx, key, { code_hash: hashOf(code), mailed_at, expires_at });
  const page = `${services.config.places.checkout}/#/retomar-compra/${code}`;
  const { name, email } = draft;
  const until = expires_at.toISOString();
  await services.jobs.add(
    trx,
    'mail',
    purchaseTexts.resume({ name, email, product: link.name, until, link: page, unsubscribe: `${page}/apagar` }),
  );
}
