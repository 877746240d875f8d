import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { cotahistFile, cotahistLine } from '../../testing/cotahist.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { zipOf } from '../../testing/zip.ts';
import { fetchQuotes } from './fetch-quotes.job.ts';

/** The fake publisher's responses by path; anything else is 404. */
let answers: Record<string, string | Buffer | number> = {};
let asked: { path: string; authorization: string | undefined }[] = [];
const publisher = createServer((request, response) => {
  asked.push({ path: request.url!, authorization: request.headers.authorization });
  const answer = answers[request.url!.split('&')[0]!] ?? 404;
  if (typeof answer === 'number') response.writeHead(answer).end();
  else response.end(answer);
});
await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
const host = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`;
afterAll(() => void publisher.close());

// A Thursday evening; Friday is a holiday.
const now = new Date('2026-11-19T23:00:00Z');
const api = await testApi({
  now: () => now,
  env: {
    QUOTES: 'b3,cvm,bcb,brapi',
    BRAPI_TOKEN: 'secret',
    B3_URL: host,
    CVM_URL: host,
    BCB_URL: host,
    BRAPI_URL: host,
  },
});
const { db, services } = api;
const b3 = (name: string) => `/InstDados/SerHist/COTAHIST_${name}.ZIP`;
const dayFile = (day: string, close = 3842) =>
  zipOf({ name: 'COTAHIST.TXT', content: cotahistFile([cotahistLine({ day, close })]) });
const closes = async () =>
  (await db.selectFrom('daily_close').select(['day', 'close', 'source']).orderBy('day').execute()).map(
    ({ day, close, source }) => `${day} ${close} ${source}`,
  );
const pathsOf = (part: string) => asked.map(({ path }) => path).filter((path) => path.includes(part));

beforeAll(async () => {
  const { id } = await db
    .insertInto('stock')
    .values({ name: 'Petrobras', sector: null, description: 'x', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('stock_code').values({ stock_id: id, code: 'PETR4', price_updated_at: null }).execute();
});
beforeEach(async () => {
  [answers, asked] = [{}, []];
  await db.deleteFrom('daily_close').execute();
  await db.deleteFrom('index_value').execute();
  await db.deleteFrom('quote_load').execute();
});

it("B3 is fetched for each trading day since its last one; today's file may come later", async () => {
  answers = { [b3('D18112026')]: dayFile('20261118', 3800), [b3('D17112026')]: dayFile('20261117', 3700) };
  const earlier = ['20261109', '20261116'].map((day) => cotahistLine({ day, close: 3600 }));
  answers[b3('A2026')] = zipOf({ name: 'a', content: cotahistFile(earlier) });
  await fetchQuotes(services);
  expect(await closes()).toEqual(['2026-11-09 36 b3', '2026-11-16 36 b3', '2026-11-17 37 b3', '2026-11-18 38 b3']);
  [asked, answers] = [[], { [b3('D19112026')]: dayFile('20261119') }];
  await fetchQuotes(services);
  expect(pathsOf('SerHist')).toEqual([b3('D19112026')]);
  expect(await closes()).toContain('2026-11-19 38.42 b3');
});

it("a past day without a file is read from the year's file, fetched once", async () => {
  answers = {
    [b3('A2026')]: zipOf({
      name: 'a',
      content: cotahistFile(['20261116', '20261117', '20261118'].map((day) => cotahistLine({ day }))),
    }),
  };
  await fetchQuotes(services);
  expect(await closes()).toHaveLength(3);
  expect(pathsOf('COTAHIST_A')).toEqual([b3('A2026')]);
});

it("a past day whose file is refused is read from the year's file, although later days are loaded", async () => {
  const earlier = { source: 'b3', origin: 'fetched', name: 'Antes', last_day: '2026-11-16' } as const;
  await db
    .insertInto('quote_load')
    .values({ ...earlier, status: 'done', created_at: now, finished_at: now })
    .execute();
  answers = {
    [b3('D17112026')]: '<html>Em manutenção</html>',
    [b3('D18112026')]: dayFile('20261118'),
    [b3('D19112026')]: dayFile('20261119'),
    [b3('A2026')]: zipOf({ name: 'a', content: cotahistFile([cotahistLine({ day: '20261117', close: 3700 })]) }),
  };
  await fetchQuotes(services);
  expect(await closes()).toEqual(['2026-11-17 37 b3', '2026-11-18 38.42 b3', '2026-11-19 38.42 b3']);
});

it("a past day is fetched although a later one was loaded, such as by hand, or while the year's file failed", async () => {
  const loaded = { source: 'b3', status: 'done', created_at: now, finished_at: now } as const;
  await db
    .insertInto('quote_load')
    .values([
      { ...loaded, origin: 'fetched', name: 'Antes', first_day: '2026-01-02', last_day: '2026-11-16' },
      { ...loaded, origin: 'uploaded', name: 'Ontem', first_day: '2026-11-18', last_day: '2026-11-18' },
    ])
    .execute();
  answers = { [b3('D19112026')]: dayFile('20261119'), [b3('A2026')]: 503 };
  await expect(fetchQuotes(services)).rejects.toThrow(/answered 503/);
  expect(await closes()).toEqual(['2026-11-19 38.42 b3']);
  [asked, answers] = [[], { [b3('D17112026')]: dayFile('20261117', 3700) }];
  await fetchQuotes(services);
  expect(pathsOf('SerHist')).toEqual([b3('D17112026')]);
  expect(await closes()).toEqual(['2026-11-17 37 b3', '2026-11-19 38.42 b3']);
});

it('a load that fails, or whose process dies, is refused with a reason, and does not stay open', async () => {
  const dead = { source: 'b3', origin: 'fetched', name: 'COTAHIST de 2026-11-16', status: 'loading' } as const;
  await db
    .insertInto('quote_load')
    .values({ ...dead, created_at: now })
    .execute();
  await sql`alter table daily_close add constraint broken check (close <> 38.42)`.execute(db);
  answers = { [b3('D18112026')]: dayFile('20261118'), [b3('A2026')]: zipOf({ name: 'a', content: cotahistFile([]) }) };
  await expect(fetchQuotes(services)).rejects.toThrow(/broken/);
  await sql`alter table daily_close drop constraint broken`.execute(db);
  const loads = await db
    .selectFrom('quote_load')
    .select(['name', 'status', 'problem'])
    .where('source', '=', 'b3')
    .orderBy('id')
    .execute();
  expect(loads).toEqual(
    ['COTAHIST de 2026-11-16', 'COTAHIST de 2026-11-18'].map((name) => ({
      name,
      status: 'refused',
      problem: 'Houve uma falha no servidor. A próxima busca tenta de novo.',
    })),
  );
});

it('indexes are fetched from their last day on, ten years at most, and brapi with its token per paper', async () => {
  answers = {
    [b3('A2026')]: zipOf({ name: 'a', content: cotahistFile([]) }),
    '/dados/serie/bcdata.sgs.12/dados?formato=json': '[{"data":"18/11/2026","valor":"0.0552"}]',
    '/api/quote/PETR4?range=5d': JSON.stringify({
      results: [
        {
          symbol: 'PETR4',
          historicalDataPrice: [
            { date: Date.parse('2026-11-19T13:00:00Z') / 1000, close: 38.5 },
            { date: Date.parse('2026-11-18T13:00:00Z') / 1000, close: null },
          ],
        },
      ],
    }),
  };
  await fetchQuotes(services);
  expect(await closes()).toEqual(['2026-11-19 38.5 brapi']);
  expect(pathsOf('sgs.12')[0]).toContain('dataInicial=19/11/2016&dataFinal=19/11/2026');
  expect(asked.find(({ path }) => path.startsWith('/api/quote/PETR4'))?.authorization).toBe('Bearer secret');
  asked = [];
  await fetchQuotes(services);
  expect(pathsOf('sgs.12')[0]).toContain('dataInicial=19/11/2026&dataFinal=19/11/2026');
});

it('an index is fetched from its last fetched day on, although staff typed a later one', async () => {
  const cdi = { index: 'cdi', value: 0.0552 } as const;
  await db
    .insertInto('index_value')
    .values([
      { ...cdi, day: '2026-11-16', source: 'bcb' },
      { ...cdi, day: '2026-11-18', source: 'manual' },
    ])
    .execute();
  answers = { [b3('A2026')]: zipOf({ name: 'a', content: cotahistFile([]) }) };
  await fetchQuotes(services);
  expect(pathsOf('sgs.12')[0]).toContain('dataInicial=17/11/2026&dataFinal=19/11/2026');
});

it.each<[string, string | null, string[]]>([
  ['of this month, and no more, if there are none', null, ['202611']],
  ['of this month', '2026-11-16', ['202611']],
  ['from the newest one on after months without', '2026-08-20', ['202608', '202609', '202610', '202611']],
  [
    'of twelve months at most',
    '2024-01-10',
    ['202512', ...Array.from({ length: 11 }, (_, month) => `2026${String(month + 1).padStart(2, '0')}`)],
  ],
])('CVM is asked for quotas %s', async (_what, last_day, asks) => {
  answers = { [b3('A2026')]: zipOf({ name: 'a', content: cotahistFile([]) }) };
  if (last_day !== null)
    await db
      .insertInto('quote_load')
      .values({
        source: 'cvm',
        origin: 'fetched',
        name: 'Antes',
        last_day,
        status: 'done',
        created_at: now,
        finished_at: now,
      })
      .execute();
  await fetchQuotes(services);
  expect(pathsOf('inf_diario').map((path) => /\d{6}/.exec(path)![0])).toEqual(asks);
});

it('what was missed before a file that staff uploaded is fetched: months of CVM, and days of B3 older than ten', async () => {
  const done = { name: 'Antes', status: 'done', created_at: now, finished_at: now } as const;
  const day = (at: string) => ({ first_day: at, last_day: at });
  await db
    .insertInto('quote_load')
    .values([
      { ...done, source: 'cvm', origin: 'fetched', ...day('2026-08-20') },
      { ...done, source: 'cvm', origin: 'uploaded', ...day('2026-11-17') },
      { ...done, source: 'b3', origin: 'fetched', ...day('2026-10-30') },
      { ...done, source: 'b3', origin: 'uploaded', ...day('2026-11-18') },
    ])
    .execute();
  answers = { [b3('A2026')]: zipOf({ name: 'a', content: cotahistFile([cotahistLine({ day: '20261103' })]) }) };
  await fetchQuotes(services);
  expect(pathsOf('inf_diario').map((path) => /\d{6}/.exec(path)![0])).toEqual(['202608', '202609', '202610', '202611']);
  expect(pathsOf('SerHist')).toEqual([b3('A2026')]);
  expect(await closes()).toEqual(['2026-11-03 38.42 b3']);
});

it('a future or invalid value is refused alone, without stopping the others', async () => {
  const at = (moment: string, close: number) => ({ date: Date.parse(moment) / 1000, close });
  const history = (symbol: string, historicalDataPrice: object[]) =>
    JSON.stringify({ results: [{ symbol, historicalDataPrice }] });
  answers = {
    [b3('D18112026')]: zipOf({
      name: 'a',
      content: cotahistFile([cotahistLine({ day: '20261118' }), cotahistLine({ day: '21261118' })]),
    }),
    [b3('A2026')]: zipOf({ name: 'a', content: cotahistFile([]) }),
    '/api/quote/PETR4?range=5d': history('PETR4', [
      at('2026-11-16T13:00:00Z', 0),
      at('2026-11-17T13:00:00Z', -1),
      at('2026-11-19T13:00:00Z', 38.5),
      at('2026-11-13T13:00:00Z', 0.000000001),
    ]),
    '/api/quote/%5EBVSP?range=5d': history('^BVSP', [
      at('2026-11-18T13:00:00Z', 0),
      at('2026-11-19T13:00:00Z', 158_000),
    ]),
  };
  await fetchQuotes(services);
  expect(await closes()).toEqual(['2026-11-18 38.42 b3', '2026-11-19 38.5 brapi']);
  expect(await db.selectFrom('index_value').select(['day', 'value']).execute()).toEqual([
    { day: '2026-11-19', value: 158_000 },
  ]);
  const loads = await db.selectFrom('quote_load').select('refused_lines').orderBy('id').execute();
  expect(loads.flatMap(({ refused_lines }) => refused_lines.map(({ why }) => why))).toEqual([
    'PETR4: a data está no futuro.',
    'PETR4: o valor deve ser maior que zero.',
    'PETR4: o valor deve ser maior que zero.',
    'PETR4: o valor deve ser maior que zero.',
    'ibovespa: O Ibovespa é um número de pontos.',
  ]);
});

it('many fetched papers are written in short transactions: none is locked while the next ones wait', async () => {
  const petr4 = await db.selectFrom('stock_code').selectAll().executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('stock_code')
    .values({ stock_id: petr4.stock_id, code: 'ABEV3', price_updated_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const closesOf = (symbol: string, days: number) => {
    const date = (_: unknown, ago: number) => ({ date: (now.getTime() - ago * 86_400_000) / 1000, close: 10 });
    return JSON.stringify({ results: [{ symbol, historicalDataPrice: Array.from({ length: days }, date) }] });
  };
  answers = {
    [b3('A2026')]: zipOf({ name: 'a', content: cotahistFile([]) }),
    '/api/quote/ABEV3?range=5d': closesOf('ABEV3', 5000),
    '/api/quote/PETR4?range=5d': closesOf('PETR4', 1),
  };
  let fetched: Promise<void> | undefined;
  await db.transaction().execute(async (trx) => {
    await sql`select from stock_code where id = ${petr4.id} for no key update`.execute(trx);
    fetched = fetchQuotes(services);
    await expect.poll(() => lockWaits(db)).toBe(1);
    await sql`select from stock_code where id = ${id} for no key update nowait`.execute(trx);
  });
  await fetched;
  const added = db.selectFrom('quote_load').select('added').where('name', '=', 'Últimos pregões');
  expect(await added.execute()).toEqual([{ added: 5001 }]);
  await db.deleteFrom('stock_code').where('id', '=', id).execute();
});

it('values typed by staff are not overwritten by fetched ones', async () => {
  const { id } = await db.selectFrom('stock_code').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('daily_close')
    .values({ stock_code_id: id, day: '2026-11-18', close: 40, source: 'manual' })
    .execute();
  answers = { [b3('D18112026')]: dayFile('20261118'), [b3('A2026')]: zipOf({ name: 'a', content: cotahistFile([]) }) };
  await fetchQuotes(services);
  expect(await closes()).toEqual(['2026-11-18 40 manual']);
});

it('a failing source, or series of the central bank, is reported as a failed job, without stopping the others', async () => {
  answers = {
    [b3('D19112026')]: 500,
    '/dados/serie/bcdata.sgs.12/dados?formato=json': 503,
    '/dados/serie/bcdata.sgs.433/dados?formato=json': '[{"data":"01/10/2026","valor":"0.31"}]',
    '/api/quote/PETR4?range=5d': '<html>',
  };
  await expect(fetchQuotes(services)).rejects.toThrow(/answered 500.*bcb.*answered 503.*brapi/s);
  expect(await db.selectFrom('index_value').select('index').execute()).toEqual([{ index: 'ipca' }]);
});
