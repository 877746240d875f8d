import type { Viewer } from '@mirante/domain/access.ts';
import { staffTexts } from '../../gateways/mail/staff-texts.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import { forbidden } from '../../http/serve.ts';
import { refuseStale } from '../../records/version.ts';
import { hashPassword } from '../../crypto/passwords.ts';
import type { Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { endProofs } from '../mailed-links/end-proofs.ts';
import { sendInvite } from '../mailed-links/mailed-link.ts';
import { remove } from '../second-factor/second-factor.store.ts';
import { lockAccount } from '../password/password.store.ts';
import { newToken } from '../../crypto/tokens.ts';
import * as store from './users.store.ts';

interface Change {
  viewer: Viewer;
  id: number;
}

/** Nobody knows the first password: the user chooses one by the link that is mailed. */
export async function createUser(
  services: Services,
  { name, email, roles }: { name: string; email: string; roles: number[] },
): Promise<{ id: number }> {
  const password_hash = await hashPassword(newToken());
  return services.db.transaction().execute(async (trx) => {
    if (await store.isEmailTaken(trx, email)) throw emailTaken();
    await requireRoles(trx, roles);
    const id = await store.insert(trx, { name, email, password_hash }, services.now());
    await store.setRoles(trx, id, roles, services.now());
    await sendInvite(services, trx, { id, name, email });
    return { id };
  });
}

/** Holds from the next call on: a session reads its roles each time. */
export const editRoles = (
  { db, now }: Services,
  { viewer, id, roles, seen }: Change & { roles: number[]; seen: string | undefined },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const administrators = await administratorsFor(trx, viewer);
    const user = or404(await store.find(trx, id), 'Usuário');
    refuseStale(seen, store.rolesForm(user));
    const chosen = await requireRoles(trx, roles);
    if (isOnly(administrators, id) && !chosen.includes('administrador'))
      throw new Refusal('last_administrator', LAST, { errors: [{ path: 'roles', message: LAST }] });
    await store.setRoles(trx, id, roles, now());
  });

/** The row stays for the log of what they did; sessions and everything that could open one end at once. */
export const removeUser = ({ db, now }: Services, { viewer, id }: Change): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const administrators = await administratorsFor(trx, viewer);
    or404(await store.find(trx, id), 'Usuário');
    if (id === viewer.id) throw new Refusal('own_user', 'Você não pode remover o próprio usuário.');
    if (isOnly(administrators, id)) throw new Refusal('last_administrator', LAST);
    await store.markRemoved(trx, id, now());
    await endProofs(trx, { role: 'user', id }, 'removed');
    await remove(trx, id);
  });

export const resetSecondFactor = ({ db, jobs }: Services, { viewer, id }: Change): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const user = or404(await store.find(trx, id), 'Usuário');
    if (id === viewer.id)
      throw new Refusal('own_user', 'Desligue o seu próprio segundo fator em Segurança, com a senha e um código.');
    await lockAccount(trx, { role: 'user', id });
    if (!(await remove(trx, id))) throw new Refusal('no_second_factor', 'Este usuário não tem segundo fator.');
    await endProofs(trx, { role: 'user', id }, 'second_factor_reset');
    const by = or404(await store.find(trx, viewer.id), 'Usuário').name;
    await jobs.add(trx, 'mail', staffTexts.secondFactorReset({ ...user, by }));
  });

const LAST = 'O sistema precisa de ao menos um administrador.';
export const emailTaken = () =>
  new Refusal('email_taken', 'Já existe um usuário com este email.', {
    errors: [{ path: 'email', message: 'Já existe um usuário com este email.' }],
  });
const isOnly = (administrators: readonly number[], id: number) =>
  administrators.length === 1 && administrators[0] === id;

/** Asked once more where nobody can change it meanwhile: of two who demote each other at once, one comes too late. */
async function administratorsFor(trx: Db, viewer: Viewer): Promise<number[]> {
  const administrators = await store.lockAdministrators(trx);
  if (!administrators.includes(viewer.id)) throw forbidden();
  return administrators;
}

async function requireRoles(trx: Db, ids: readonly number[]): Promise<string[]> {
  const known = (await store.allRoles(trx)).filter(({ id }) => ids.includes(id));
  if (known.length < ids.length)
    throw new Refusal('unknown_role', 'Papel desconhecido.', {
      errors: [{ path: 'roles', message: 'Papel desconhecido.' }],
    });
  return known.map(({ name }) => name);
}
