import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mirante/domain/durations.ts';
import type { PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import { productIds as p } from '@mirante/domain/products/product.ts';
import { later, type DataSet } from './data-set.ts';
import { cpfOf, person, type Person } from './people.ts';
import { standardIds } from './products.ts';
import { purchaseScenarios } from './purchase-scenarios.ts';

const known = (n: number, login: string, name: string, gender: Person['gender'], birth_date: string): Person => ({
  name,
  gender,
  birth_date,
  email: `${login}@mirante.example`,
  cpf: cpfOf(529_982_240 + n),
  phone: `+55119${String(60_000_100 + n * 37)}`,
});

/** The people whose logins the README lists, and those with data that tests screens' limits. */
export function addDemoClients(book: DataSet): void {
  const { now, random } = book;
  const { bought, expired, renewed, renewing, pending, lapsed, cancelled } = purchaseScenarios(book);
  const ago = (days: number, hours = 0) => later(now, -days * DAY_MS - hours * HOUR_MS);

  const ana = book.addClient(known(1, 'ana', 'Ana Beatriz Falcão', 'F', '1988-04-17'), ago(800));
  renewed({ client: ana, product: p.completo, at: ago(618), method: 'credit_card', coupon: 'MIRANTE50' });
  expired({ client: ana, product: p.top_fundos, at: ago(430), method: 'pix', coupon: 'MIRANTE50' });
  lapsed({ client: ana, product: p.top_renda_fixa, at: ago(53), method: 'bank_slip', coupon: 'MIRANTE50' });
  renewing({ client: ana, product: p.invista_em_acoes, at: ago(356), method: 'credit_card', coupon: 'MIRANTE50' });
  cancelled({ client: ana, product: p.invest, at: ago(240), method: 'credit_card', coupon: 'MIRANTE50' });
  pending({ client: ana, product: p.full_trader, at: ago(0, 9), method: 'bank_slip', coupon: 'MIRANTE50' });

  const bruno = book.addClient(known(2, 'bruno', 'Bruno Tavares Lima', 'M', '1995-09-30'), ago(420));
  bought({ client: bruno, product: p.top_fundos, at: ago(121), method: 'pix', coupon: 'MIRANTE50' });

  const carla = book.addClient(known(3, 'carla', 'Carla Yamamoto Reis', 'F', '1976-12-02'), ago(143));
  bought({ client: carla, product: p.consultoria, at: ago(143), method: 'bank_transfer', coupon: undefined });

  const davi = book.addClient(known(4, 'davi', 'Davi Conceição Prado', 'M', '1991-06-08'), ago(95));
  cancelled({ client: davi, product: p.completo, at: ago(95), method: 'credit_card', coupon: 'MIRANTE50' });
  for (const { client_id } of book.rows.client_address)
    book.rows.client.find(({ id }) => id === client_id)!.email_confirmed_at = ago(90);

  const long = book.addClient(
    {
      ...person(random, 5),
      name: 'Maria Aparecida Conceição Cavalcanti de Albuquerque Vasconcelos dos Santos Figueiredo Neta Brandão',
    },
    ago(4),
  );
  bought({ client: long, product: p.carteiras, at: ago(4), method: 'pix' });
  addAbroad(book, ago(11));
  addRegular(book, ago(1090));
}

/** Added last, so that existing rows keep their ids: one product ends within the month, without a renewal. */
export function addEnding(book: DataSet): void {
  const { id } = book.rows.client.find(({ email }) => email === 'bruno@mirante.example')!;
  purchaseScenarios(book).bought({
    client: id,
    product: p.top_renda_fixa,
    at: later(book.now, -350 * DAY_MS),
    method: 'pix',
    coupon: 'MIRANTE50',
  });
}

/** A product given by staff to a client who had cancelled. */
export function addCourtesy(book: DataSet): void {
  const client = book.addClient(
    { ...person(book.random, 9), name: 'Otávio Meireles Brandão', gender: 'M' },
    later(book.now, -90 * DAY_MS),
  );
  const { cancelled, bought } = purchaseScenarios(book);
  cancelled({ client, product: p.top_fundos, at: later(book.now, -90 * DAY_MS), method: 'pix' });
  bought({ client, product: p.invista_em_acoes, at: later(book.now, -6 * DAY_MS), coupon: 'UPGRADE100' });
}

/** Clients with foreign phone numbers. */
function addAbroad(book: DataSet, at: Date): void {
  const { bought, pending } = purchaseScenarios(book);
  const lisbon = book.addClient(
    { ...person(book.random, 6), name: 'Inês Carvalho Teles', gender: 'F', phone: '+351912345678' },
    at,
  );
  bought({ client: lisbon, product: p.full_trader, at, method: 'credit_card' });
  const california = book.addClient(
    { ...person(book.random, 7), name: 'Michael Sampaio', gender: 'M', phone: '+14155552671' },
    later(at, DAY_MS),
  );
  pending({ client: california, product: p.invest_pro, at: later(book.now, -8 * MINUTE_MS), method: 'pix' });
}

/** A client with 200 payments, most of them tried more than once. */
function addRegular(book: DataSet, since: Date): void {
  const { random, now } = book;
  const client = book.addClient({ ...person(random, 8), name: 'Teodoro Vasconcelos Queiroz', gender: 'M' }, since);
  const step = (now.getTime() - since.getTime()) / 199;
  for (let n = 0; n < 199; n += 1) {
    const at = later(since, n * step);
    const method = random.pick<PaymentMethod>(['credit_card', 'pix', 'bank_slip']);
    const status = random.weighted([
      ['paid', 55],
      ['canceled', 30],
      ['pending', method === 'credit_card' || n > 190 ? 0 : 15],
    ] as const);
    book.addPayment({
      client,
      products: [random.pick(standardIds)],
      method,
      status,
      at,
      ...(random.chance(0.5) && { coupon: 'MIRANTE50' as const }),
    });
  }
  purchaseScenarios(book).bought({ client, product: p.completo, at: later(now, -40 * DAY_MS), method: 'credit_card' });
}
