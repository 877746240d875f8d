import type { CpfAccount } from '../../access/cpf-accounts/cpf-accounts.store.ts';

/**
 * The account that an order under a CPF is for, where nobody logged in: the one that has the typed address too, or else the only proven one.
 * None where there is none, or where several are: then the CPF does not tell whose the order is.
 */
export function accountOfOrder(accounts: readonly CpfAccount[], email: string): CpfAccount | undefined {
  const named = accounts.find((account) => account.email.toLowerCase() === email.toLowerCase());
  if (named) return named;
  const proven = accounts.filter((account) => account.proven);
  return proven.length === 1 ? proven[0] : undefined;
}
