import type { LoginError } from '@mirante/domain/access/user.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { compiledOnce } from '../../database/prepared-statements.ts';
import { hasPaid, isProven } from '../cpf-accounts/cpf-accounts.store.ts';
import { ownerColumns, tableOf, type AccountKey } from '../account-key.ts';

/** An account that can log in by a name. */
export interface Account extends AccountKey {
  name: string;
  email: string;
  password_hash: string;
  /** Always true for staff: only clients confirm their address. */
  confirmed: boolean;
  created_at: Date;
  /** When a temporary password set by staff expires. */
  temporary_until: Date | null;
}

/** Each account costs a password check. */
const MAX_OF_CPF = 3;

/**
 * The accounts of a typed e-mail (in lower case) or CPF (digits): at most one client and one user, or the clients of a
 * CPF.
 */
export function findAccounts(db: Db, typed: Typed): Promise<Account[]> {
  return 'cpf' in typed ? findByCpf(db, typed.cpf) : findByEmail(db, typed.email);
}
type Typed = { email: string } | { cpf: string };

const clients = (db: Db) =>
  db
    .selectFrom('client')
    .select([sql<AccountKey['role']>`'client'`.as('role'), 'id', 'name', 'email', 'password_hash', 'created_at'])
    .select(sql<boolean>`email_confirmed_at is not null`.as('confirmed'))
    .select(sql<Date | null>`case when must_change_password then password_expires_at end`.as('temporary_until'))
    .where('removed_at', 'is', null);

/** Several accounts may share a CPF. Paying ones come first, so that others cannot crowd them out. */
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
    .select([sql<AccountKey['role']>`'user'`.as('role'), 'id', 'name', 'email', 'password_hash', 'created_at'])
    .select([sql<boolean>`true`.as('confirmed'), sql<Date | null>`null::timestamptz`.as('temporary_until')])
    .where('removed_at', 'is', null)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .unionAll(clients(db).where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))),
);

/** The account of an id, as `findAccounts` returns it. */
export async function findAccountOf(db: Db, { role, id }: AccountKey): Promise<Account | undefined> {
  const named = await db
    .selectFrom(tableOf(role))
    .select((eb) => eb.fn<string>('lower', ['email']).as('email'))
    .where('id', '=', id)
    .executeTakeFirst();
  return named && (await findAccounts(db, named)).find((account) => account.role === role && account.id === id);
}

export async function recordLogin(db: Db, account: AccountKey, error: LoginError | null, at: Date): Promise<void> {
  await db
    .insertInto('login_event')
    .values({ ...ownerColumns(account), error, created_at: at })
    .execute();
}

/** Replaces a hash of the same password; not if the password changed meanwhile. */
export async function replaceHash(
  db: Db,
  { role, id }: AccountKey,
  hashes: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable(tableOf(role))
    .set({ password_hash: hashes.to })
    .where('id', '=', id)
    .where('password_hash', '=', hashes.from)
    .execute();
}
