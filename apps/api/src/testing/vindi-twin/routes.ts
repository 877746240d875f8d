import { addBill, cancel, refund, reissue, tryAgain } from './billing.ts';
import { find, type Ledger } from './ledger.ts';
import { addCustomer, bind, tokenise } from './people.ts';
import { Refused } from './refused.ts';
import type { TwinProfile } from './shapes.ts';

export interface Asked {
  method: string;
  /** Below `/api/v1`. */
  path: string;
  query: URLSearchParams;
  body: object;
}

interface Route {
  on: RegExp;
  answer: (ledger: Ledger, asked: Asked, id: string) => object;
}

/** What Vindi's API answers to the calls that the adapter and the browser make, and a 404 to any other. */
export function answerTo(ledger: Ledger, asked: Asked): object {
  for (const { on, answer } of routes) {
    const match = on.exec(`${asked.method} ${asked.path}`);
    if (match) return answer(ledger, asked, match[1] ?? '');
  }
  throw new Refused(404, 'not_found', 'path');
}

const routes: readonly Route[] = [
  {
    on: /^POST \/public\/payment_profiles$/,
    answer: (ledger, { body }) => ({ payment_profile: shown(tokenise(ledger, body)) }),
  },
  { on: /^GET \/customers$/, answer: ({ customers }, { query }) => ({ customers: customers.filter(matches(query)) }) },
  { on: /^POST \/customers$/, answer: (ledger, { body }) => ({ customer: addCustomer(ledger, body) }) },
  { on: /^POST \/payment_profiles$/, answer: (ledger, { body }) => ({ payment_profile: shown(bind(ledger, body)) }) },
  { on: /^GET \/bills$/, answer: ({ bills }, { query }) => ({ bills: bills.filter(matches(query)) }) },
  { on: /^POST \/bills$/, answer: (ledger, { body }) => ({ bill: addBill(ledger, body) }) },
  { on: /^GET \/bills\/(\d+)$/, answer: ({ bills }, _asked, id) => ({ bill: find(bills, id) }) },
  { on: /^DELETE \/bills\/(\d+)$/, answer: (ledger, _asked, id) => ({ bill: cancel(ledger, id) }) },
  { on: /^POST \/charges\/(\d+)\/charge$/, answer: (ledger, _asked, id) => ({ charge: tryAgain(ledger, id) }) },
  { on: /^POST \/charges\/(\d+)\/reissue$/, answer: (ledger, { body }, id) => ({ charge: reissue(ledger, id, body) }) },
  { on: /^POST \/charges\/(\d+)\/refund$/, answer: (ledger, { body }, id) => ({ charge: refund(ledger, id, body) }) },
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

const shown = ({ id, gateway_token, card_number_last_four, customer_id }: TwinProfile) => ({
  id,
  status: 'active',
  gateway_token,
  card_number_last_four,
  customer: customer_id && { id: customer_id },
});
