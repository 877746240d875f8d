import type { TypedChange } from '../../database/schema/access.ts';
import { saveAddress } from '../../access/login/client-address.store.ts';
import type { Db } from '../../database/db.ts';
import { omitUndefined } from '../../records/omit-undefined.ts';
import { texts } from '../../gateways/mail/texts.ts';
import { or404 } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import type { Count } from '../../access/daily-limit/daily-limit.ts';
import { lock, type Contact } from '../client-contact/client-contact.store.ts';
import { changeEmail, refuseTaken } from '../client-contact/edit-contact.ts';
import { openErasure } from '../privacy/erasure.store.ts';
import { changedFieldNames } from '../../access/mailed-links/changed-field-names.ts';
import * as store from './client-requests.store.ts';

/** Answers an erasure request without removing the account; the owner is mailed the reason. */
export async function closeErasure({ db, jobs, now }: Services, clientId: number, answer: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const client = or404(await lock(trx, clientId), 'Cliente');
    const { id } = or404(await openErasure(trx, clientId), 'Pedido');
    await store.closeErasure(trx, id, now());
    await jobs.add(trx, 'mail', texts.erasureClosed({ ...client, id, answer }));
  });
}

/** Applies data typed in a purchase to the account. */
export const confirmChange = (services: Services, clientId: number, id: number, count: Count): Promise<void> =>
  services.db
    .transaction()
    .execute(async (trx) => {
      const before = or404(await lock(trx, clientId), 'Cliente');
      const change = or404(await store.acceptChange(services, trx, { clientId, id }), 'Pedido');
      await apply(services, trx, { id: clientId, before, change, count });
      const recipients = [
        before,
        ...(change.email && change.email !== before.email ? [{ ...before, email: change.email }] : []),
      ];
      for (const to of recipients)
        await services.jobs.add(trx, 'mail', texts.changedByStaff({ ...to, changes: changedFieldNames(change) }));
    })
    .catch(refuseTaken);

async function apply(
  services: Services,
  trx: Db,
  {
    id,
    before,
    change: { email, address, ...columns },
    count,
  }: { id: number; before: Contact; change: TypedChange; count: Count },
): Promise<void> {
  const given = omitUndefined(columns);
  if (Object.keys(given).length > 0) await trx.updateTable('client').set(given).where('id', '=', id).execute();
  if (address) await saveAddress(trx, id, address, services.now());
  if (email && email !== before.email)
    await changeEmail(services, trx, { id, before: { ...before, name: columns.name ?? before.name }, email, count });
}
