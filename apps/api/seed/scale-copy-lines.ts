import { couponIds } from './coupons.ts';
import { person } from './people.ts';
import { seeded } from './random.ts';
import { DAYS, mix, momentOfSignup, ownedOf, paidOf } from './scale-clients.ts';

export interface Scale {
  clients: number;
  paymentsPerClient: number;
}
/** The existing data: the last ids in use, and the shared password hash. */
export interface Taken {
  clients: number;
  payments: number;
  acquisitions: number;
  hash: string;
}

export const columns = {
  client: [
    'id',
    'name',
    'email',
    'cpf',
    'birth_date',
    'phone',
    'gender',
    'password_hash',
    'email_confirmed_at',
    'created_at',
  ],
  client_product: [
    'id',
    'client_id',
    'product_id',
    'status',
    'payment_id',
    'created_at',
    'starts_at',
    'expires_at',
    'cancel_at',
    'listed_at',
  ],
  payment: [
    'id',
    'code',
    'client_id',
    'type',
    'method',
    'status',
    'amount',
    'discount',
    'installments',
    'vindi_code',
    'coupon_id',
    'coupon_code',
    'created_at',
    'due_at',
    'confirmed_at',
    'verified_at',
  ],
  payment_item: ['payment_id', 'product_id', 'amount', 'discount'],
} as const;

const NULL = String.raw`\N`;
const END_OF_DAY = 10_799;
const LINES_PER_CHUNK = 1000;

/** Each table's lines in COPY's text format. */
export function scaleLines({ clients, paymentsPerClient }: Scale, taken: Taken, now: Date) {
  const at = momentsBefore(now);
  const random = seeded(7);

  function clientLine(n: number): string {
    const { name, email, cpf, birth_date, phone, gender } = person(random, n + 1000);
    const { day, second } = momentOfSignup(n);
    const created = at(day, second);
    return `${taken.clients + n + 1}\t${name}\t${email}\t${cpf}\t${birth_date}\t${phone}\t${gender}\t${taken.hash}\t${created}\t${created}\n`;
  }

  function acquisitionLine(n: number): string {
    const client = Math.floor(n / 2);
    const { product, day, second, status } = ownedOf(client, (n % 2) as 0 | 1);
    const created = at(day, second);
    const term =
      status === 'active' || status === 'expired' ? `${created}\t${at(day + 366, END_OF_DAY)}` : `${NULL}\t${NULL}`;
    const cancelled = status === 'cancelled' ? at(Math.min(day + 5, DAYS - 1), second) : NULL;
    const payment = taken.payments + client * paymentsPerClient + (n % 2) + 1;
    const signup = momentOfSignup(client);
    const listed = at(signup.day, signup.second);
    return `${taken.acquisitions + n + 1}\t${taken.clients + client + 1}\t${product}\t${status}\t${payment}\t${created}\t${term}\t${cancelled}\t${listed}\n`;
  }

  function paymentLine(n: number): string {
    const client = Math.floor(n / paymentsPerClient);
    const { type, method, status, amounts, coupon, day, second } = paidOf(client, n % paymentsPerClient);
    const id = taken.payments + n + 1;
    const created = at(day, second);
    const due =
      method === 'pix'
        ? at(day, Math.min(second + 1800, 86_399))
        : method === 'bank_slip'
          ? at(day + 4, END_OF_DAY)
          : NULL;
    const settled = status === 'paid' ? at(day, Math.min(second + 90, 86_399)) : NULL;
    const installments = method === 'credit_card' ? (mix(n, 20) % 12) + 1 : 1;
    const using = coupon ? `${couponIds.MIRANTE50}\tMIRANTE50` : `${NULL}\t${NULL}`;
    return `${id}\t${codeOf(n)}\t${taken.clients + client + 1}\t${type}\t${method}\t${status}\t${amounts}\t${installments}\tsbx_${id}\t${using}\t${created}\t${due}\t${settled}\t${settled}\n`;
  }

  function itemLine(n: number): string {
    const { product, amounts } = paidOf(Math.floor(n / paymentsPerClient), n % paymentsPerClient);
    return `${taken.payments + n + 1}\t${product}\t${amounts}\n`;
  }

  return {
    client: () => chunks(clients, clientLine),
    client_product: () => chunks(clients * 2, acquisitionLine),
    payment: () => chunks(clients * paymentsPerClient, paymentLine),
    payment_item: () => chunks(clients * paymentsPerClient, itemLine),
  };
}

function* chunks(count: number, line: (n: number) => string): Generator<string> {
  for (let from = 0; from < count; from += LINES_PER_CHUNK) {
    let chunk = '';
    for (let n = from; n < Math.min(from + LINES_PER_CHUNK, count); n += 1) chunk += line(n);
    yield chunk;
  }
}

/** Formats a day, counted from the house's first, and a second of it; each day's and second's text is made once. */
function momentsBefore(now: Date): (day: number, second: number) => string {
  const first = now.getTime() - DAYS * 86_400_000;
  const days = Array.from({ length: DAYS + 400 }, (_, day) =>
    new Date(first + day * 86_400_000).toISOString().slice(0, 10),
  );
  const times = Array.from({ length: 86_400 }, (_, second) => new Date(second * 1000).toISOString().slice(11, 19));
  return (day, second) => `${days[day]} ${times[second]}+00`;
}

const codeOf = (n: number) => [31, 32, 33, 34].map((salt) => mix(n, salt).toString(16).padStart(8, '0')).join('');
