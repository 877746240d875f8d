import type { ChangedPortfolio, PortfolioChanges } from '@mirante/domain/investments/portfolio-change.ts';
import { addDays, dayInSaoPaulo, startOfDay } from '@mirante/domain/dates.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditedDb } from '../../database/audited-db.ts';
import { changesIn } from './changes.store.ts';
import { wantsSummary } from './summary-preference.store.ts';
import { sendWeeklySummaries } from './weekly-summary.job.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { changeItem, createCode, createRecordedItem } from '../../testing/record-factory.ts';
import { lockWaits } from '../../testing/lock-waits.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
// The portfolios are older than a week, and changed on a Saturday: in the week that ends on the next Monday.
let at = testNow().getTime() - 10 * DAY;
while (weekday(dayInSaoPaulo(new Date(at))) !== 3) at += DAY;
const api = await testApi({ now: () => new Date(at) });
const { db } = api;
let ana: Person;
let outsider: Person;
let funds: number;
let stocks: number;
let kept: number;
let leaving: number;
let keptCode: number;
let product: number;

const compose = (...items: [id: number, name: string, share: number][]) =>
  sql`insert into portfolio_composition values (${funds}, ${dayInSaoPaulo(new Date(at))},
    ${JSON.stringify(items.map(([item_id, name, share]) => ({ item_id, name, share, funds: [] })))})
    on conflict (portfolio_id, day) do update set items = excluded.items`.execute(db);
const visit = async (kind: 'portfolio' | 'stock_portfolio', id: number, clientId: number) => {
  const [table, column] = [sql.table(`${kind}_read`), sql.ref(`${kind}_id`)];
  await sql`insert into ${table} (client_id, ${column}, read_at, last_read_at) values (${clientId}, ${id}, ${new Date(at)}, ${new Date(at)})
    on conflict (client_id, ${column}) do update set last_read_at = excluded.last_read_at`.execute(db);
};
const setFairPrice = async (code: number, fair_price: number) => {
  const { id: user_id } = await factory.staff(db);
  await auditedDb(api.services.pool, { user_id, action: 'Preço', request_id: 'r', at: new Date(at) })
    .updateTable('stock_code')
    .set({ fair_price })
    .where('id', '=', code)
    .execute();
};
const ofFunds = async (as = ana) =>
  (await api.get(`/api/v1/client/portfolios/${funds}/changes`, { as: await logIn(api, as) })).json<PortfolioChanges>();
const ofStocks = async (as = ana) =>
  (
    await api.get(`/api/v1/client/stock-portfolios/${stocks}/changes`, { as: await logIn(api, as) })
  ).json<PortfolioChanges>();
const onHome = async () =>
  (await api.get('/api/v1/client/portfolio-changes', { as: await logIn(api, ana) })).json<ChangedPortfolio[]>();

