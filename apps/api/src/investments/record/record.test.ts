import type { RecordCall, RecordChain, RecordRoot, RecordSummary } from '@mirante/domain/investments/record.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { addDays, dayInSaoPaulo, startOfDay } from '@mirante/domain/dates.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { publishRecordRoot } from './publish-root.job.ts';
import { testApi } from '../../testing/api.ts';
import { createContent } from '../../testing/content-factory.ts';
import { factory, logIn } from '../../testing/factory.ts';
import {
  changeItem,
  createCode,
  createRecordedItem,
  createStockPortfolio,
  removeItem,
  verify,
} from '../../testing/record-factory.ts';

let at = Date.parse('2026-11-25T15:00:00Z');
const api = await testApi({ now: () => new Date(at) });
const { db } = api;
const DAY = 86_400_000;
const list = async (query = ''): Promise<Page<RecordCall>> => (await api.get(`/api/v1/record${query}`)).json();
const codesIn = async (query: string) => (await list(query)).items.map(({ code }) => code);
const portfolio = await createStockPortfolio(db);
const second = await createStockPortfolio(db);
let removed: number;

const dividend = (code: string, with_date: string, value: number, portfolioId = portfolio.id) =>
  db
    .insertInto('dividend')
    .values({
      stock_portfolio_id: portfolioId,
      code,
      value,
      with_date,
      payment_date: null,
      yield_on_payment: 1,
      yield_on_cost: 1,
      created_at: new Date(at),
      updated_at: new Date(at),
    })
    .execute();

beforeAll(async () => {
  const index = (day: string, value: number) => ({ index: 'ibovespa' as const, day, value, source: 'manual' as const });
  await db
    .insertInto('index_value')
    .values([index('2026-02-27', 100_000), index('2026-06-01', 110_000)])
    .execute();
  // Bought at 10, split in two, sold at 6: 12 for each; 1.00 before the split, 0.25 on each of the two after it.
  const gain = await createCode(db, 'GANHO3');
  await db
    .insertInto('corporate_action')
    .values({
      stock_code_id: gain.id,
      day: '2026-04-01',
      kind: 'split',
      factor: 2,
      old_code: null,
      created_at: new Date(at),
      updated_at: new Date(at),
    })
    .execute();
  await dividend('GANHO3', '2026-03-02', 1);
  await dividend('GANHO3', '2026-05-04', 0.25);
  await dividend('GANHO3', '2026-06-01', 5);
  await dividend('GANHO3', '2026-05-04', 7, second.id);
  await createRecordedItem(db, portfolio.id, gain.id, { date_out: '2026-06-01', price_out: 6 });
  const loss = await createCode(db, 'PERDA3');
  const late = new Date('2026-03-03T15:00:00Z');
  await createRecordedItem(db, second.id, loss.id, { date_out: '2026-09-01', price_out: 7.5, created_at: late });
  const open = await createCode(db, 'ABERTA3');
  await createRecordedItem(db, portfolio.id, open.id);
  removed = await createRecordedItem(db, portfolio.id, (await createCode(db, 'SAIU3')).id);
  await removeItem(db, removed);
});

