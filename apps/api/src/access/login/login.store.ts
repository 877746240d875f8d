import type { Viewer } from '@mirante/domain/access.ts';
import type { LoginError } from '@mirante/domain/access/user.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { compiledOnce } from '../../database/prepared-statements.ts';
import { hasPaid, isProven } from '../cpf-accounts/cpf-accounts.store.ts';
import { ownerColumns } from '../session/session.store.ts';

/** Whoever may log in by a name. */
export interface Account extends Pick<Viewer, 'id' | 'role'> {
  name: string;
  email: string;
  password_hash: string;
  /** Only clients confirm theirs. */
  confirmed: boolean;
  created_at: Date;
  /** Until when a temporary password, given out by staff, opens anything. */
  temporary_until: Date | null;
}

/** Each is a password to check. */
const MAX_OF_CPF = 3;

/** Those whom a typed e-mail (in lower case) or CPF (digits) names: at most a client and a member of the staff, or the clients of a CPF. */
export function findAccounts(db: Db, typed: Typed): Promise<Account[]> {
  return 'cpf' in typed ? findByCpf(db, typed.cpf) : findByEmail(db, typed.email);
}
type Typed = { email: string } | { cpf: string };

const clients = (db: Db) =>
  db
    .selectFrom('client')
    .select([sql<Viewer['role']>`'client'`.as('role'), 'id', 'name', 'email', 'password_hash', 'created_at'])
    .select(sql<boolean>`email_confirmed_at is not null`.as('confirmed'))
    .select(sql<Date | null>`case when must_change_password then password_expires_at end`.as('temporary_until'))
    .where('removed_at', 'is', null);

/** Several may name one CPF. Who paid comes first, so that no number of others keeps them out. */
const findByCpf = compiledOnce((db, cpf: string) =>
  clients(db)
    .where('cpf', '=', cpf)
    .orderBy(hasPaid(), 'desc')
    .orderBy(isProven(), 'desc')
    .orderBy('id')
    .limit(MAX_OF_CPF),
);

const findByEmail = compiledOnce((db, email: string) =>
  db
    .selectFrom('staff_user')
    .select([sql<Viewer['role']>`'user'`.as('role'), 'id', 'name', 'email', 'password_hash', 'created_at'])
    .select([sql<boolean>`true`.as('confirmed'), sql<Date | null>`null::timestamptz`.as('temporary_until')])
    .where('removed_at', 'is', null)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .unionAll(clients(db).where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))),
);

/** The account of an id, as `findAccounts` finds it. */
export async function findAccountOf(db: Db, { role, id }: Pick<Viewer, 'role' | 'id'>): Promise<Account | undefined> {
  const named = await db
    .selectFrom(role === 'client' ? 'client' : 'staff_user')
    .select((eb) => eb.fn<string>('lower', ['email']).as('email'))
    .where('id', '=', id)
    .executeTakeFirst();
  return named && (await findAccounts(db, named)).find((account) => account.role === role && account.id === id);
}

export async function recordLogin(
  db: Db,
  { role, id }: Pick<Account, 'role' | 'id'>,
  error: LoginError | null,
  at: Date,
): Promise<void> {
  await db
    .insertInto('login_event')
    .values({ ...ownerColumns(role, id), error, created_at: at })
    .execute();
}

/** A stored hash made anew for the same password. Of one that was changed meanwhile nothing is replaced. */
export async function replaceHash(
  db: Db,
  { role, id }: Pick<Account, 'role' | 'id'>,
  hashes: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable(role === 'client' ? 'client' : 'staff_user')
    .set({ password_hash: hashes.to })
    .where('id', '=', id)
    .where('password_hash', '=', hashes.from)
    .execute();
}
