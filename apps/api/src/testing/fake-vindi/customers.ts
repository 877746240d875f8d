import { randomUUID } from 'node:crypto';
import { find, invalid, type Store } from './store.ts';
import type { FakeCustomer, FakeProfile } from './objects.ts';

export function addCustomer({ customers, nextId }: Store, body: Partial<FakeCustomer>): FakeCustomer {
  if (!body.name) throw invalid('name');
  if (body.code && customers.some(({ code }) => code === body.code)) throw invalid('code');
  const customer: FakeCustomer = {
    id: nextId(),
    name: body.name,
    email: body.email ?? '',
    registry_code: body.registry_code ?? null,
    code: body.code ?? null,
    status: 'active',
  };
  customers.push(customer);
  return customer;
}

const TOKEN_MS = 5 * 60_000;
/** Card numbers with special behaviour. */
const special: Record<string, FakeProfile['behaviour']> = {
  '4000000000000002': 'refuse',
  '4000000000000119': 'review',
};

/** The public call of browsers. Of the card only its behaviour is kept. */
export function tokenise(
  { profiles, nextId, now }: Store,
  body: { card_number?: string; holder_name?: string; card_cvv?: string },
): FakeProfile {
  const digits = (body.card_number ?? '').replace(/\D/g, '');
  if (!/^\d{13,19}$/.test(digits)) throw invalid('card_number');
  if (!body.holder_name) throw invalid('holder_name');
  if (!body.card_cvv) throw invalid('card_cvv');
  const profile: FakeProfile = {
    id: nextId(),
    behaviour: special[digits] ?? 'approve',
    card_number_last_four: digits.slice(-4),
    gateway_token: randomUUID(),
    tokenised_at: now().getTime(),
    customer_id: null,
  };
  profiles.push(profile);
  return profile;
}

/** A token is bound to a customer once, within five minutes. */
export function bindToken(
  { profiles, customers, now }: Store,
  body: { gateway_token?: string; customer_id?: number },
): FakeProfile {
  const profile = profiles.find(
    ({ gateway_token: token, customer_id: owner }) => token === body.gateway_token && owner === null,
  );
  if (!profile || now().getTime() - profile.tokenised_at > TOKEN_MS) throw invalid('gateway_token');
  profile.customer_id = find(customers, body.customer_id).id;
  return profile;
}