describe('the public list of closed recommendations', () => {
  it('shows each with its return by price and with dividends, split-adjusted, against the Ibovespa', async () => {
    const { items, total } = await list();
    expect(total).toBe(2);
    expect(items[1]).toMatchObject({
      code: 'GANHO3',
      portfolio_name: portfolio.name,
      date_in: '2026-03-02',
      price_in: 10,
      date_out: '2026-06-01',
      price_out: 6,
      price_result: 20,
      dividends: 1.5,
      result: 35,
      ibovespa: 10,
      difference: 25,
      corrections: 0,
      report: null,
    });
    expect(items[0]).toMatchObject({ code: 'PERDA3', result: -25, ibovespa: null, difference: null });
  });

  it('excludes open ones, and those removed while open for a month', async () => {
    const said = JSON.stringify(await list());
    expect(said).not.toContain('ABERTA3');
    expect(said).not.toContain('SAIU3');
    at += 31 * DAY;
    const { items } = await list();
    at -= 31 * DAY;
    expect(items.at(-1)).toMatchObject({ id: removed, code: 'SAIU3', result: null, date_out: null });
    expect(items.at(-1)!.removed_at).not.toBeNull();
  });

  it('filters by code, portfolio, result and days', async () => {
    expect(await codesIn('?record_result.code=ganho')).toEqual(['GANHO3']);
    expect(await codesIn(`?record_result.stock_portfolio_id=${second.id}`)).toEqual(['PERDA3']);
    expect(await codesIn('?record_result.result=gain')).toEqual(['GANHO3']);
    expect(await codesIn('?record_result.result=loss')).toEqual(['PERDA3']);
    expect(await codesIn('?record_result.date_out=2026-07-01')).toEqual(['PERDA3']);
    expect(await codesIn('?record_result.until=2026-07-01')).toEqual(['GANHO3']);
    expect(await codesIn('?sort=record_result.result&order=1')).toEqual(['PERDA3', 'GANHO3']);
  });

  it('keeps a loss whose row was removed', async () => {
    const lost = await createCode(db, 'SUMIU3');
    const id = await createRecordedItem(db, portfolio.id, lost.id, { date_out: '2026-06-01', price_out: 1 });
    await removeItem(db, id);
    const { items } = await list('?record_result.code=SUMIU3');
    expect(items[0]).toMatchObject({ result: -90, corrections: 0 });
    expect(items[0]!.removed_at).not.toBeNull();
  });

  it('shows how often a call was corrected, and when it was first recorded', async () => {
    const { id: codeId } = await createCode(db, 'TARDE3');
    const id = await createRecordedItem(db, portfolio.id, codeId, { date_out: '2026-06-01', price_out: 12 });
    await changeItem(db, id, { price_in: 9 });
    const { items } = await list('?record_result.code=TARDE3');
    expect(items[0]).toMatchObject({ corrections: 1, price_in: 9 });
    expect(items[0]!.recorded_at.slice(0, 10)).toBe('2026-11-25');
  });
});

it('the public list of closed recommendations treats a reopened and changed closing as a correction', async () => {
  const id = await createRecordedItem(db, portfolio.id, (await createCode(db, 'VOLTOU3')).id);
  await changeItem(db, id, { date_out: '2026-06-01', price_out: 8 });
  const call = async () => (await list('?record_result.code=VOLTOU3')).items[0];
  expect(await call()).toMatchObject({ result: -20, corrections: 0 });
  await changeItem(db, id, { date_out: null, price_out: null });
  expect(await call()).toBeUndefined();
  await changeItem(db, id, { date_out: '2026-06-01', price_out: 12 });
  expect(await call()).toMatchObject({ result: 20, corrections: 1 });
});

