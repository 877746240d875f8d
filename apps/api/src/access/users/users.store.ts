import { users } from '@mirante/contract/access/users.ts';
import type { LoginError, Role, User } from '@mirante/domain/access/user.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { contains, eq, on } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { versioned } from '../../records/version.ts';

const roleNames = sql<
  string | null
>`(select string_agg(role.name, ', ' order by role.id) from staff_user_role of_user join role on role.id = of_user.role_id where of_user.user_id = staff_user.id)`;
const isAdministrator = sql<SqlBool>`exists (select from staff_user_role where user_id = staff_user.id and role_id = 1)`;
const rows = (db: Db) =>
  db
    .selectFrom('staff_user')
    .select(['staff_user.id', 'staff_user.name', 'staff_user.email', 'staff_user.created_at', 'staff_user.updated_at'])
    .select(roleNames.as('role_name'));

export const list = listOf(users.listUsers, 'staff_user', {
  rows,
  from: (db) => db.selectFrom('staff_user').where('staff_user.removed_at', 'is', null),
  sort: {
    'u.name': 'staff_user.name_key',
    'u.id': 'staff_user.id',
    'u.email': 'staff_user.email',
    'u.created_at': 'staff_user.created_at',
    'u.updated_at': 'staff_user.updated_at',
  },
  where: {
    'u.id': on('staff_user.id', eq),
    'u.name': on('staff_user.name_key', contains),
    'u.email': (q, text) => q.where(sql<SqlBool>`strpos(lower(staff_user.email), search_key(${text})) > 0`),
    'u.admin': (q, is) => q.where(is === 'true' ? isAdministrator : sql<SqlBool>`not ${isAdministrator}`),
  },
});

export async function find(db: Db, id: number): Promise<User | undefined> {
  const row = await rows(db)
    .leftJoin('second_factor', 'second_factor.user_id', 'staff_user.id')
    .select(['staff_user.changed_password_at', 'second_factor.second_factor_since'])
    .where('staff_user.id', '=', id)
    .where('staff_user.removed_at', 'is', null)
    .executeTakeFirst();
  return row && { ...asJson(row), roles: await rolesOf(db, id) };
}

/** Covers the roles: nothing else of a user is edited by others. */
export const withVersion = (user: User): User & { version: string } => ({ ...user, version: rolesForm(user).version });
/** The roles as the form has them. */
export const rolesForm = ({ roles }: Pick<User, 'roles'>): { roles: number[]; version: string } =>
  versioned({ roles: roles.map(({ id }) => id) }, ['roles']);

const rolesOf = (db: Db, userId: number): Promise<Role[]> =>
  db
    .selectFrom('staff_user_role')
    .innerJoin('role', 'role.id', 'role_id')
    .select(['role.id', 'role.name'])
    .where('user_id', '=', userId)
    .orderBy('role.id')
    .execute();

export const allRoles = (db: Db): Promise<Role[]> =>
  db.selectFrom('role').select(['id', 'name']).orderBy('id').execute();

/** The logins of one user. */
export const loginsOf = (userId: number) =>
  listOf(users.listUserLogins, 'login_event', {
    from: (db) => db.selectFrom('login_event').where('login_event.user_id', '=', userId),
    rows: (db) =>
      db
        .selectFrom('login_event')
        .select(['login_event.id', 'login_event.created_at'])
        .select((eb) => eb.ref('login_event.error').$castTo<LoginError | null>().as('error')),
    where: {},
  });

/** The ids of the administrators. Serialises changes of who is one, so that each sees the previous ones. */
export async function lockAdministrators(db: Db): Promise<number[]> {
  await db.selectFrom('role').select('id').where('name', '=', 'administrador').forNoKeyUpdate().execute();
  const administrators = await db
    .selectFrom('staff_user')
    .select('id')
    .where(isAdministrator)
    .where('removed_at', 'is', null)
    .execute();
  return administrators.map(({ id }) => id);
}

export async function insert(
  db: Db,
  values: { name: string; email: string; password_hash: string },
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('staff_user')
    .values({ ...values, created_at: now, updated_at: now, changed_password_at: null, removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets exactly these roles. Unchanged rows are left alone, so that the audit log shows the changes only. */
export async function setRoles(db: Db, userId: number, roles: readonly number[], now: Date): Promise<void> {
  await db
    .deleteFrom('staff_user_role')
    .where('user_id', '=', userId)
    .where('role_id', 'not in', [...roles])
    .execute();
  await db
    .insertInto('staff_user_role')
    .values(roles.map((role_id) => ({ user_id: userId, role_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.updateTable('staff_user').set({ updated_at: now }).where('id', '=', userId).execute();
}

export async function markRemoved(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('staff_user').set({ removed_at: now, updated_at: now }).where('id', '=', userId).execute();
}
