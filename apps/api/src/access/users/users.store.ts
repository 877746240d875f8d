import type { users } from '@mirante/contract/access/users.ts';
import type { LoginError, LoginEvent, Role, User, UserRow } from '@mirante/domain/access/user.ts';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { paged, type PageIds } from '../../records/paged.ts';
import { versioned } from '../../records/version.ts';

const roleNames = sql<
  string | null
>`(select string_agg(role.name, ', ' order by role.id) from staff_user_role of_user join role on role.id = of_user.role_id where of_user.user_id = staff_user.id)`;
const isAdministrator = sql<SqlBool>`exists (select from staff_user_role where user_id = staff_user.id and role_id = 1)`;
const columns = [
  'staff_user.id',
  'staff_user.name',
  'staff_user.email',
  'staff_user.created_at',
  'staff_user.updated_at',
] as const;
const holds = (column: Expression<string>, text: string) => sql<SqlBool>`strpos(${column}, search_key(${text})) > 0`;

export const list = paged<typeof users.listUsers>()({
  from: (db: Db) => db.selectFrom('staff_user').where('staff_user.removed_at', 'is', null),
  id: 'staff_user.id',
  sort: {
    'u.name': 'staff_user.name_key',
    'u.id': 'staff_user.id',
    'u.email': 'staff_user.email',
    'u.created_at': 'staff_user.created_at',
    'u.updated_at': 'staff_user.updated_at',
  },
  where: {
    'u.id': (q, id) => q.where('staff_user.id', '=', id),
    'u.name': (q, text) => q.where((eb) => holds(eb.ref('staff_user.name_key'), text)),
    'u.email': (q, text) => q.where((eb) => holds(eb.fn<string>('lower', ['staff_user.email']), text)),
    'u.admin': (q, is) => q.where(is === 'true' ? isAdministrator : sql<SqlBool>`not ${isAdministrator}`),
  },
  show: (db: Db, page: PageIds) =>
    db
      .selectFrom(page)
      .innerJoin('staff_user', 'staff_user.id', 'page.id')
      .select(columns)
      .select(roleNames.as('role_name')),
  view: ({ created_at, updated_at, ...row }): UserRow => ({
    ...row,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }),
});

export async function find(db: Db, id: number): Promise<User | undefined> {
  const row = await db
    .selectFrom('staff_user')
    .leftJoin('second_factor', 'second_factor.user_id', 'staff_user.id')
    .select([...columns, 'staff_user.changed_password_at', 'second_factor.second_factor_since'])
    .where('staff_user.id', '=', id)
    .where('staff_user.removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const roles = await rolesOf(db, id);
  const { created_at, updated_at, changed_password_at, second_factor_since, ...rest } = row;
  return {
    ...rest,
    role_name: roles.map(({ name }) => name).join(', ') || null,
    roles,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    changed_password_at: changed_password_at?.toISOString() ?? null,
    second_factor_since: second_factor_since?.toISOString() ?? null,
  };
}

/** The version is of the roles: nothing else of a user is edited by others. */
export const withVersion = (user: User): User & { version: string } => ({ ...user, version: rolesForm(user).version });
/** The roles as their form holds them. */
export const rolesForm = ({ roles }: Pick<User, 'roles'>): { roles: number[]; version: string } =>
  versioned({ roles: roles.map(({ id }) => id) }, ['roles']);

export const rolesOf = (db: Db, userId: number): Promise<Role[]> =>
  db
    .selectFrom('staff_user_role')
    .innerJoin('role', 'role.id', 'role_id')
    .select(['role.id', 'role.name'])
    .where('user_id', '=', userId)
    .orderBy('role.id')
    .execute();

export const allRoles = (db: Db): Promise<Role[]> =>
  db.selectFrom('role').select(['id', 'name']).orderBy('id').execute();

/** Those of one user. */
export const loginsOf = (userId: number) =>
  paged<typeof users.listUserLogins>()({
    from: (db: Db) => db.selectFrom('login_event').where('login_event.user_id', '=', userId),
    id: 'login_event.id',
    sort: { 'login_event.created_at': 'login_event.created_at' },
    where: {},
    show: (db: Db, page: PageIds) =>
      db
        .selectFrom(page)
        .innerJoin('login_event', 'login_event.id', 'page.id')
        .select(['login_event.id', 'login_event.created_at', 'login_event.error']),
    view: ({ id, created_at, error }): LoginEvent => ({
      id,
      created_at: created_at.toISOString(),
      error: error as LoginError | null,
    }),
  });

/** Whoever changes who is an administrator waits here for the others, and then sees what they did. */
export async function holdAdministrators(db: Db): Promise<number[]> {
  await db.selectFrom('role').select('id').where('name', '=', 'administrador').forNoKeyUpdate().execute();
  const rows = await db
    .selectFrom('staff_user_role')
    .innerJoin('staff_user', 'staff_user.id', 'user_id')
    .innerJoin('role', 'role.id', 'role_id')
    .select('user_id')
    .where('role.name', '=', 'administrador')
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function isEmailTaken(db: Db, email: string, exceptId = 0): Promise<boolean> {
  const row = await db
    .selectFrom('staff_user')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .where('removed_at', 'is', null)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
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

/** Exactly these and no others. Rows that stay are left alone, so that the log tells what changed. */
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
