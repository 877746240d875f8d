import type { Viewer } from '@mirante/domain/access.ts';
import type { LoginError } from '@mirante/domain/access/user.ts';
import type { Db } from '../../database/db.ts';
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
const MOST_OF_CPF = 3;

/** Those whom a typed e-mail (in lower case) or CPF (digits) names: at most a client and a member of the staff, or the clients of a CPF. */
export async function findAccounts(db: Db, typed: { email: string } | { cpf: string }): Promise<Account[]> {
  const clients = db
    .selectFrom('client')
    .select([
      'id',
      'name',
      'email',
      'password_hash',
      'email_confirmed_at',
      'created_at',
      'must_change_password',
      'password_expires_at',
    ])
    .where('removed_at', 'is', null);
  if ('cpf' in typed) {
    // Several may name one CPF. Who paid comes first, so that no number of others keeps them out.
    const named = clients.where('cpf', '=', typed.cpf).orderBy(hasPaid(), 'desc').orderBy(isProven(), 'desc');
    return (await named.orderBy('id').limit(MOST_OF_CPF).execute()).map(clientAccount);
  }
  const byEmail = await clients.where((eb) => eb(eb.fn<string>('lower', ['email']), '=', typed.email)).execute();
  const staff = await db
    .selectFrom('staff_user')
    .select(['id', 'name', 'email', 'password_hash', 'created_at'])
    .where('removed_at', 'is', null)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', typed.email))
    .execute();
  return [
    ...staff.map((row) => ({ ...row, role: 'user' as const, confirmed: true, temporary_until: null })),
    ...byEmail.map(clientAccount),
  ];
}

/** The account of an id, as `findAccounts` finds it. */
export async function findAccountOf(db: Db, { role, id }: Pick<Viewer, 'role' | 'id'>): Promise<Account | undefined> {
  const named = await db
    .selectFrom(role === 'client' ? 'client' : 'staff_user')
    .select((eb) => eb.fn<string>('lower', ['email']).as('email'))
    .where('id', '=', id)
    .executeTakeFirst();
  return named && (await findAccounts(db, named)).find((account) => account.role === role && account.id === id);
}

type ClientRow = Omit<Account, 'role' | 'confirmed' | 'temporary_until'> & {
  email_confirmed_at: Date | null;
  must_change_password: boolean;
  password_expires_at: Date | null;
};
const clientAccount = ({
  email_confirmed_at,
  must_change_password: isTemporary,
  password_expires_at: until,
  ...row
}: ClientRow): Account => ({
  ...row,
  role: 'client',
  confirmed: email_confirmed_at !== null,
  temporary_until: isTemporary ? until : null,
});

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