describe('the stored result of a closed recommendation', () => {
  /** Calls whose stored result is not what their data gives. */
  const stale = async () => {
    const { rows } = await sql<{ code: string }>`
      select call.code from record_call call, result_of(call) due
      where public_from is not null and (call.shares, call.dividends, call.price_result, call.result, call.ibovespa, call.difference)
        is distinct from (due.shares, due.dividends, due.price_result, due.result, due.ibovespa, due.difference)`.execute(
      db,
    );
    return rows.map(({ code }) => code);
  };
  const resultOf = async (code: string) => (await list(`?record_result.code=${code}`)).items[0]!;
  const stamps = { created_at: new Date(at), updated_at: new Date(at) };

  it('follows dividends, splits and the Ibovespa that are added, corrected and removed', async () => {
    const { id: codeId } = await createCode(db, 'SEGUE3');
    await createRecordedItem(db, portfolio.id, codeId, { date_out: '2026-06-01', price_out: 11 });
    expect(await resultOf('SEGUE3')).toMatchObject({ result: 10, difference: 0 });
    await dividend('SEGUE3', '2026-05-04', 1);
    expect(await resultOf('SEGUE3')).toMatchObject({ result: 20, dividends: 1, difference: 10 });
    await db.updateTable('dividend').set({ value: 2 }).where('code', '=', 'SEGUE3').execute();
    expect(await resultOf('SEGUE3')).toMatchObject({ result: 30, dividends: 2 });
    await db
      .insertInto('corporate_action')
      .values({ stock_code_id: codeId, day: '2026-04-01', kind: 'split', factor: 2, old_code: null, ...stamps })
      .execute();
    expect(await resultOf('SEGUE3')).toMatchObject({ price_result: 120, dividends: 4 });
    await db.updateTable('index_value').set({ value: 120_000 }).where('day', '=', '2026-06-01').execute();
    expect(await resultOf('SEGUE3')).toMatchObject({ ibovespa: 20 });
    expect(await stale()).toEqual([]);
    await db.deleteFrom('corporate_action').where('stock_code_id', '=', codeId).execute();
    await db.deleteFrom('dividend').where('code', '=', 'SEGUE3').execute();
    await db.updateTable('index_value').set({ value: 110_000 }).where('day', '=', '2026-06-01').execute();
    expect(await resultOf('SEGUE3')).toMatchObject({ result: 10, dividends: 0, difference: 0 });
    expect(await stale()).toEqual([]);
  });

  it('has the dividends of its time that are listed by a code that the paper got since', async () => {
    const { id } = await createCode(db, 'ANTES3');
    await createRecordedItem(db, portfolio.id, id, { date_out: '2026-06-01', price_out: 11 });
    await dividend('DEPOIS3', '2026-05-04', 1);
    await db.updateTable('stock_code').set({ code: 'DEPOIS3' }).where('id', '=', id).execute();
    expect(await resultOf('ANTES3')).toMatchObject({ result: 20, dividends: 1 });
    expect(await stale()).toEqual([]);
    // In dollars: dividends are in reais.
    await db.updateTable('stock_code').set({ national_code: false }).where('id', '=', id).execute();
    expect(await resultOf('ANTES3')).toMatchObject({ result: 10, dividends: 0 });
  });

  it('leaves the earlier days of a moved dividend', async () => {
    await createRecordedItem(db, portfolio.id, (await createCode(db, 'MUDA3')).id, {
      date_out: '2026-06-01',
      price_out: 11,
    });
    await dividend('MUDA3', '2026-05-04', 1);
    await db.updateTable('dividend').set({ with_date: '2026-07-01' }).where('code', '=', 'MUDA3').execute();
    expect(await resultOf('MUDA3')).toMatchObject({ result: 10, dividends: 0 });
    expect(await stale()).toEqual([]);
  });

  it('has the dividend that another transaction adds while the position is closed', async () => {
    const id = await createRecordedItem(db, portfolio.id, (await createCode(db, 'JUNTO3')).id);
    let closing: Promise<void> | undefined;
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('dividend')
        .values({
          stock_portfolio_id: portfolio.id,
          code: 'JUNTO3',
          value: 1,
          with_date: '2026-05-04',
          payment_date: null,
          yield_on_payment: 1,
          yield_on_cost: 1,
          ...stamps,
        })
        .execute();
      closing = changeItem(db, id, { date_out: '2026-06-01', price_out: 11 });
      await vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(tx);
        expect(rows).toHaveLength(1);
      });
    });
    await closing;
    expect(await resultOf('JUNTO3')).toMatchObject({ result: 20, dividends: 1 });
    expect(await stale()).toEqual([]);
  });
});

