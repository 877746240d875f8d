import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import {
  changeItem,
  createCode,
  createRecordedItem,
  createStockPortfolio,
  removeItem,
  verify,
} from '../../testing/record-factory.ts';
import type { ExportedEntry } from './export.store.ts';

const api = await testApi();
const { db } = api;
const portfolio = await createStockPortfolio(db);
const other = new pg.Client({ connectionString: api.database.url });
beforeAll(() => other.connect());
afterAll(() => other.end());

const kindsOf = async (id: number) =>
  (
    await db
      .selectFrom('record_entry')
      .select('kind')
      .where('subject', '=', `stock_portfolio_item:${id}`)
      .orderBy('sequence')
      .execute()
  ).map(({ kind }) => kind);
const exported = async () => (await api.get('/api/v1/record/export')).body;
const entries = async () =>
  (await exported())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ExportedEntry);
const faults = async () => (await db.selectFrom('record_fault').selectAll().execute()).length;
const item = async (row = {}) => createRecordedItem(db, portfolio.id, (await createCode(db)).id, row);

describe('the hash chain of recommendations', () => {
  it('has an entry for each opening, change, correction, closing, reopening and removal, whoever writes the row', async () => {
    const id = await item();
    await changeItem(db, id, { share: 12 });
    await changeItem(db, id, { obs: 'sem registro', position: 3 });
    await changeItem(db, id, { price_in: 11 });
    await changeItem(db, id, { date_out: '2026-06-01', price_out: 14 });
    await changeItem(db, id, { price_out: 13 });
    await changeItem(db, id, { date_out: null, price_out: null });
    await removeItem(db, id);
    expect(await kindsOf(id)).toEqual([
      'item_opened',
      'item_changed',
      'item_corrected',
      'item_closed',
      'item_corrected',
      'item_reopened',
      'item_removed',
    ]);
    expect((await verify(await exported())).code).toBe(0);
  });

  it('has an opening and a closing of a row inserted closed, and a removal per item of a removed portfolio', async () => {
    const whole = await createStockPortfolio(db);
    const id = await createRecordedItem(db, whole.id, (await createCode(db)).id, {
      date_out: '2026-06-01',
      price_out: 9,
    });
    await db.deleteFrom('stock_portfolio').where('id', '=', whole.id).execute();
    expect(await kindsOf(id)).toEqual(['item_opened', 'item_closed', 'item_removed']);
  });

  it('links each entry to the previous one of its subject, so that a correction names what it corrects', async () => {
    const id = await item();
    await changeItem(db, id, { price_in: 11 });
    const rows = await db
      .selectFrom('record_entry')
      .select(['sequence', 'payload'])
      .where('subject', '=', `stock_portfolio_item:${id}`)
      .orderBy('sequence')
      .execute();
    expect(JSON.parse(rows[0]!.payload)).not.toHaveProperty('follows');
    expect(JSON.parse(rows[1]!.payload)).toMatchObject({ follows: rows[0]!.sequence, price_in: 11 });
  });

  it('has an entry for each changed composition', async () => {
    const { productId } = portfolio;
    const stamps = { created_at: new Date(), updated_at: new Date() };
    const funds = await db
      .insertInto('portfolio')
      .values({ name: 'Fundos', description: 'x', product_id: productId, ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow();
    const compose = (share: number) =>
      sql`insert into portfolio_composition values (${funds.id}, '2026-11-20', ${JSON.stringify([{ item_id: 1, name: 'Caixa', share, funds: [] }])})
        on conflict (portfolio_id, day) do update set items = excluded.items`.execute(db);
    for (const share of [100, 100, 60]) await compose(share);
    const rows = await db
      .selectFrom('record_entry')
      .select('kind')
      .where('scope', '=', `portfolio:${funds.id}`)
      .execute();
    expect(rows).toEqual([{ kind: 'composition_set' }, { kind: 'composition_set' }]);
  });

  it('has no entry of a rolled-back transaction', async () => {
    const before = (await entries()).length;
    const { id } = await createCode(db);
    await db
      .transaction()
      .execute(async (trx) => {
        await createRecordedItem(trx, portfolio.id, id);
        throw new Error('back');
      })
      .catch(() => undefined);
    expect((await entries()).length).toBe(before);
    expect(await db.selectFrom('record_call').select('id').where('stock_code_id', '=', id).execute()).toEqual([]);
  });

  it('stays linear under concurrent writers, none of whom waits for an uncommitted one', async () => {
    const codes = await Promise.all(Array.from({ length: 24 }, () => createCode(db)));
    const slow = codes.pop()!;
    await other.query('begin');
    await other.query(
      `insert into stock_portfolio_item (stock_portfolio_id, stock_code_id, status, date_in, price_in, share, position, created_at, updated_at)
       values ($1, $2, 'Comprar', '2026-03-02', 10, 5, 0, '2020-01-01', '2020-01-01')`,
      [portfolio.id, slow.id],
    );
    const ids = await Promise.all(codes.map(({ id }) => createRecordedItem(db, portfolio.id, id)));
    await Promise.all(ids.map((id) => changeItem(db, id, { share: 7 })));
    await other.query('commit');
    expect(await faults()).toBe(0);
    const all = await entries();
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, i) => i + 1));
    // An entry of an old transaction has the time of its commit.
    expect(all.at(-1)!.moment >= all.at(-2)!.moment).toBe(true);
    expect((await verify(await exported())).code).toBe(0);
  });
});

