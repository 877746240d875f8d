import type { CpfAccount } from '../../access/cpf-accounts/cpf-accounts.store.ts';

/**
 * The account of a guest order's CPF: the one with the typed address, or else the only proven one. Undefined if there
 * is none, or several.
 */
export function accountOfOrder(accounts: readonly CpfAccount[], email: string): CpfAccount | undefined {
  const named = accounts.find((account) => account.email.toLowerCase() === email.toLowerCase());
  if (named) return named;
  const proven = accounts.filter((account) => account.proven);
  return proven.length === 1 ? proven[0] : undefined;
}
