import type { Db } from '../../database/db.ts';
import { staffTexts } from '../../gateways/mail/staff-texts.ts';
import { texts } from '../../gateways/mail/texts.ts';
import { limit } from '../../http/limits.ts';
import { Refusal, refusalOfField } from '../../http/refusal.ts';
import type { SessionRow } from '../../http/session-row.ts';
import { refusing } from '../../records/constraints.ts';
import type { Services } from '../../services.ts';
import { endProofs } from '../mailed-links/end-proofs.ts';
import { invalidCode, linkOf } from '../mailed-links/mailed-link.ts';
import * as links from '../mailed-links/mailed-link.store.ts';
import { lockAccount, type Account } from '../password/password.store.ts';
import { lockProven, type Checked } from '../password/require-password.ts';
import * as store from './email-change.store.ts';
import type { AccountKey } from '../account-key.ts';

/**
 * Requests a change: the new address must confirm it, and the old one is notified and can cancel it. `checked` is the
 * account whose password was just verified. Refuses with 422 when the password was replaced meanwhile or the address is
 * unchanged (`wrong_password`, `same_email`), 409 when it is taken (`email_taken`) or the account `isClaimed`
 * (`confirm_email_first`), 429 over the rate limit, 401 when the session ended meanwhile.
 */
export async function requestEmailChange(
  services: Services,
  trx: Db,
  { viewer, tokenHash }: SessionRow,
  { email, checked }: { email: string; checked: Checked },
): Promise<void> {
  const account = await lockProven(trx, checked);
  if (account.email.toLowerCase() === email) throw refusal('same_email', 'Este já é o seu email de acesso.');
  if (await store.isClaimed(trx, viewer)) throw confirmFirst();
  if (await store.isTaken(trx, email, viewer.role)) throw emailTaken();
  await limit({ ...services, db: trx }, 'mail', email);
  await links.withdrawEmailLinks(trx, viewer);
  await sendBothLinks(services, trx, { viewer, tokenHash, account, fresh: email });
}

interface Asked extends Pick<SessionRow, 'viewer' | 'tokenHash'> {
  account: Account;
  fresh: string;
}

async function sendBothLinks(
  services: Services,
  trx: Db,
  { viewer: { role, id }, tokenHash: sessionHash, account: { name, email }, fresh }: Asked,
): Promise<void> {
  const of = { role, id, now: services.now() };
  const confirm = await links.create(trx, { ...of, purpose: 'email', email: fresh, sessionHash });
  const cancel = await links.create(trx, { ...of, purpose: 'email_cancel', email });
  await services.jobs.add(
    trx,
    'mail',
    texts.emailAsked({ name, email: fresh, role, link: linkOf(services, 'email', confirm) }),
  );
  await services.jobs.add(
    trx,
    'mail',
    texts.emailWarned({ name, email, role, fresh, link: linkOf(services, 'email_cancel', cancel) }),
  );
}

export const withdrawEmailChange = ({ db }: Services, owner: AccountKey): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockAccount(trx, owner);
    await links.withdrawEmailLinks(trx, owner);
  });

/**
 * Applies a confirmed change. The requesting session stays; other sessions and all links end. Refuses with 422 when the
 * account is gone (`invalid_code`), 409 when the address was taken or the account claimed meanwhile (`email_taken`,
 * `confirm_email_first`).
 */
export async function applyEmailChange(
  services: Services,
  trx: Db,
  owner: AccountKey,
  { email, session_hash }: Pick<links.Link, 'email' | 'session_hash'>,
): Promise<void> {
  const before = await lockAccount(trx, owner);
  if (!before || !email) throw invalidCode();
  if (await store.isClaimed(trx, owner)) throw confirmFirst();
  await store.setEmail(trx, owner, email, services.now()).catch(refuseTaken);
  await endProofs(trx, owner, 'email_changed', session_hash ?? undefined);
  const changed = owner.role === 'client' ? texts.changed : staffTexts.dataChanged;
  for (const to of [before, { ...before, email }])
    await services.jobs.add(trx, 'mail', changed({ ...to, changes: ['email de acesso'] }));
}

/** Cancels a change from the old address. Refuses with 422 once it was confirmed or expired (`invalid_code`). */
export async function cancelEmailChange({ db, now }: Services, code: string): Promise<void> {
  const known = await links.find(db, code, ['email_cancel'], now());
  if (!known) throw noLongerCancellable();
  if (known.used_at) return;
  await db.transaction().execute(async (trx) => {
    const link = await links.use(trx, code, ['email_cancel'], now());
    if (!link || !(await links.withdrawEmailLinks(trx, ownerOf(link)))) throw noLongerCancellable();
  });
}

export const ownerOf = ({ client_id, user_id }: Pick<links.Link, 'client_id' | 'user_id'>): AccountKey =>
  client_id === null ? { role: 'user', id: user_id! } : { role: 'client', id: client_id };

const noLongerCancellable = () =>
  new Refusal(
    'invalid_code',
    'Este link não é mais válido: a troca já foi confirmada, cancelada ou venceu. Em caso de dúvida, fale com o suporte.',
  );
const refusal = (code: 'same_email' | 'email_taken' | 'confirm_email_first', message: string) =>
  refusalOfField(code, 'email', message);
/** Otherwise the account's holder could take along what another person is about to pay for. */
const confirmFirst = () =>
  refusal(
    'confirm_email_first',
    'Há um pedido em aberto, feito sem login, com o email atual. Confirme esse email, ou diga que o pedido não é seu, antes de trocar.',
  );
export const emailTaken = (): Refusal => refusal('email_taken', 'Este email já está associado a outra conta.');
/** For `catch` of what sets an account's address. */
export const refuseTaken = refusing({ client_email: emailTaken, staff_user_email: emailTaken });