describe('the report of a closed recommendation', () => {
  it('is that of its paper and portfolio published in that week, open to those entitled to it', async () => {
    const { id: codeId } = await createCode(db, 'RELAT3');
    await createRecordedItem(db, portfolio.id, codeId, { date_out: '2026-06-01', price_out: 11 });
    const [reader, stranger] = [await factory.client(db), await factory.client(db)];
    await factory.clientProduct(db, reader.id, portfolio.productId);
    const report = await createContent(db, 'report', [portfolio.productId], {
      title: 'Por que comprar',
      date: new Date('2026-02-27T12:00:00Z'),
    });
    await sql`insert into content_stock_portfolio values (${report}, ${portfolio.id})`.execute(db);
    await sql`insert into content_stock select ${report}, stock_id from stock_code where id = ${codeId}`.execute(db);
    const reportFor = async (as?: string) => {
      const path = `/api/v1/${as ? 'client/' : ''}record?record_result.code=RELAT3`;
      return (await api.get(path, { as })).json<Page<RecordCall>>().items[0]!.report;
    };
    expect(await reportFor()).toMatchObject({ id: report, title: 'Por que comprar', opens: false });
    expect(await reportFor(await logIn(api, reader))).toMatchObject({ opens: true });
    expect(await reportFor(await logIn(api, stranger))).toMatchObject({ opens: false });
  });
});

describe('the summary of closed recommendations', () => {
  it('counts wins and losses, average, best and worst, and the calls in each band', async () => {
    const summary: RecordSummary = (await api.get('/api/v1/record/summary')).json();
    const { items } = await list('?perPage=100');
    const results = items.flatMap(({ result }) => result ?? []);
    expect(summary).toMatchObject({
      closed: results.length,
      gains: results.filter((result) => result > 0).length,
      best: Math.max(...results),
      worst: Math.min(...results),
      removed: 0,
    });
    expect(summary.bands.reduce((sum, n) => sum + n)).toBe(results.length);
    expect(summary.average).toBeCloseTo(results.reduce((sum, n) => sum + n) / results.length, 3);
    expect(new Set(summary.portfolios.map(({ id }) => id))).toEqual(new Set([portfolio.id, second.id]));
  });
});

describe('the daily root hash', () => {
  const roots = async (): Promise<Page<RecordRoot>> => (await api.get('/api/v1/record/roots')).json();

  it('is the last entry of the previous day, published once on any number of nodes, and mailed to the house', async () => {
    const other = await testApi({ beside: api });
    const chain = async (): Promise<RecordChain> => (await api.get('/api/v1/record/chain')).json();
    at = startOfDay(addDays(dayInSaoPaulo(new Date(at)), 1)).getTime() - 1;
    await createRecordedItem(db, portfolio.id, (await createCode(db)).id);
    const { last } = await chain();
    at += 6 * 60_000;
    await createRecordedItem(db, portfolio.id, (await createCode(db)).id);
    const day = addDays(dayInSaoPaulo(new Date(at)), -1);
    await Promise.all([api, other].map(({ services }) => publishRecordRoot(services)));
    const { items } = await roots();
    expect(items).toEqual([{ day, sequence: last!.sequence, hash: last!.hash, created_at: items[0]!.created_at }]);
    expect((await chain()).root).toEqual(items[0]);
    const mails = (await api.mails()).concat(await other.mails());
    expect(mails.filter(({ text }) => text.includes(`${last!.sequence}:${last!.hash}`))).toHaveLength(1);
    const file = (await api.get('/api/v1/record/export')).body;
    expect((await verify(file, `${last!.sequence}:${last!.hash}`)).code).toBe(0);
    const short =
      file
        .split('\n')
        .slice(0, last!.sequence - 1)
        .join('\n') + '\n';
    expect((await verify(short, `${last!.sequence}:${last!.hash}`)).code).toBe(1);
  });

  it('is not published while the chain is invalid', async () => {
    at += DAY;
    await sql`alter table record_entry disable trigger append_only`.execute(db);
    await sql`update record_entry set moment = moment - interval '1 year' where sequence = 3`.execute(db);
    await expect(publishRecordRoot(api.services)).rejects.toThrow('does not hold at entry 3');
    expect((await roots()).total).toBe(1);
  });
});
