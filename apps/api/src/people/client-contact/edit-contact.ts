import { lockCpf } from '../client.store.ts';
import type { Db } from '../../database/db.ts';
import { texts } from '../../gateways/mail/texts.ts';
import { refusing } from '../../records/constraints.ts';
import { or404, refusalOfField } from '../../http/refusal.ts';
import { refuseStale } from '../../records/version.ts';
import type { Services } from '../../services.ts';
import type { Count } from '../../access/daily-limit/daily-limit.ts';
import { emailTaken } from '../../access/email-change/email-change.ts';
import { isClaimed } from '../../access/email-change/email-change.store.ts';
import { endProofs } from '../../access/mailed-links/end-proofs.ts';
import { sendConfirm } from '../../access/mailed-links/mailed-link.ts';
import * as store from './client-contact.store.ts';

interface Edit<Value> {
  id: number;
  value: Value;
  seen: string | undefined;
}

export const editEmail = (
  services: Services,
  { id, value: email, seen, count }: Edit<string> & { count: Count },
): Promise<void> =>
  services.db
    .transaction()
    .execute(async (trx) => {
      const before = or404(await store.lock(trx, id), 'Cliente');
      refuseStale(seen, store.parts.email(before));
      if (before.email.toLowerCase() === email) return;
      await changeEmail(services, trx, { id, before, email, count });
      for (const to of [before, { ...before, email }])
        await services.jobs.add(trx, 'mail', texts.changedByStaff({ ...to, changes: ['email de acesso'] }));
    })
    .catch(refuseTaken);

/**
 * Refuses with 409 (`confirm_email_first`) while an order awaits payment that makes the account its address's owner's:
 * on staff's word it could neither go to another address, nor stay with who registered it first.
 */
export async function refuseClaimed(trx: Db, clientId: number): Promise<void> {
  if (await isClaimed(trx, { role: 'client', id: clientId }))
    throw refusalOfField(
      'confirm_email_first',
      'email',
      'Há um pedido em aberto com o email atual, feito sem login: pago, a conta passa a ser de quem recebe esse email. Até lá, só ele o confirma, pelo link que recebeu.',
    );
}

/** Changes the address to an unconfirmed one, and mails it a confirmation link. Sessions and older links end. */
export async function changeEmail(
  services: Services,
  trx: Db,
  { id, before, email, count }: { id: number; before: store.Contact; email: string; count: Count },
): Promise<void> {
  await refuseClaimed(trx, id);
  await count(trx);
  await store.setEmail(trx, id, email);
  await endProofs(trx, { role: 'client', id }, 'email_changed_by_staff');
  await sendConfirm(services, trx, { id, name: before.name, email });
}

export const editCpf = (
  services: Services,
  { id, value: cpf, seen, count }: Edit<string> & { count: Count },
): Promise<void> =>
  services.db
    .transaction()
    .execute(async (trx) => {
      // Purchases under this CPF wait, and then find its account.
      await lockCpf(trx, cpf);
      const before = or404(await store.lock(trx, id), 'Cliente');
      refuseStale(seen, store.parts.cpf(before));
      if (before.cpf === cpf) return;
      if (await store.isOfProven(trx, cpf, id)) throw cpfTaken();
      await count(trx);
      await store.setCpf(trx, id, cpf);
      await services.jobs.add(trx, 'mail', texts.changedByStaff({ ...before, changes: ['CPF'] }));
    })
    .catch(refuseTaken);

export const editPhones = (
  { db, jobs }: Services,
  { id, value, seen }: Edit<{ phone: string; cell_phone: string | null }>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const before = or404(await store.lock(trx, id), 'Cliente');
    refuseStale(seen, store.parts.phones(before));
    if (before.phone === value.phone && before.cell_phone === value.cell_phone) return;
    await store.setPhones(trx, id, value);
    await jobs.add(trx, 'mail', texts.changedByStaff({ ...before, changes: ['telefones'] }));
  });

const cpfTaken = () => refusalOfField('cpf_taken', 'cpf', 'Este CPF já está associado a outra conta.');
export const refuseTaken = refusing({
  client_email: emailTaken,
  client_cpf: cpfTaken,
});
