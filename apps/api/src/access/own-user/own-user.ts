import { staffTexts } from '../../gateways/mail/staff-texts.ts';
import type { Services } from '../../services.ts';
import { or404 } from '../../http/refusal.ts';
import { useUpPasswordLinks } from '../mailed-links/mailed-link.store.ts';
import { emailTaken } from '../users/users.ts';
import { isEmailTaken } from '../users/users.store.ts';
import * as store from './own-user.store.ts';

/** Tells the address that the account had, too: whoever reads it may know that it was not they. */
export const editOwnUser = (
  { db, jobs, now }: Services,
  id: number,
  { name, email }: { name: string; email: string },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const before = or404(await store.hold(trx, id), 'Usuário');
    const isMoved = before.email.toLowerCase() !== email;
    const changes = [...(before.name === name ? [] : ['nome']), ...(isMoved ? ['email de acesso'] : [])];
    if (changes.length === 0) return;
    if (isMoved && (await isEmailTaken(trx, email, id))) throw emailTaken();
    await store.save(trx, id, { name, email }, now());
    if (!isMoved) return;
    await useUpPasswordLinks(trx, 'user', id, now());
    for (const to of [before, { name, email }]) await jobs.add(trx, 'mail', staffTexts.dataChanged({ ...to, changes }));
  });
