import type { QuoteLoadRow } from '@mirante/domain/investments/quote-load.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { cotahistFile, cotahistLine } from '../../testing/cotahist.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { zipOf } from '../../testing/zip.ts';
import { writeQuotes } from './write-quotes.store.ts';

// A Friday without a nearby holiday, after the market's close.
const now = new Date('2026-11-27T22:00:00Z');
const api = await testApi({ now: () => now });
const { db } = api;
let staff: string;
let [petr4, vale3] = [0, 0];

beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  const stock = await db
    .insertInto('stock')
    .values({ name: 'Petrobras', sector: null, description: '<p>x</p>', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const codes = await db
    .insertInto('stock_code')
    .values(['PETR4', 'VALE3'].map((code) => ({ stock_id: stock.id, code, price_updated_at: null })))
    .returning('id')
    .execute();
  [petr4, vale3] = codes.map(({ id }) => id) as [number, number];
});
beforeEach(async () => {
  await db.deleteFrom('daily_close').execute();
  await db.deleteFrom('corporate_action').execute();
  await db.updateTable('stock_code').set({ current_price: 0, price_updated_at: null }).execute();
});

const upload = (publisher: string, content: Buffer, name = 'quotes.txt') => {
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return api.inject({
    method: 'POST',
    url: `/api/v1/quote-loads/${publisher}`,
    headers: { authorization: `Bearer ${staff}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')]),
  });
};
const loadOf = async (id: number): Promise<QuoteLoadRow> =>
  (await api.get('/api/v1/quote-loads', { as: staff }))
    .json<{ items: QuoteLoadRow[] }>()
    .items.find((load) => load.id === id)!;
const loaded = async (publisher: string, content: Buffer): Promise<QuoteLoadRow> => {
  const answer = await upload(publisher, content);
  expect(answer.json()).toMatchObject({ status: 'queued', origin: 'uploaded' });
  await api.runJobs();
  return loadOf(answer.json<QuoteLoadRow>().id);
};
const type = (text: string, kind = 'closes') => api.post('/api/v1/quotes', { kind, text }, { as: staff });
const remove = (id: number) => api.delete(`/api/v1/closes/${id}`, { as: staff });
const closes = async () =>
  (
    await db
      .selectFrom('daily_close')
      .select(['stock_code_id', 'day', 'close', 'source'])
      .orderBy('stock_code_id')
      .orderBy('day')
      .execute()
  ).map(
    ({ stock_code_id, day, close, source }) =>
      `${stock_code_id === petr4 ? 'PETR4' : 'VALE3'} ${day} ${close} ${source}`,
  );
const priceOf = (id: number) =>
  db
    .selectFrom('stock_code')
    .select(['current_price', 'price_updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('an uploaded COTAHIST', () => {
  const day = cotahistFile([
    cotahistLine(),
    cotahistLine({ code: 'VALE3', close: 6107 }),
    cotahistLine({ code: 'VALE3', day: '20261126', close: 0 }),
    cotahistLine({ code: 'NOVA3' }),
    cotahistLine({ code: 'PETRA400', market: '070' }),
  ]);

  it('is loaded in the background, with counts, and updates the prices', async () => {
    expect(await loaded('b3', zipOf({ name: 'COTAHIST_D27112026.TXT', content: day }))).toMatchObject({
      status: 'done',
      user_name: 'Rui Sampaio',
      name: 'quotes.txt',
      lines: 5,
      added: 2,
      changed: 0,
      unchanged: 0,
      filtered: 1,
      unknown: 1,
      refused: 1,
      first_day: '2026-11-27',
      last_day: '2026-11-27',
      refused_lines: [{ line: 4, why: 'VALE3: o fechamento é zero.' }],
      unknown_names: ['NOVA3'],
      problem: null,
    });
    expect(await closes()).toEqual(['PETR4 2026-11-27 38.42 b3', 'VALE3 2026-11-27 61.07 b3']);
    expect(await priceOf(petr4)).toEqual({ current_price: 38.42, price_updated_at: new Date('2026-11-27T21:00:00Z') });
  });

  it('loaded again changes nothing, or only what differs in a corrected file', async () => {
    await loaded('b3', day);
    expect(await loaded('b3', day)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    const corrected = cotahistFile([cotahistLine({ close: 3850 }), cotahistLine({ code: 'VALE3', close: 6107 })]);
    expect(await loaded('b3', corrected)).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect((await priceOf(petr4)).current_price).toBe(38.5);
  });

  it('that is truncated is refused with a message, and nothing is loaded', async () => {
    expect(await loaded('b3', cotahistFile([cotahistLine()], 9))).toMatchObject({
      status: 'refused',
      problem: 'O registro final (99) fala de 9 registros, e o arquivo tem 3.',
      added: 0,
    });
    expect(await loaded('b3', zipOf({ name: 'a', content: day }).subarray(0, -9))).toMatchObject({
      status: 'refused',
      problem: 'O ZIP está corrompido ou incompleto. Baixe-o de novo.',
    });
    expect(await closes()).toEqual([]);
  });

  it("assigns a former code's closes to its paper, until the day it changed", async () => {
    await db
      .insertInto('corporate_action')
      .values({
        stock_code_id: vale3,
        day: '2026-11-27',
        kind: 'ticker_change',
        factor: 1,
        old_code: 'VALE5',
        created_at: now,
        updated_at: now,
      })
      .execute();
    const file = cotahistFile([
      cotahistLine({ code: 'VALE5', day: '20261126', close: 6000 }),
      cotahistLine({ code: 'VALE5' }),
    ]);
    expect(await loaded('b3', file)).toMatchObject({ added: 1, unknown: 1 });
    expect(await closes()).toEqual(['VALE3 2026-11-26 60 b3']);
  });

  it('is loaded once by two concurrent nodes, and its file is then removed', async () => {
    const other = await testApi({ beside: api });
    const { id } = (await upload('b3', day)).json<QuoteLoadRow>();
    await Promise.all([api.runJobs(), other.runJobs()]);
    expect(await loadOf(id)).toMatchObject({ status: 'done', added: 2 });
    expect(await db.selectFrom('quote_load').select('id').where('file', 'is not', null).execute()).toEqual([]);
  });
});

it('files of funds and of indexes are loaded by their kind', async () => {
  const { id: category_id } = await db
    .insertInto('fund_category')
    .values({ name: 'Multimercado', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('fund')
    .values({
      name: 'Alfa',
      description: 'x',
      liquidity: 1,
      min_value: 0,
      category_id,
      cnpj: '12ABC34501DE35',
      created_at: now,
      updated_at: now,
    })
    .execute();
  const cvm = 'CNPJ_FUNDO;DT_COMPTC;VL_QUOTA\n12.ABC.345/01DE-35;2026-11-26;1.234567890123\n';
  expect(await loaded('cvm', Buffer.from(cvm))).toMatchObject({ status: 'done', added: 1, source: 'cvm' });
  expect(await loaded('cdi', Buffer.from('[{"data":"26/11/2026","valor":"0.0552"}]'))).toMatchObject({ added: 1 });
  expect(await loaded('ipca', Buffer.from('PK'))).toMatchObject({ status: 'refused' });
  expect((await upload('nasdaq', Buffer.from('x'))).statusCode).toBe(404);
  expect((await upload('cdi', Buffer.from('[]'), 'cdi.html')).body).toContain('em .txt, .csv, .json ou .zip.');
  const quotas = await api.get('/api/v1/fund-quotas?fund.name=alfa', { as: staff });
  expect(quotas.json()).toMatchObject({ items: [{ fund_name: 'Alfa', quota: 1.234567890123, day: '2026-11-26' }] });
  const values = await api.get('/api/v1/index-values?index_value.index=cdi', { as: staff });
  expect(values.json()).toMatchObject({ items: [{ value: 0.0552, source: 'file' }], total: 1 });
});

describe('typed quotes', () => {
  it('are accepted line by line: wrong lines are reported, the others loaded', async () => {
    const answer = await type('PETR4\t27/11/2026\t38,42\nVALE3\t27/11/2026\t0\nNADA3\t27/11/2026\t1');
    expect(answer.json()).toMatchObject({
      status: 'done',
      origin: 'typed',
      added: 1,
      unknown: 1,
      refused: 1,
      refused_lines: [{ line: 2, why: 'VALE3: o valor deve ser maior que zero.' }],
      unknown_names: ['NADA3'],
    });
    expect(await closes()).toEqual(['PETR4 2026-11-27 38.42 manual']);
    expect((await priceOf(petr4)).current_price).toBe(38.42);
    const log = await api.get('/api/v1/audit-entries?audit.resource=daily_close', {
      as: await logIn(api, await factory.staff(db, ['administrador'])),
    });
    expect(log.json()).toMatchObject({ items: [{ action: 'Digitar cotações', change: 'create' }] });
  });

  it('for an older day leave the price alone, and so does a later manual price', async () => {
    await type('PETR4;26/11/2026;38');
    await type('PETR4;25/11/2026;37');
    expect((await priceOf(petr4)).current_price).toBe(38);
    await db
      .updateTable('stock_code')
      .set({ current_price: 40, price_updated_at: new Date('2026-11-27T12:00:00Z') })
      .where('id', '=', petr4)
      .execute();
    await type('PETR4;26/11/2026;38,5');
    expect((await priceOf(petr4)).current_price).toBe(40);
    await type('PETR4;27/11/2026;39');
    expect((await priceOf(petr4)).current_price).toBe(39);
  });

  it('of the same papers at the same time are serialised, and the newest day sets the price', async () => {
    const days = ['23', '24', '25', '26'];
    const answers = await Promise.all(
      days.map((day) => type(`VALE3;${day}/11/2026;${day}\nPETR4;${day}/11/2026;${day}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await closes()).toHaveLength(8);
    expect([(await priceOf(petr4)).current_price, (await priceOf(vale3)).current_price]).toEqual([26, 26]);
  });

  it('when removed restore the price of the previous close', async () => {
    await type('PETR4;26/11/2026;38\nPETR4;27/11/2026;390');
    const [{ id }] = (await api.get('/api/v1/closes?stock_code.code=petr', { as: staff })).json().items;
    expect((await remove(id)).statusCode).toBe(204);
    expect((await priceOf(petr4)).current_price).toBe(38);
    expect((await remove(id)).statusCode).toBe(404);
  });
});

