import type { LinkPurpose } from '@mirante/domain/access/proofs.ts';
import type { TypedChange } from '../../database/schema/access.ts';
import type { Db } from '../../database/db.ts';
import { staffTexts } from '../../gateways/mail/staff-texts.ts';
import { texts } from '../../gateways/mail/texts.ts';
import { isWithinLimit } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { changedFieldNames } from './changed-field-names.ts';
import { sealChange } from './seal-change.ts';
import * as store from './mailed-link.store.ts';

type MailServices = Pick<Services, 'config' | 'jobs' | 'now'>;
interface Addressee {
  id: number;
  name: string;
  email: string;
}

const pages: Record<LinkPurpose, string> = {
  reset: 'redefinir-senha',
  confirm: 'confirmar-email',
  change: 'confirmar-email',
  email: 'confirmar-email',
  email_cancel: 'cancelar-troca-de-email',
  invite: 'redefinir-senha',
};

/** The URL in which a code is used. Never built from the request's host. */
export const linkOf = ({ config }: Pick<MailServices, 'config'>, purpose: LinkPurpose, code: string): string =>
  `${config.places.checkout}/#/${pages[purpose]}/${code}`;

export const invalidCode = (): Refusal => new Refusal('invalid_code', 'Este link não é mais válido. Peça um novo.');

const newCode = (
  { now }: MailServices,
  db: Db,
  purpose: LinkPurpose,
  { role, id, email }: Addressee & { role: 'client' | 'user' },
) => store.create(db, { purpose, role, id, email, now: now() });

/** To a client who just signed up. With a transaction, it is sent on commit. */
export async function sendWelcome(services: MailServices, db: Db, client: Addressee): Promise<void> {
  const code = await newCode(services, db, 'confirm', { ...client, role: 'client' });
  await services.jobs.add(db, 'mail', texts.welcome({ ...client, link: linkOf(services, 'confirm', code) }));
}

/** To a client with an unconfirmed address who tries to log in. */
export async function sendConfirmReminder(services: Services, client: Addressee): Promise<void> {
  if (!(await isWithinLimit(services, 'mail', client.email))) return;
  await sendConfirm(services, services.db, client);
}

/** Asks an account's address to confirm that it belongs to its owner. */
export async function sendConfirm(services: MailServices, db: Db, client: Addressee): Promise<void> {
  const code = await newCode(services, db, 'confirm', { ...client, role: 'client' });
  await services.jobs.add(db, 'mail', texts.confirm({ ...client, link: linkOf(services, 'confirm', code) }));
}

/** Asks a client, at the account's address, to confirm data typed under their CPF. */
export async function sendChange(
  services: MailServices,
  db: Db,
  client: Addressee,
  change: TypedChange,
): Promise<void> {
  // Anybody who knows a CPF can cause this mail: over its rate limit the purchase continues without it.
  if (!(await isWithinLimit({ ...services, db }, 'change-mail', client.email))) return;
  const code = await store.create(db, {
    purpose: 'change',
    role: 'client',
    id: client.id,
    email: client.email,
    change: sealChange(services.config, client.id, change),
    now: services.now(),
  });
  await services.jobs.add(
    db,
    'mail',
    texts.changeAsked({ ...client, link: linkOf(services, 'change', code), changes: changedFieldNames(change) }),
  );
}

export async function sendReset(
  services: MailServices,
  db: Db,
  account: Addressee & { role: 'client' | 'user' },
): Promise<void> {
  const code = await newCode(services, db, 'reset', account);
  await services.jobs.add(db, 'mail', texts.reset({ ...account, link: linkOf(services, 'reset', code) }));
}

/** By it a new user sets the password: nobody else ever knows one. */
export const inviteLink = async (services: MailServices, db: Db, user: Addressee): Promise<string> =>
  linkOf(services, 'invite', await newCode(services, db, 'invite', { ...user, role: 'user' }));

export async function sendInvite(services: MailServices, db: Db, user: Addressee): Promise<void> {
  const link = await inviteLink(services, db, user);
  const login = `${services.config.places.backoffice}/#/login`;
  await services.jobs.add(db, 'mail', staffTexts.invite({ ...user, link, login }));
}
