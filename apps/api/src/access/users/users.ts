import type { users } from '@mirante/contract/access/users.ts';
import type { Viewer } from '@mirante/domain/access.ts';
import { staffTexts } from '../../gateways/mail/staff-texts.ts';
import { or404, Refusal, refusalOfField } from '../../http/refusal.ts';
import { runIdempotently } from '../../http/run-idempotently.ts';
import { forbidden, type Call } from '../../http/serve.ts';
import { insertAuditEntry } from '../../records/audit-entry.ts';
import { refusing } from '../../records/constraints.ts';
import { repeatableOf } from '../../records/handlers.ts';
import { refuseStale } from '../../records/version.ts';
import { hashPassword } from '../../crypto/passwords.ts';
import type { Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { endProofs } from '../mailed-links/end-proofs.ts';
import { sendInvite } from '../mailed-links/mailed-link.ts';
import { remove } from '../second-factor/second-factor.store.ts';
import { lockAccount } from '../password/password.store.ts';
import { newToken } from '../../crypto/tokens.ts';
import { endAll } from '../session/session.store.ts';
import { removeAll as removeSavedViews } from '../saved-views/saved-views.store.ts';
import * as store from './users.store.ts';

interface Change {
  viewer: Viewer;
  id: number;
}

/** Nobody knows an initial password: the user sets one by the mailed link. */
export async function createUser(call: Call<typeof users.createUser>): Promise<{ id: number }> {
  const { db, viewer, input, now } = call;
  const { roles, ...person } = input;
  const password_hash = await hashPassword(newToken());
  return db.transaction().execute(async (trx) => {
    await lockAdministratorsFor(trx, viewer);
    return runIdempotently(trx, { call: repeatableOf(call), now: now() }, async () => {
      await requireRoles(trx, roles);
      const id = await store.insert(trx, { ...person, password_hash }, now()).catch(refuseTaken);
      await store.setRoles(trx, id, roles, now());
      await sendInvite(call, trx, { id, ...person });
      return { id };
    });
  });
}

/**
 * Applies to open sessions with the next call, as each reads its roles. The administrator who calls keeps theirs, so
 * that there is always one left.
 */
export const editRoles = (
  { db, now }: Services,
  { viewer, id, roles, seen }: Change & { roles: number[]; seen: string | undefined },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockAdministratorsFor(trx, viewer);
    const user = or404(await store.find(trx, id), 'Usuário');
    if (id === viewer.id) throw refusalOfField('own_user', 'roles', 'Você não pode mudar os próprios papéis.');
    refuseStale(seen, store.rolesForm(user));
    await requireRoles(trx, roles);
    await store.setRoles(trx, id, roles, now());
  });

/**
 * Keeps the row for the audit log; sessions and all credentials end at once. The administrator who calls stays, so that
 * there is always one left.
 */
export const removeUser = ({ db, now }: Services, { viewer, id }: Change): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockAdministratorsFor(trx, viewer);
    or404(await store.find(trx, id), 'Usuário');
    if (id === viewer.id) throw new Refusal('own_user', 'Você não pode remover o próprio usuário.');
    await store.markRemoved(trx, id, now());
    await removeSavedViews(trx, id);
    await endProofs(trx, { role: 'user', id }, 'removed');
    await remove(trx, id);
  });

export const resetSecondFactor = ({ db, jobs }: Services, { viewer, id }: Change): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockAdministratorsFor(trx, viewer);
    const user = or404(await store.find(trx, id), 'Usuário');
    if (id === viewer.id)
      throw new Refusal('own_user', 'Desligue o seu próprio segundo fator em Segurança, com a senha e um código.');
    await lockAccount(trx, { role: 'user', id });
    if (!(await remove(trx, id))) throw new Refusal('no_second_factor', 'Este usuário não tem segundo fator.');
    await endProofs(trx, { role: 'user', id }, 'second_factor_reset');
    const by = or404(await store.find(trx, viewer.id), 'Usuário').name;
    await jobs.add(trx, 'mail', staffTexts.secondFactorReset({ ...user, by }));
  });

/** The user's account is locked, so that none is left that is being opened meanwhile. The password stays. */
export const endUserSessions = ({ db }: Services, { viewer, id }: Change): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockAdministratorsFor(trx, viewer);
    const user = { role: 'user', id } as const;
    or404(await lockAccount(trx, user), 'Usuário');
    await endAll(trx, user);
    await insertAuditEntry(trx, { change: 'update', resource: 'user', recordId: id, diff: {} });
  });

const refuseTaken = refusing({
  staff_user_email: () => refusalOfField('email_taken', 'email', 'Já existe um usuário com este email.'),
});
/**
 * Checked again under the lock: of two administrators who demote each other, the second fails, and a call in progress
 * does not outlive its caller's role.
 */
async function lockAdministratorsFor(trx: Db, viewer: Viewer): Promise<void> {
  if (!(await store.lockAdministrators(trx)).includes(viewer.id)) throw forbidden();
}

async function requireRoles(trx: Db, ids: readonly number[]): Promise<void> {
  const known = (await store.allRoles(trx)).filter(({ id }) => ids.includes(id));
  if (known.length < ids.length) throw refusalOfField('unknown_role', 'roles', 'Papel desconhecido.');
}
