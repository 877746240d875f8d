import { addBill, cancel, refund, reissue, retryCharge } from './billing.ts';
import { find, type Store } from './store.ts';
import { addCustomer, bindToken, tokenise } from './customers.ts';
import { VindiError } from './vindi-error.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import type { FakeBill, FakeProfile } from './objects.ts';

export interface Asked {
  method: string;
  /** Without `/api/v1`. */
  path: string;
  query: URLSearchParams;
  body: object;
}

interface Route {
  on: RegExp;
  answer: (store: Store, asked: Asked, id: string) => object;
}

/** The answers of Vindi's API to the calls of the adapter and the browser; a 404 to any other. */
export function answerTo(store: Store, asked: Asked): object {
  for (const { on, answer } of routes) {
    const match = on.exec(`${asked.method} ${asked.path}`);
    if (match) return answer(store, asked, match[1] ?? '');
  }
  throw new VindiError(404, 'not_found', 'path');
}

const routes: readonly Route[] = [
  {
    on: /^POST \/public\/payment_profiles$/,
    answer: (store, { body }) => ({ payment_profile: shown(tokenise(store, body)) }),
  },
  { on: /^GET \/customers$/, answer: ({ customers }, { query }) => ({ customers: customers.filter(matches(query)) }) },
  { on: /^POST \/customers$/, answer: (store, { body }) => ({ customer: addCustomer(store, body) }) },
  {
    on: /^POST \/payment_profiles$/,
    answer: (store, { body }) => ({ payment_profile: shown(bindToken(store, body)) }),
  },
  {
    on: /^GET \/bills$/,
    answer: ({ bills }, { query }) => ({ bills: pageOf(bills.filter(isSince(query) ?? matches(query)), query) }),
  },
  { on: /^POST \/bills$/, answer: (store, { body }) => ({ bill: addBill(store, body) }) },
  { on: /^GET \/bills\/(\d+)$/, answer: ({ bills }, _asked, id) => ({ bill: find(bills, id) }) },
  { on: /^DELETE \/bills\/(\d+)$/, answer: (store, _asked, id) => ({ bill: cancel(store, id) }) },
  { on: /^POST \/charges\/(\d+)\/charge$/, answer: (store, _asked, id) => ({ charge: retryCharge(store, id) }) },
  { on: /^POST \/charges\/(\d+)\/reissue$/, answer: (store, { body }, id) => ({ charge: reissue(store, id, body) }) },
  { on: /^POST \/charges\/(\d+)\/refund$/, answer: (store, { body }, id) => ({ charge: refund(store, id, body) }) },
  {
    on: /^GET \/transactions$/,
    answer: ({ transactions }, { query }) => ({ transactions: transactions.filter(matches(query)) }),
  },
];

/** `?query=code=abc` */
function matches(query: URLSearchParams): (row: object) => boolean {
  const [name, value] = (query.get('query') ?? '').split('=');
  return (row) => !name || String((row as Record<string, unknown>)[name]) === value;
}

/** `?query=updated_at>=2026-11-25` */
function isSince(query: URLSearchParams): ((bill: FakeBill) => boolean) | undefined {
  const [, since] = /^updated_at>=(.+)$/.exec(query.get('query') ?? '') ?? [];
  if (!since) return undefined;
  return ({ created_at, charges }) =>
    [created_at, ...charges.flatMap(({ paid_at, last_transaction: last }) => [paid_at, last?.created_at])].some(
      (at) => at && dayInSaoPaulo(new Date(at)) >= since,
    );
}

function pageOf<T>(rows: readonly T[], query: URLSearchParams): readonly T[] {
  const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 25)];
  return rows.slice((page - 1) * perPage, page * perPage);
}

const shown = ({ id, gateway_token, card_number_last_four, customer_id }: FakeProfile) => ({
  id,
  status: 'active',
  gateway_token,
  card_number_last_four,
  customer: customer_id && { id: customer_id },
});