describe('an entry of the hash chain', () => {
  it.each([
    "update record_entry set payload = '{}' where sequence = 1",
    'delete from record_entry where sequence = 1',
    'truncate record_entry cascade',
    "update record_root set hash = ''",
  ])('cannot be rewritten: %s', async (statement) => {
    await expect(api.services.pool.query(statement)).rejects.toThrow(/is only added to/);
  });

  it('altered by the database owner is found by verification and by the fault view', async () => {
    const id = await item();
    await changeItem(db, id, { date_out: '2026-06-01', price_out: 9 });
    const { last_entry: last } = await db
      .selectFrom('record_call')
      .select('last_entry')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await faults()).toBe(0);
    await sql`alter table record_entry disable trigger append_only`.execute(db);
    await sql`update record_entry set payload = replace(payload, '"price_out": 9', '"price_out": 19') where sequence = ${last}`.execute(
      db,
    );
    expect(await verify(await exported())).toEqual({
      code: 1,
      said: `WRONG at line ${last}: what it says is not what was committed to\n`,
    });
    expect(await db.selectFrom('record_fault').selectAll().execute()).toEqual([{ sequence: last }]);
    await sql`update record_entry set payload = replace(payload, '"price_out": 19', '"price_out": 9') where sequence = ${last}`.execute(
      db,
    );
    await sql`alter table record_entry enable trigger append_only`.execute(db);
    expect((await verify(await exported())).code).toBe(0);
  });
});

describe('the public export', () => {
  const clearOf = async (id: number) =>
    (await entries()).filter(({ subject }) => subject === `stock_portfolio_item:${id}`);
  const lineOf = async (id: number) => {
    const { opened_entry } = await db
      .selectFrom('record_call')
      .select('opened_entry')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return (await entries())[opened_entry - 1]!;
  };

  it('reveals of an open recommendation only a commitment that cannot be guessed', async () => {
    const { id: codeId, code } = await createCode(db, 'SEGREDO3');
    const id = await createRecordedItem(db, portfolio.id, codeId);
    expect(Object.keys(await lineOf(id))).toEqual(['sequence', 'moment', 'previous', 'commitment', 'hash']);
    expect(await exported()).not.toContain(code);
    await changeItem(db, id, { date_out: '2026-06-01', price_out: 9 });
    expect((await clearOf(id)).map(({ kind }) => kind)).toEqual(['item_opened', 'item_closed']);
    await changeItem(db, id, { date_out: null, price_out: null });
    expect(await clearOf(id)).toEqual([]);
    expect(await exported()).not.toContain(code);
  });

  it('commits to equal recommendations differently', async () => {
    const [one, two] = [await item(), await item()];
    expect((await lineOf(one)).commitment).not.toBe((await lineOf(two)).commitment);
  });

  it('reveals a recommendation removed while open after a month, as it may be recommended again', async () => {
    const id = await item();
    await removeItem(db, id);
    expect(await clearOf(id)).toEqual([]);
    const later = await testApi({ beside: api, now: () => new Date(api.services.now().getTime() + 31 * 86_400_000) });
    const body = (await later.get('/api/v1/record/export')).body;
    expect(body).toContain(`"subject":"stock_portfolio_item:${id}"`);
  });

  it('never contains a fund composition in clear', async () => {
    expect(await exported()).not.toContain('composition_set');
  });
});
