import { DAY_MS, HOUR_MS } from '@mirante/domain/durations.ts';
import { productIds as p } from '@mirante/domain/products/product.ts';
import { later, type DataSet } from './data-set.ts';
import { person } from './people.ts';
import { stillPayable, purchaseScenarios } from './purchase-scenarios.ts';

type WriteHistory = (client: number, product: number, signedUp: Date) => void;

/** A few hundred clients with every kind of data, most of it recent. */
export function addRandomClients(book: DataSet, count: number): void {
  const { random, now } = book;
  const { bought, expired, renewed, renewing, pending, lapsed, cancelled } = purchaseScenarios(book);
  const daysAgo = (from: number, to: number) =>
    later(now, -random.between(from, to) * DAY_MS - random.between(0, 23 * 3600) * 1000);
  const sooner = (product: number) =>
    daysAgo(0, product === p.vitalicio ? 1000 : product === p.consultoria ? 700 : 350);
  const histories: readonly (readonly [() => { product: number; at: Date; write: WriteHistory }, number])[] = [
    [
      () => {
        const product = anyProduct(book);
        return { product, at: sooner(product), write: (client, id, at) => bought({ client, product: id, at }) };
      },
      46,
    ],
    [
      () => ({
        product: yearly(book),
        at: daysAgo(390, 690),
        write: (client, product, at) => renewed({ client, product, at }),
      }),
      14,
    ],
    [
      () => ({
        product: yearly(book),
        at: daysAgo(370, 1000),
        write: (client, product, at) => expired({ client, product, at }),
      }),
      12,
    ],
    [
      () => ({
        product: yearly(book),
        at: daysAgo(2, 330),
        write: (client, product, at) => cancelled({ client, product, at }),
      }),
      9,
    ],
    [
      () => ({
        product: yearly(book),
        at: daysAgo(8, 200),
        write: (client, product, at) =>
          lapsed({ client, product, at, method: random.chance(0.6) ? 'bank_slip' : 'pix' }),
      }),
      8,
    ],
    [
      () => {
        const method = random.chance(0.35) ? ('pix' as const) : ('bank_slip' as const);
        return {
          product: yearly(book),
          at: stillPayable(now, method, random),
          write: (client, product, at) => pending({ client, product, at, method }),
        };
      },
      6,
    ],
    [
      () => ({
        product: yearly(book),
        at: daysAgo(335, 360),
        write: (client, product, at) => renewing({ client, product, at }),
      }),
      3,
    ],
    [
      () => ({
        product: p.free,
        at: daysAgo(0, 300),
        write: (client, product, at) => bought({ client, product, at, method: 'bank_slip', coupon: undefined }),
      }),
      2,
    ],
  ];
  const lives = Array.from({ length: count }, () => random.weighted(histories)()).toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  lives.forEach(({ product, at, write }, n) => {
    const client = book.addClient(person(random, n + 100), later(at, -random.between(1, 9) * 60_000));
    write(client, product, at);
    if (random.chance(0.22)) addSecond(book, client, product, at);
    if (n % 97 === 40) forget(book, client);
  });
}

/** A second product, bought some time after the first. */
function addSecond(book: DataSet, client: number, first: number, at: Date): void {
  const { random, now } = book;
  const product = random.pick(
    [p.top_fundos, p.top_renda_fixa, p.invista_em_acoes, p.full_trader].filter((id) => id !== first),
  );
  const when = later(at, random.between(1, 200) * DAY_MS);
  if (when > later(now, -HOUR_MS)) return;
  const { bought, expired, lapsed, cancelled } = purchaseScenarios(book);
  const write =
    when < later(now, -366 * DAY_MS)
      ? expired
      : random.weighted([
          [bought, 70],
          [cancelled, 15],
          [lapsed, 15],
        ] as const);
  if (write === lapsed && when > later(now, -8 * DAY_MS)) return;
  write({ client, product, at: when, ...(write === lapsed && { method: 'bank_slip' as const }) });
}

/** Anonymises a removed client: the payments stay, the personal data does not. */
function forget({ rows, now }: DataSet, client: number): void {
  const row = rows.client.find(({ id }) => id === client)!;
  Object.assign(row, {
    name: 'Cliente removido',
    email: `removido-${client}@mirante.invalid`,
    cpf: null,
    birth_date: null,
    phone: null,
    cell_phone: null,
    gender: null,
    vindi_id: null,
    removed_at: now,
  });
  rows.client_address.splice(
    rows.client_address.findIndex(({ client_id }) => client_id === client),
    1,
  );
  for (const payment of rows.payment)
    if (payment.client_id === client && payment.status === 'pending') payment.status = 'client_deleted';
  for (const own of rows.client_product) {
    if (own.client_id === client && own.status !== 'expired')
      Object.assign(own, {
        status: 'cancelled',
        cancel_at: own.cancel_at ?? now,
        cancel_reason_id: own.cancel_reason_id ?? 1,
      });
  }
}

const yearly = ({ random }: DataSet) =>
  random.weighted([
    [p.completo, 34],
    [p.carteiras, 18],
    [p.full_trader, 12],
    [p.invista_em_acoes, 12],
    [p.top_fundos, 8],
    [p.top_renda_fixa, 7],
    [p.invest, 6],
    [p.invest_pro, 3],
  ] as const);
const anyProduct = (book: DataSet): number =>
  book.random.weighted<() => number>([
    [() => yearly(book), 90],
    [() => p.vitalicio, 7],
    [() => p.consultoria, 3],
  ])();
