import type { Viewer } from '@mirante/domain/access.ts';
import type { Db } from '../../database/db.ts';
import { texts } from '../../gateways/mail/texts.ts';
import { limit } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { requirePassword } from '../password/require-password.ts';
import { invalidCode, linkOf } from '../mailed-links/mailed-link.ts';
import * as links from '../mailed-links/mailed-link.store.ts';
import * as store from './email-change.store.ts';

/**
 * Nothing changes yet: the new address has to confirm, and the old one hears of it and can cancel. Refuses with 422 a wrong password
 * or the address it has (`wrong_password`, `same_email`), 409 one that is taken (`email_taken`), 429 too many tries.
 */
export async function requestEmailChange(
  services: Services,
  viewer: Viewer,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await requirePassword(services, viewer, password, { path: 'password', message: 'Senha não foi reconhecida.' });
  await limit(services, 'email-change', viewer.id);
  await services.db.transaction().execute(async (trx) => {
    const account = await store.lockContact(trx, viewer.id);
    if (!account) throw invalidCode();
    if (account.email.toLowerCase() === email) throw refusal('same_email', 'Este já é o seu email de acesso.');
    if (await store.isTaken(trx, email, viewer.id)) throw taken();
    await limit({ ...services, db: trx }, 'mail', email);
    await links.withdrawEmailLinks(trx, viewer.id);
    await sendBothLinks(services, trx, { ...account, id: viewer.id }, email);
  });
}

async function sendBothLinks(
  services: Services,
  trx: Db,
  account: store.Contact & { id: number },
  fresh: string,
): Promise<void> {
  const [now, of] = [services.now(), { role: 'client', id: account.id } as const];
  const confirm = await links.create(trx, { ...of, purpose: 'email', change: { email: fresh }, now });
  const cancel = await links.create(trx, { ...of, purpose: 'email_cancel', now });
  await services.jobs.add(
    trx,
    'mail',
    texts.emailAsked({ name: account.name, email: fresh, link: linkOf(services, 'email', confirm) }),
  );
  await services.jobs.add(
    trx,
    'mail',
    texts.emailWarned({ ...account, fresh, link: linkOf(services, 'email_cancel', cancel) }),
  );
}

export const withdrawEmailChange = ({ db }: Services, clientId: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await store.lockContact(trx, clientId);
    await links.withdrawEmailLinks(trx, clientId);
  });

/**
 * The new address confirmed. Sessions go on, since the password is still the same; links that were
 * mailed to the old address end. Refuses with 422 where the account is gone (`invalid_code`), 409 where the address was taken meanwhile
 * (`email_taken`).
 */
export async function applyEmailChange(services: Services, trx: Db, clientId: number, email: string): Promise<void> {
  const now = services.now();
  const before = await store.lockContact(trx, clientId);
  if (!before) throw invalidCode();
  if (await store.isTaken(trx, email, clientId)) throw taken();
  await store.setEmail(trx, clientId, email, now);
  await links.useUpPasswordLinks(trx, 'client', clientId, now);
  for (const to of [before, { ...before, email }])
    await services.jobs.add(trx, 'mail', texts.changed({ ...to, changes: ['email de acesso'] }));
}

/**
 * Whoever reads the old address says no. Refuses with 422 once the change was confirmed or is over
 * (`invalid_code`).
 */
export async function cancelEmailChange({ db, now }: Services, code: string): Promise<void> {
  const known = await links.find(db, code, ['email_cancel'], now());
  if (!known) throw noLongerCancellable();
  if (known.used_at) return;
  await db.transaction().execute(async (trx) => {
    const link = await links.use(trx, code, ['email_cancel'], now());
    if (!link?.client_id || !(await links.withdrawEmailLinks(trx, link.client_id))) throw noLongerCancellable();
  });
}

const noLongerCancellable = () =>
  new Refusal(
    'invalid_code',
    'Este link não é mais válido: a troca já foi confirmada, cancelada ou venceu. Em caso de dúvida, fale com o suporte.',
  );
const refusal = (code: 'same_email' | 'email_taken', message: string) =>
  new Refusal(code, message, { errors: [{ path: 'email', message }] });
const taken = () => refusal('email_taken', 'Este email já está associado a outra conta.');
