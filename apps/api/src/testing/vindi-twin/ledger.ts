import { Refused } from './refused.ts';
import type { TwinBill, TwinCharge, TwinCustomer, TwinProfile, TwinTransaction } from './shapes.ts';

/** What Vindi knows. In memory, for as long as a test runs. */
export interface Ledger {
  customers: TwinCustomer[];
  profiles: TwinProfile[];
  bills: TwinBill[];
  transactions: TwinTransaction[];
  nextId(): number;
  now(): Date;
  /** Tells the hook. */
  tell(type: string, about: { bill: TwinBill } | { charge: TwinCharge }): void;
}

export function openLedger({ now, tell }: Pick<Ledger, 'now' | 'tell'>): Ledger {
  let lastId = 1000;
  return { customers: [], profiles: [], bills: [], transactions: [], nextId: () => (lastId += 1), now, tell };
}

export const at = ({ now }: Ledger): string => now().toISOString();
export const invalid = (parameter: string): Refused => new Refused(422, 'invalid_parameter', parameter);

export function find<T extends { id: number }>(list: readonly T[], id: unknown): T {
  const found = list.find((one) => one.id === Number(id));
  if (!found) throw new Refused(404, 'not_found', 'id');
  return found;
}

/** As Vindi writes money: `"120.0"`, `"99.9"`, `"35.37"`. */
export function written(amount: number): string {
  const text = amount.toFixed(2);
  return text.endsWith('0') ? text.slice(0, -1) : text;
}