beforeAll(async () => {
  const opening = await factory.product(db, { code: 'top_fundos' });
  product = opening.id;
  const other = await factory.product(db, { code: 'top_renda_fixa' });
  [ana, outsider] = [await factory.client(db), await factory.client(db)];
  await factory.clientProduct(db, ana.id, product);
  await factory.clientProduct(db, outsider.id, other.id);
  const stamps = { created_at: new Date(at), updated_at: new Date(at) };
  ({ id: funds } = await db
    .insertInto('portfolio')
    .values({ name: 'Fundos', description: 'x', product_id: product, ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow());
  ({ id: stocks } = await factory.stockPortfolio(db, product, { name: 'Valor' }));
  await compose([1, 'Crédito privado', 60], [2, 'Ouro', 40]);
  keptCode = (await createCode(db, 'FICA3')).id;
  kept = await createRecordedItem(db, stocks, keptCode, { share: 20 });
  leaving = await createRecordedItem(db, stocks, (await createCode(db, 'SAI3')).id, { share: 5 });
});

describe('changes in a portfolio since the last visit', () => {
  it('are none before the first visit, and 404 without access', async () => {
    expect(await ofFunds()).toEqual({ since: null, changes: [] });
    expect(
      (await api.get(`/api/v1/client/portfolios/${funds}/changes`, { as: await logIn(api, outsider) })).statusCode,
    ).toBe(404);
    expect(
      (await api.post(`/api/v1/client/portfolios/${funds}/changes/seen`, {}, { as: await logIn(api, outsider) }))
        .statusCode,
    ).toBe(404);
    expect(await onHome()).toEqual([]);
  });

  it('are items added, removed, and with another share or price ceiling', async () => {
    at += 9 * DAY;
    await visit('portfolio', funds, ana.id);
    await visit('stock_portfolio', stocks, ana.id);
    const last = new Date(at).toISOString();
    at += DAY;
    await compose([1, 'Crédito privado', 58], [3, 'Ações, small caps', 42]);
    await changeItem(db, kept, { share: 22 });
    await changeItem(db, leaving, { date_out: '2026-11-25', price_out: 9 });
    await createRecordedItem(db, stocks, (await createCode(db, 'ENTRA3')).id, { share: 4 });
    await setFairPrice(keptCode, 23);
    await setFairPrice(keptCode, 24);
    expect(await ofFunds()).toEqual({
      since: last,
      changes: [
        { kind: 'in', name: 'Ações, small caps', from: null, to: 42 },
        { kind: 'out', name: 'Ouro', from: 40, to: null },
        { kind: 'weight', name: 'Crédito privado', from: 60, to: 58 },
      ],
    });
    expect((await ofStocks()).changes).toEqual([
      { kind: 'in', name: 'ENTRA3', from: null, to: 4 },
      { kind: 'out', name: 'SAI3', from: 5, to: null },
      { kind: 'weight', name: 'FICA3', from: 20, to: 22 },
      { kind: 'ceiling', name: 'FICA3', from: 18, to: 21.6 },
    ]);
    expect((await onHome()).map(({ name, changes }) => [name, changes.length])).toEqual([
      ['Fundos', 3],
      ['Valor', 4],
    ]);
  });

  it('name both papers when an item is corrected to another one, by their codes now, and none when its paper is renamed', async () => {
    const [wrong, right] = [await createCode(db, 'ERRO3'), await createCode(db, 'CERTO3')];
    const portfolio = (await factory.stockPortfolio(db, product)).id;
    const item = await createRecordedItem(db, portfolio, wrong.id, { share: 7 });
    await visit('stock_portfolio', portfolio, ana.id);
    const changes = async () => (await onHome()).filter(({ id }) => id === portfolio).map((entry) => entry.changes);
    at += 1000;
    await db.updateTable('stock_code').set({ code: 'ERRO4' }).where('id', '=', wrong.id).execute();
    await changeItem(db, item, { obs: 'Novo código' });
    await changeItem(db, item, { share: 8 });
    await changeItem(db, item, { share: 7 });
    expect(await changes()).toEqual([]);
    await changeItem(db, item, { stock_code_id: right.id });
    expect(await changes()).toEqual([
      [
        { kind: 'in', name: 'CERTO3', from: null, to: 7 },
        { kind: 'out', name: 'ERRO4', from: 7, to: null },
      ],
    ]);
    await db.updateTable('stock_portfolio').set({ active: false }).where('id', '=', portfolio).execute();
  });

  it('count splits since the day of the visit in São Paulo, where the day of the earlier price is unknown', async () => {
    const code = await createCode(db, 'FUSO3');
    const portfolio = (await factory.stockPortfolio(db, product)).id;
    await createRecordedItem(db, portfolio, code.id);
    const before = at;
    const splitDay = addDays(dayInSaoPaulo(new Date(at)), 2);
    const since = new Date(startOfDay(splitDay).getTime() - HOUR);
    at = since.getTime() + 12 * HOUR;
    const stamps = { created_at: new Date(at), updated_at: new Date(at) };
    await db
      .insertInto('corporate_action')
      .values({ stock_code_id: code.id, kind: 'split', day: splitDay, factor: 10, ...stamps })
      .execute();
    await db
      .updateTable('stock_code')
      .set({ price_updated_at: new Date(at) })
      .where('id', '=', code.id)
      .execute();
    await setFairPrice(code.id, 2);
    await db.updateTable('fair_price_change').set({ day_before: null }).where('stock_code_id', '=', code.id).execute();
    expect(await changesIn(db, [{ kind: 'stock_portfolio', id: portfolio, since }])).toEqual([[]]);
    const until = new Date(at);
    at += 1000;
    await setFairPrice(code.id, 3);
    const between = (end?: Date) => changesIn(db, [{ kind: 'stock_portfolio', id: portfolio, since }], end);
    expect([await between(until), await between()]).toEqual([
      [[]],
      [[{ kind: 'ceiling', name: 'FUSO3', from: 1.8, to: 2.7 }]],
    ]);
    await db.updateTable('stock_portfolio').set({ active: false }).where('id', '=', portfolio).execute();
    at = before;
  });

  it('exclude a ceiling adjusted by a stock split', async () => {
    const code = await createCode(db, 'CISAO3');
    const portfolio = (await factory.stockPortfolio(db, product)).id;
    await createRecordedItem(db, portfolio, code.id);
    await visit('stock_portfolio', portfolio, ana.id);
    const stamps = { created_at: new Date(at), updated_at: new Date(at) };
    await db
      .insertInto('corporate_action')
      .values({ stock_code_id: code.id, kind: 'split', day: '2026-11-24', factor: 10, ...stamps })
      .execute();
    const changes = async () => (await onHome()).filter(({ id }) => id === portfolio).map((entry) => entry.changes);
    at += 1000;
    await db
      .updateTable('stock_code')
      .set({ fair_price_day: '2026-10-01', price_updated_at: new Date(at) })
      .where('id', '=', code.id)
      .execute();
    await setFairPrice(code.id, 2);
    expect(await changes()).toEqual([]);
    await setFairPrice(code.id, 2.5);
    expect(await changes()).toEqual([[{ kind: 'ceiling', name: 'CISAO3', from: 1.8, to: 2.25 }]]);
    await db.deleteFrom('stock_portfolio').where('id', '=', portfolio).execute();
  });

  it('stay on the page during the visit that shows them, and leave the home', async () => {
    at += HOUR;
    await visit('portfolio', funds, ana.id);
    at += HOUR / 4;
    await visit('portfolio', funds, ana.id);
    expect((await ofFunds()).changes).toHaveLength(3);
    expect((await onHome()).map(({ name }) => name)).toEqual(['Valor']);
    at += HOUR;
    await visit('portfolio', funds, ana.id);
    expect((await ofFunds()).changes).toEqual([]);
  });

  it('are cleared when marked as seen', async () => {
    expect((await ofStocks()).changes).toHaveLength(4);
    await api.post(`/api/v1/client/stock-portfolios/${stocks}/changes/seen`, {}, { as: await logIn(api, ana) });
    expect((await ofStocks()).changes).toEqual([]);
    expect(await onHome()).toEqual([]);
  });
});

describe('the weekly summary', () => {
  const summaries = async () => (await api.mails()).filter(({ subject }) => subject.startsWith('Resumo semanal'));

  /** To a second after the next Monday's 8:00 in São Paulo. */
  const toMonday = () => {
    let day = dayInSaoPaulo(new Date(at + 16 * HOUR));
    while (weekday(day) !== 1) day = addDays(day, 1);
    at = startOfDay(day).getTime() + 8 * HOUR + 1000;
  };

  it('is mailed once a week to each client with access to a changed portfolio, on any number of nodes', async () => {
    const other = await testApi({ beside: api, now: () => new Date(at) });
    toMonday();
    await Promise.all([api, other].map(({ services }) => sendWeeklySummaries(services)));
    await sendWeeklySummaries(api.services);
    const mails = [...(await summaries()), ...(await other.mails())].filter(({ subject }) =>
      subject.startsWith('Resumo'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Fundos\n• Entrou Ações, small caps, 42%');
    expect(mails[0]!.text).toContain('Valor\n• Entrou ENTRA3, 4%');
    expect(mails[0]!.unsubscribe).toBeDefined();
  });

  it('is unsubscribed by its link, not by prefetching it, and can be subscribed again', async () => {
    const { code } = await db.selectFrom('weekly_summary_preference').selectAll().executeTakeFirstOrThrow();
    const path = `/api/resumo-semanal/${code}`;
    const wanted = async () =>
      (await api.get('/api/v1/client/weekly-summary', { as: await logIn(api, ana) })).json<{ wanted: boolean }>()
        .wanted;
    expect((await api.get(path)).body).toContain('Cancelar o resumo semanal');
    expect(await wanted()).toBe(true);
    const oneClick = {
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    } as const;
    expect((await api.app.inject(oneClick)).statusCode).toBe(200);
    expect([await wanted(), await wantsSummary(db, (await factory.client(db)).id)]).toEqual([false, true]);
    expect((await api.app.inject({ ...oneClick, url: `${path}x` })).statusCode).toBe(404);
    await changeItem(db, kept, { share: 30 });
    toMonday();
    await sendWeeklySummaries(api.services);
    expect(await summaries()).toHaveLength(1);
    await api.put('/api/v1/client/weekly-summary', { wanted: true }, { as: await logIn(api, ana) });
    await sendWeeklySummaries(api.services);
    expect(await summaries()).toHaveLength(2);
  });

  it('that nobody sent on Monday morning is sent later, as of then, and what came after it in the next one', async () => {
    const before = (await summaries()).length;
    await changeItem(db, kept, { share: 25 });
    toMonday();
    at -= 1001;
    await sendWeeklySummaries(api.services);
    expect(await summaries()).toHaveLength(before);
    at += 30 * HOUR;
    await compose([1, 'Crédito privado', 100]);
    await changeItem(db, kept, { share: 35 });
    await factory.clientProduct(db, (await factory.client(db)).id, product);
    await sendWeeklySummaries(api.services);
    await sendWeeklySummaries(api.services);
    const [late, ...others] = (await summaries()).slice(before);
    expect(others).toEqual([]);
    expect(late!.text).toContain('para 25%');
    expect(late!.text).not.toContain('Fundos');
    toMonday();
    await sendWeeklySummaries(api.services);
    const next = (await summaries()).slice(before + 1);
    expect(next).toHaveLength(2);
    for (const { text } of next)
      expect([text.includes('Fundos'), text.includes('de 25% para 35%')]).toEqual([true, true]);
  });

  it('is not mailed to a client who unsubscribes meanwhile', async () => {
    const before = (await summaries()).length;
    await changeItem(db, kept, { share: 20 });
    toMonday();
    let sending: Promise<void> | undefined;
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('weekly_summary_preference').set({ wanted: false }).execute();
      sending = sendWeeklySummaries(api.services);
      await expect.poll(() => lockWaits(db)).toBe(1);
    });
    await sending;
    expect(await summaries()).toHaveLength(before);
  });

  it('is not sent when nothing changed', async () => {
    const before = (await summaries()).length;
    at += 30 * DAY;
    await sendWeeklySummaries(api.services);
    expect(await summaries()).toHaveLength(before);
  });
});
