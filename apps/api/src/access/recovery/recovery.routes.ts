import type { recovery } from '@mirante/contract/access/recovery.ts';
import { texts } from '../../gateways/mail/texts.ts';
import { networkOf, limit } from '../../http/limits.ts';
import type { Handlers } from '../../http/serve.ts';
import { hashPassword } from '../../crypto/passwords.ts';
import type { Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { applyEmailChange } from '../email-change/email-change.ts';
import { endAll } from '../session/session.store.ts';
import { changedFieldNames } from '../mailed-links/changed-field-names.ts';
import { invalidCode } from '../mailed-links/mailed-link.ts';
import * as links from '../mailed-links/mailed-link.store.ts';
import * as store from './recovery.store.ts';

export const recoveryRoutes: Handlers<typeof recovery> = {
  // The same work whoever the address belongs to: the job finds out, where nobody measures it.
  requestPasswordReset: async (call) => {
    const { db, jobs, input, ip } = call;
    await limit(call, 'reset-ip', networkOf(ip));
    await limit(call, 'reset-account', input.email);
    await jobs.add(db, 'reset', { email: input.email });
  },

  completePasswordReset: async (call) => {
    const { db, now, input, ip } = call;
    await limit(call, 'mailed-code', networkOf(ip));
    if (!(await links.find(db, input.code, passwordPurposes, now()))) throw invalidCode();
    const hash = await hashPassword(input.password);
    await db.transaction().execute((trx) => resetPassword(call, trx, input.code, hash));
  },

  confirmEmail: async (call) => {
    const { db, now, input, ip } = call;
    await limit(call, 'mailed-code', networkOf(ip));
    const link = await links.find(db, input.code, confirmPurposes, now());
    if (!link) throw invalidCode();
    // Opened once more, as some mail programs do: what it stands for is done already.
    if (link.used_at) return;
    await db.transaction().execute((trx) => confirmByLink(call, trx, input.code));
  },
};

const passwordPurposes = ['reset', 'invite'] as const;
const confirmPurposes = ['confirm', 'change', 'email'] as const;

async function resetPassword(services: Services, trx: Db, code: string, hash: string): Promise<void> {
  const now = services.now();
  const link = await links.use(trx, code, passwordPurposes, now);
  if (!link) throw invalidCode();
  const role = link.client_id === null ? 'user' : 'client';
  const id = (link.client_id ?? link.user_id)!;
  const account = await store.setPassword(trx, role, id, hash, now);
  if (!account) throw invalidCode();
  await endAll(trx, role, id);
  await links.useUpPasswordLinks(trx, role, id, now);
  await services.jobs.add(trx, 'mail', texts.passwordChanged(account));
}

async function confirmByLink(services: Services, trx: Db, code: string): Promise<void> {
  const now = services.now();
  const link = await links.use(trx, code, confirmPurposes, now);
  if (!link && !(await links.find(trx, code, confirmPurposes, now))) throw invalidCode();
  // Of two that came at once, the other has done it.
  if (!link?.client_id) return;
  if (!link.change) return store.confirmEmail(trx, link.client_id, now);
  if (link.purpose === 'email') return applyEmailChange(services, trx, link.client_id, link.change.email!);
  const contacts = await store.applyChange(trx, link.client_id, link.change, now);
  if (!contacts) throw invalidCode();
  if (link.change.password_hash || link.change.email) await endAll(trx, 'client', link.client_id);
  const changes = changedFieldNames(link.change);
  await services.jobs.add(trx, 'mail', texts.changed({ ...contacts.before, changes }));
  if (contacts.after.email !== contacts.before.email)
    await services.jobs.add(trx, 'mail', texts.changed({ ...contacts.after, changes }));
}
