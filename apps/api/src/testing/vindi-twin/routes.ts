import { addBill, cancel, refund, reissue, tryAgain } from './billing.ts';
import { find, type Ledger } from './ledger.ts';
import { addCustomer, bind, tokenise } from './people.ts';
import { Refused } from './refused.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import type { TwinBill, TwinProfile } from './shapes.ts';

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
  {
    on: /^GET \/bills$/,
    answer: ({ bills }, { query }) => ({ bills: pageOf(bills.filter(isSince(query) ?? matches(query)), query) }),
  },
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

/** `?query=updated_at>=2026-11-25` */
function isSince(query: URLSearchParams): ((bill: TwinBill) => boolean) | undefined {
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

const shown = ({ id, gateway_token, card_number_last_four, customer_id }: TwinProfile) => ({
  id,
  status: 'active',
  gateway_token,
  card_number_last_four,
  customer: customer_id && { id: customer_id },
});