describe('quote warnings', () => {
  const warnings = async () => (await api.get('/api/v1/quote-warnings', { as: staff })).json();

  it('report a price jump until a corporate action explains it or staff confirm it', async () => {
    await type('PETR4;25/11/2026;40\nPETR4;26/11/2026;20\nVALE3;25/11/2026;60\nVALE3;26/11/2026;30');
    expect((await warnings()).jumps).toMatchObject([
      { code: 'VALE3', day: '2026-11-26', jump: 0.5 },
      { code: 'PETR4', day: '2026-11-26', jump: 0.5 },
    ]);
    const action = { code: 'petr4', kind: 'split', day: '2026-11-26', factor: 2, old_code: null };
    expect((await api.post('/api/v1/corporate-actions', action, { as: staff })).statusCode).toBe(200);
    const [jump] = (await warnings()).jumps;
    expect(jump.code).toBe('VALE3');
    expect((await api.post(`/api/v1/closes/${jump.id}/confirm-jump`, {}, { as: staff })).statusCode).toBe(204);
    expect((await warnings()).jumps).toEqual([]);
  });

  it('accept a split on a day without a close as explanation, and a mere code change as none', async () => {
    await type('PETR4;24/11/2026;40\nPETR4;26/11/2026;20\nVALE3;25/11/2026;60\nVALE3;26/11/2026;30');
    const renamed = { code: 'VALE3', kind: 'ticker_change', day: '2026-11-26', factor: 1, old_code: 'VALE9' };
    for (const action of [{ code: 'PETR4', kind: 'split', day: '2026-11-25', factor: 2 }, renamed])
      expect((await api.post('/api/v1/corporate-actions', action, { as: staff })).statusCode).toBe(200);
    expect((await warnings()).jumps).toMatchObject([{ code: 'VALE3' }]);
  });

  it('drop a jump when a close between arrives', async () => {
    await type('PETR4;24/11/2026;40\nPETR4;26/11/2026;20');
    expect((await warnings()).jumps).toHaveLength(1);
    await type('PETR4;25/11/2026;29');
    expect((await warnings()).jumps).toEqual([]);
  });

  it('drop a jump when the close before it is removed while the next one is being loaded', async () => {
    await type('PETR4;25/11/2026;40\nPETR4;26/11/2026;400');
    const fetched = { target: 'closes', source: 'b3', keepsTyped: true, now } as const;
    let removed: ReturnType<typeof remove> | undefined;
    await db.transaction().execute(async (trx) => {
      await writeQuotes(trx, [{ key: petr4, day: '2026-11-27', value: 41 }], fetched);
      removed = remove((await warnings()).jumps[0].id);
      await expect.poll(() => lockWaits(db)).toBe(1);
    });
    expect([(await removed)?.statusCode, (await warnings()).jumps]).toEqual([204, []]);
  });

  it('report a gap of fifteen trading days, holidays excluded, and papers with an old price', async () => {
    await type('PETR4;03/11/2026;38\nVALE3;26/11/2026;60');
    const { missing_days, stale_codes } = await warnings();
    expect(missing_days).toEqual(
      ['04', '05', '06', '09', '10', '11', '12', '13', '16', '17', '18', '19', '23', '24', '25'].map(
        (day) => `2026-11-${day}`,
      ),
    );
    expect(stale_codes).toEqual(['PETR4']);
  });
});

