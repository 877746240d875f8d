import { VindiError } from './vindi-error.ts';
import type { FakeBill, FakeCharge, FakeCustomer, FakeProfile, FakeTransaction } from './objects.ts';

/** Vindi's data. In memory, for the duration of a test. */
export interface Store {
  customers: FakeCustomer[];
  profiles: FakeProfile[];
  bills: FakeBill[];
  transactions: FakeTransaction[];
  nextId(): number;
  now(): Date;
  /** Queues a webhook event. */
  notify(type: string, about: { bill: FakeBill } | { charge: FakeCharge }): void;
}

export function openStore({ now, notify }: Pick<Store, 'now' | 'notify'>): Store {
  let lastId = 1000;
  return { customers: [], profiles: [], bills: [], transactions: [], nextId: () => (lastId += 1), now, notify };
}

export const at = ({ now }: Store): string => now().toISOString();
export const invalid = (parameter: string): VindiError => new VindiError(422, 'invalid_parameter', parameter);

export function find<T extends { id: number }>(list: readonly T[], id: unknown): T {
  const found = list.find((one) => one.id === Number(id));
  if (!found) throw new VindiError(404, 'not_found', 'id');
  return found;
}

/** Vindi's format for money: `"120.0"`, `"99.9"`, `"35.37"`. */
export function formatAmount(amount: number): string {
  const text = amount.toFixed(2);
  return text.endsWith('0') ? text.slice(0, -1) : text;
}
