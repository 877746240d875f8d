import { recovery } from '@mirante/contract/access/recovery.ts';
import type { Db } from '../../database/db.ts';
import { texts } from '../../gateways/mail/texts.ts';
import type { TypedChange } from '../../database/schema/access.ts';
import type { Services } from '../../services.ts';
import { applyEmailChange, ownerOf, refuseTaken } from '../email-change/email-change.ts';
import { changedFieldNames } from '../mailed-links/changed-field-names.ts';
import { endProofs } from '../mailed-links/end-proofs.ts';
import { openChange } from '../mailed-links/seal-change.ts';
import { invalidCode, sendConfirm } from '../mailed-links/mailed-link.ts';
import * as links from '../mailed-links/mailed-link.store.ts';
import { actAsOwner } from './act-as-owner.ts';
import * as store from './recovery.store.ts';

const purposes = ['confirm', 'change', 'email'] as const;

/**
 * Does what a mailed link stands for; repeating it has no effect. Refuses with 422 an invalid link (`invalid_code`),
 * 409 an address taken meanwhile (`email_taken`).
 */
export const confirmByLink = (
  services: Services,
  { code, requestId }: { code: string; requestId: string },
): Promise<void> =>
  services.db.transaction().execute(async (trx) => {
    const now = services.now();
    const link = await links.use(trx, code, purposes, now);
    if (link) await actAsOwner(trx, ownerOf(link), { action: recovery.confirmEmail.what, requestId, at: now });
    if (link) await applyLink(services, trx, link, now);
    else if (!(await links.find(trx, code, purposes, now))) throw invalidCode();
  });

async function applyLink(services: Services, trx: Db, link: links.Link, now: Date): Promise<void> {
  if (link.purpose === 'email') await applyEmailChange(services, trx, ownerOf(link), link);
  else if (!link.change) await store.confirmEmail(trx, link.client_id!, now);
  else await applyChange(services, trx, link.client_id!, openChange(services.config, link.client_id!, link.change));
}

/** A typed address must still confirm itself: reading the old one does not prove the new one. */
async function applyChange(services: Services, trx: Db, clientId: number, change: TypedChange): Promise<void> {
  const { before, after } = await store.applyChange(trx, clientId, change, services.now()).catch(refuseTaken);
  const changes = changedFieldNames(change);
  await services.jobs.add(trx, 'mail', texts.changed({ ...before, changes }));
  if (after.email === before.email) return;
  await endProofs(trx, { role: 'client', id: clientId }, 'email_changed');
  await services.jobs.add(trx, 'mail', texts.changed({ ...after, changes }));
  await sendConfirm(services, trx, { id: clientId, ...after });
}