describe('corporate actions', () => {
  const split = () => ({ code: 'PETR4', kind: 'split', day: '2026-11-26', factor: 2, old_code: null });
  const create = (over: object) => api.post('/api/v1/corporate-actions', { ...split(), ...over }, { as: staff });
  const refusalOf = async (over: object) => {
    const answer = await create(over);
    return [answer.statusCode, answer.json().errors?.map(({ path }: { path: string }) => path)];
  };

  it('with 0:1, without a former code, or of an unknown paper are refused beside their field', async () => {
    expect(await refusalOf({ factor: 0 })).toEqual([422, ['factor']]);
    expect(await refusalOf({ factor: -2 })).toEqual([422, ['factor']]);
    expect(await refusalOf({ kind: 'ticker_change', factor: 1 })).toEqual([422, ['old_code']]);
    expect(await refusalOf({ old_code: 'PETR9' })).toEqual([422, ['old_code']]);
    expect(await refusalOf({ code: 'NADA3' })).toEqual([422, ['code']]);
  });

  it('are unique by kind, paper and day, and can be edited and removed', async () => {
    const created = (await create({})).json();
    expect((await create({})).json()).toMatchObject({ status: 409, code: 'duplicated_action' });
    const at = `/api/v1/corporate-actions/${created.id}`;
    expect((await api.patch(at, { ...split(), factor: 0.1 }, { as: staff })).json()).toMatchObject({ factor: 0.1 });
    expect((await api.get(`${at}/changes`, { as: staff })).json()).toHaveLength(2);
    expect((await api.delete(at, { as: staff })).statusCode).toBe(204);
  });
});
