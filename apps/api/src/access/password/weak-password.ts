import { refuseGuessedPassword } from './client-password.ts';
import type { Account } from './password.store.ts';
import { refuseWeakStaffPassword } from './staff-password.ts';
import type { AccountKey } from '../account-key.ts';

/** Refuses with 422 (`invalid_fields`, at `path`) a new password that is easy to guess. Staff's rule is stricter. */
export async function refuseWeakPassword(
  role: AccountKey['role'],
  password: string,
  owner: Pick<Account, 'name' | 'email' | 'cpf'>,
  path: string,
): Promise<void> {
  if (role === 'user') await refuseWeakStaffPassword(password, owner, path);
  else refuseGuessedPassword(password, owner, path);
}
