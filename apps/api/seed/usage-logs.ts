import { clientContact } from '@mirante/contract/people/client-contact.ts';
import { clientProducts } from '@mirante/contract/sales/client-products.ts';
import { coupons } from '@mirante/contract/products/coupons.ts';
import { products } from '@mirante/contract/products/products.ts';
import { DAY_MS, MINUTE_MS } from '@mirante/domain/durations.ts';
import type { AuditEntry } from '@mirante/domain/house/audit.ts';
import { addDays, dayInSaoPaulo, endOfDay, startOfDay } from '@mirante/domain/dates.ts';
import { later, type DataSet } from './data-set.ts';
import type { Written } from './copy-rows.ts';
import { couponIds } from './coupons.ts';
import { seeded, type Random } from './random.ts';

const KEPT_DAYS = 30;
/** The number per hundred sessions that end at each step; the last one buys. */
const endsAt = [
  [0, 39],
  [1, 15],
  [2, 5],
  [3, 15],
  [4, 26],
] as const;

/** The checkout sessions within their retention time, with as many purchases as the month has. */
export function checkoutSessions({ rows, now }: DataSet): Written<'checkout_session'>[] {
  const random = seeded(91);
  const since = later(now, -(KEPT_DAYS - 1) * DAY_MS);
  const bought = rows.payment.filter(
    ({ type, created_at }) => type === 'buy' && created_at > since && created_at < now,
  );
  const session = (step: number, at: Date, client_id: number | null) => ({
    key: random.hex(32),
    step,
    cart: null,
    client_id,
    created_at: later(at, -4 * MINUTE_MS),
    updated_at: at,
  });
  const leaving = endsAt
    .slice(0, 4)
    .flatMap(([step, part]) =>
      Array.from({ length: Math.round((bought.length * part) / endsAt[4][1]) }, () =>
        session(step, later(since, random.next() * (now.getTime() - since.getTime())), null),
      ),
    );
  return [...bought.map(({ created_at, client_id }) => session(4, created_at, client_id)), ...leaving];
}

type Entry = Written<'audit_entry'>;
type NewEntry = Pick<Entry, 'user_id' | 'action' | 'resource' | 'record_id' | 'diff'> & Partial<Entry>;
const staff = { administrador: 1, atendimento: 2, financeiro: 3 };

/** Clients up to this id have complete histories elsewhere. */
const LAST_OF_CAST = 1020;

/** Staff actions of the last two months. */
export function auditEntries({ rows, now }: DataSet): Written<'audit_entry'>[] {
  const random = seeded(92);
  const crowd = {
    ...rows,
    client: rows.client.filter(({ id }) => id > LAST_OF_CAST),
    client_product: rows.client_product.filter(({ client_id }) => client_id > LAST_OF_CAST),
  };
  const calls = Array.from({ length: 64 }, (_, n) => ({
    at: atWork(now, n, random),
    entries: random.pick(entryGenerators)(crowd, random),
  }));
  return calls
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap(({ at, entries }) => {
      const request_id = random.hex(12);
      return entries.map((entry) => ({
        created_at: at,
        request_id,
        change: 'update' as const,
        root_resource: entry.resource,
        root_id: entry.record_id,
        ...entry,
      }));
    })
    .map((entry, i) => ({ id: i + 1, ...entry }));
}

/** On a working day, between nine and six. */
function atWork(now: Date, n: number, random: Random): Date {
  const at = later(startOfDay(addDays(dayInSaoPaulo(now), -1 - n)), random.between(9 * 60, 18 * 60) * MINUTE_MS);
  return at.getUTCDay() % 6 === 0 ? later(at, -2 * DAY_MS) : at;
}

const changed = (was: unknown, is: unknown): AuditEntry['diff'][string] => [was, is];
const ofClient = (client_id: number) => ({ root_resource: 'client' as const, root_id: client_id });

/** Each returns the entries of one call. */
const entryGenerators: readonly ((rows: DataSet['rows'], random: Random) => NewEntry[])[] = [
  ({ client }, random) => {
    const { id, phone } = random.pick(client);
    return [
      {
        user_id: staff.atendimento,
        action: clientContact.editClientPhones.what,
        resource: 'client',
        record_id: id,
        diff: { phone: changed(`+55119${random.between(60_000_000, 99_999_999)}`, phone) },
      },
    ];
  },
  ({ client }, random) => {
    const { id, email } = random.pick(client);
    return [
      {
        user_id: staff.atendimento,
        action: clientContact.editClientEmail.what,
        resource: 'client',
        record_id: id,
        diff: { email: changed(email.replace('@', '.antigo@'), email) },
      },
    ];
  },
  ({ client_product }, random) => {
    const { id, client_id, expires_at } = random.pick(
      client_product.filter((owned) => owned.status === 'active' && owned.expires_at !== null),
    );
    const before = endOfDay(addDays(dayInSaoPaulo(expires_at!), -15));
    const diff = {
      expires_at: changed(before.toISOString(), expires_at!.toISOString()),
      obs: changed(null, 'Quinze dias de cortesia pela indisponibilidade do portal em setembro.'),
    };
    return [
      {
        user_id: staff.atendimento,
        action: clientProducts.editClientProductExpiry.what,
        resource: 'client_product',
        record_id: id,
        ...ofClient(client_id),
        diff,
      },
    ];
  },
  ({ client_product, payment }, random): NewEntry[] => {
    const { id, client_id, payment_id } = random.pick(client_product.filter(({ status }) => status === 'cancelled'));
    const { amount, discount } = payment.find((paid) => paid.id === payment_id) ?? random.pick(payment);
    const by = { user_id: staff.financeiro, action: clientProducts.cancelClientProduct.what };
    return [
      {
        ...by,
        resource: 'client_product',
        record_id: id,
        ...ofClient(client_id),
        diff: {
          status: changed('active', 'cancelled'),
          cancel_reason_id: changed(null, random.between(1, 3)),
          cancel_reason: changed(null, 'Pediu o cancelamento por telefone, dentro do prazo de arrependimento.'),
        },
      },
      {
        ...by,
        resource: 'refund',
        record_id: random.between(1, 40),
        change: 'create',
        diff: { client_id: changed(null, client_id), amount: changed(null, amount - discount) },
      },
    ];
  },
  (_rows, random) => [
    {
      user_id: staff.financeiro,
      action: coupons.editCoupon.what,
      resource: 'coupon',
      record_id: couponIds.CARTAO15,
      diff: { qt: changed(random.between(20, 120), 200) },
    },
  ],
  (_rows, random) => [
    {
      user_id: staff.administrador,
      action: products.editProduct.what,
      resource: 'product',
      record_id: random.between(1, 6),
      diff: { position: changed(random.between(6, 9), random.between(1, 5)), installments: changed(10, 12) },
    },
  ],
  (_rows, random) => [
    {
      user_id: random.pick([staff.administrador, staff.financeiro]),
      action: 'Exportar para planilha',
      resource: 'payment',
      record_id: null,
      change: 'export',
      root_id: null,
      diff: { 'payment.status': changed(null, 'paid') },
    },
  ],
];
