import { addDays, dayInSaoPaulo, startOfDay } from '@mirante/domain/dates.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { auditedDb } from '../../database/audited-db.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, type Person } from '../../testing/factory.ts';
import { changeItem, createCode, createRecordedItem } from '../../testing/record-factory.ts';
import { changesIn } from './changes.store.ts';
import { sendWeeklySummaries } from './weekly-summary.job.ts';

const DAY = 86_400_000;
let monday = dayInSaoPaulo(testNow());
while (new Date(`${monday}T00:00:00Z`).getUTCDay() !== 1) monday = addDays(monday, 1);
const noon = new Date(startOfDay(monday).getTime() + DAY / 2);
const ago = (days: number) => new Date(noon.getTime() - days * DAY);
const api = await testApi({ now: () => noon });
const { db } = api;

async function createChangedPortfolio(name: string, product_id: number, active = true): Promise<void> {
  const stamps = { created_at: ago(20), updated_at: ago(20) };
  const { id } = await db
    .insertInto('portfolio')
    .values({ name, description: 'x', product_id, active, ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  const compositions = [
    [10, 40],
    [2, 60],
  ] as const;
  for (const [days, share] of compositions) {
    const items = JSON.stringify([{ item_id: 1, name: 'Crédito', share, funds: [] }]);
    await sql`insert into portfolio_composition values (${id}, ${dayInSaoPaulo(ago(days))}, ${items})`.execute(db);
  }
}
const createSubscriber = async (product: number, row: { expires_at?: Date } = {}) => {
  const client = await factory.client(db);
  await factory.clientProduct(db, client.id, product, { starts_at: ago(30), ...row });
  return client;
};
/** The portfolios named in each of these clients' summaries. */
async function named(...clients: Person[]) {
  const mails = await api.mails();
  return clients.map(({ email }) =>
    mails.filter(({ to }) => to === email).map(({ text }) => text.match(/^(Fundos|Ações|Outra|Antiga)$/gm)),
  );
}

it('the weekly summary is of the active portfolios that a client has access to, and opens', async () => {
  const products = ['top_fundos', 'invista_em_acoes', 'sem_carteiras'].map((code) => factory.product(db, { code }));
  const [funds, stocks, other] = (await Promise.all(products)).map(({ id }) => id) as [number, number, number];
  await createChangedPortfolio('Fundos', funds);
  await createChangedPortfolio('Ações', stocks);
  await createChangedPortfolio('Outra', other);
  await createChangedPortfolio('Antiga', funds, false);
  const [ana, bruno] = [await createSubscriber(funds), await createSubscriber(stocks)];
  const [unsubscribed, without] = [await createSubscriber(funds), await createSubscriber(other)];
  const former = await createSubscriber(funds, { expires_at: ago(1) });
  const preference = { client_id: unsubscribed.id, wanted: false, code: 'x' };
  await db.insertInto('weekly_summary_preference').values(preference).execute();

  await sendWeeklySummaries(api.services);
  expect(await named(ana, bruno)).toEqual([[['Fundos']], [['Ações']]]);
  expect(await named(unsubscribed, without, former)).toEqual([[], [], []]);
  const [, link] = /Abrir as carteiras:\n(\S+)/.exec((await api.mails()).find(({ to }) => to === bruno.email)!.text)!;
  expect(link).toBe(`${api.services.config.places.client}/#/carteiras-${brand.slug}`);
  await db.deleteFrom('weekly_summary').where('client_id', '=', ana.id).execute();
  await sendWeeklySummaries(api.services);
  expect(await named(ana, bruno)).toMatchObject([{ length: 2 }, { length: 1 }]);
});

it('the changes up to a time are of the papers held then, whatever entered or left afterwards', async () => {
  const { id } = await factory.stockPortfolio(db, (await factory.product(db)).id);
  const [leaving, entering] = [await createCode(db, 'SAI3'), await createCode(db, 'ENTRA3')];
  const item = await createRecordedItem(db, id, leaving.id, { created_at: ago(2) });
  const { id: user_id } = await factory.staff(db);
  await auditedDb(api.services.pool, { user_id, action: 'Preço', request_id: 'r', at: ago(1) })
    .updateTable('stock_code')
    .set({ fair_price: 30 })
    .where('id', 'in', [leaving.id, entering.id])
    .execute();
  await changeItem(db, item, { date_out: dayInSaoPaulo(ago(0)), price_out: 9, updated_at: ago(0) });
  await createRecordedItem(db, id, entering.id, { created_at: ago(0) });
  const [changes] = await changesIn(db, [{ kind: 'stock_portfolio', id, since: ago(1.5) }], ago(0.5));
  expect(changes).toEqual([{ kind: 'ceiling', name: 'SAI3', from: 18, to: 27 }]);
});
