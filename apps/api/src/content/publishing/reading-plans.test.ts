import { MAX_COUNTED } from '@mirante/domain/content/content-search.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadInBulk } from '../../../seed/bulk.ts';
import { recordingServices, type Statement } from '../../../bench/statements.ts';
import type { Services } from '../../services.ts';
import { testApi } from '../../testing/api.ts';
import { createClientsOf } from '../../testing/create-clients-of.ts';
import { factory } from '../../testing/factory.ts';
import { explain } from '../../testing/query-plan.ts';
import * as board from '../board/own-board.store.ts';
import * as feed from '../feed/own-contents.store.ts';
import { entitled } from './readable.store.ts';
import { searchContents } from '../search/content-search.store.ts';
import * as reports from '../reports/own-reports.store.ts';
import * as videos from '../videos/own-videos.store.ts';

const { db, database } = await testApi();
const CONTENTS = Number(process.env['READING_CONTENTS'] ?? 50_000);
const READERS = Number(process.env['READING_READERS'] ?? 100);
const READS = 1000;
const TABLES = ['content', 'content_words', 'report', 'video', 'content_product', 'content_read'] as const;
/** Less than reading all contents takes; a search's 3,000 hits take the most. */
const MAX_BLOCKS = 4000;

let client: pg.Client;
let recording: Awaited<ReturnType<typeof recordingServices>>;
let reader: number;
let rare: number;
beforeAll(async () => {
  recording = await recordingServices(database.url);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const [many, few] = [(await factory.product(db)).id, (await factory.product(db)).id];
  reader = (await factory.client(db)).id;
  rare = (await factory.client(db)).id;
  await factory.clientProduct(db, reader, many);
  await factory.clientProduct(db, rare, few);
  const products = `array[case when id % 1000 <> 0 then ${many} else ${few} end]`;
  const kind = `case when n <= ${CONTENTS / 2} then 'report' else 'video' end`;
  const readOnes = `generate_series(1, ${CONTENTS}, ${CONTENTS / READS}) n`;
  const { id: productId } = await factory.product(db);
  await createClientsOf(db, { productId, count: READERS, now: new Date() });
  await client.query('begin');
  await loadInBulk(client, [...TABLES], async () => {
    // The rare product's contents come last in some orders.
    await client.query(`
      insert into report (id, name, description, report_date, created_at, updated_at, products)
      select id, 'Estudo ' || md5(id::text), 'O que muda.', t, t, t, ${products} from generate_series(1, ${CONTENTS / 2}) id, lateral (select timestamptz '2020-01-01' + id * interval '10 minutes' as t) x;
      insert into video (id, name, description, video_date, link, created_at, updated_at, products)
      select id, 'Estudo ' || md5(id::text), 'O que muda.', t, 'x', t, t, ${products} from generate_series(${CONTENTS / 2 + 1}, ${CONTENTS}) id,
        lateral (select timestamptz '2020-01-01' + id * interval '10 minutes' as t) x;
      insert into content (id, kind, title, goes_out_at, draft, app_alert, created_at, summary, search, products)
      select id, kind, name, at, false, false, at, repeat('O que muda. ', 20), search_key(name) || repeat(' o que muda', 40), products
      from (select id, 'report' as kind, name, report_date as at, products from report union all select id, 'video', name, video_date, products from video) c;
      insert into content_words (id, kind, goes_out_at, draft, words, products)
      select id, kind, goes_out_at, false, search_vector(title), products from content;
      insert into content_product select id, products[1] from content;
      insert into content_read (client_id, kind, content_id, read_at)
      select c, ${kind}, n, now() from generate_series(${rare} + 1, ${rare} + ${READERS}) c, ${readOnes} union all select ${reader}, ${kind}, n, now() from ${readOnes}`);
  });
  await client.query('commit');
  await client.query(`vacuum analyze ${TABLES.join(', ')}`);
}, 600_000);
afterAll(async () => {
  await client.end();
  await recording.close();
});

const page = { page: 1, perPage: 12, order: -1 as const };
type List = (services: Services) => Promise<unknown>;
const lists = (id: () => number): [what: string, list: List][] => [
  [
    'the feed',
    async (s) => feed.listFor(await entitled(s.db, id(), s.now()))(s, { ...page, sort: 'content.created_at' }),
  ],
  [
    'the feed, the oldest first',
    async (s) =>
      feed.listFor(await entitled(s.db, id(), s.now()))(s, { ...page, order: 1, sort: 'content.created_at' }),
  ],
  [
    'the feed by date, of a type',
    async (s) =>
      feed.listFor(await entitled(s.db, id(), s.now()))(s, { ...page, sort: 'content.date', 'content.type': 'video' }),
  ],
  [
    'what is not read of the feed',
    async (s) =>
      feed.listFor(await entitled(s.db, id(), s.now()))(s, {
        ...page,
        sort: 'content.created_at',
        'content.read': 'false',
      }),
  ],
  [
    'what is read of the feed',
    async (s) =>
      feed.listFor(await entitled(s.db, id(), s.now()))(s, {
        ...page,
        sort: 'content.created_at',
        'content.read': 'true',
      }),
  ],
  [
    'a text in the feed',
    async (s) =>
      feed.listFor(await entitled(s.db, id(), s.now()))(s, {
        ...page,
        sort: 'content.created_at',
        'content.filter': 'c81e728d',
      }),
  ],
  [
    'the reports',
    async (s) => reports.listFor(await entitled(s.db, id(), s.now()))(s, { ...page, sort: 'report.report_date' }),
  ],
  ...(['report.app_alert', 'report.file_path'] as const).map((filter): [string, List] => [
    `the reports by ${filter}`,
    async (s) =>
      reports.listFor(await entitled(s.db, id(), s.now()))(s, {
        ...page,
        sort: 'report.report_date',
        [filter]: 'true',
      }),
  ]),
  [
    'the videos that are not read',
    async (s) =>
      videos.listFor(await entitled(s.db, id(), s.now()))(s, {
        ...page,
        sort: 'video.updated_at',
        'video.read': 'false',
      }),
  ],
  [
    'what is not read of a search',
    (s) => searchContents(s.db, id(), { q: 'estudo', page: 1, perPage: 9, read: 'false' }, s.now()),
  ],
  ['a search', (s) => searchContents(s.db, id(), { q: 'estudo', page: 1, perPage: 9 }, s.now())],
  ['the notices that are not read', (s) => board.unreadBy(s.db, id(), s.now())],
  ['what is new', async (s) => feed.newFor(s.db, await entitled(s.db, id(), s.now()))],
];

describe.each([
  ['who may read nearly all', () => reader],
  ['who may read one in a thousand', () => rare],
])('query plan of %s', (_who, id) => {
  it.each(lists(id))('%s is found without scanning contents of other products', async (_what, list) => {
    await expectShort(await recording.record(list));
  });
});

it('search reports when it found more than it counts', async () => {
  const asked = (type?: 'video') => searchContents(db, reader, { q: 'estudo', page: 1, perPage: 9, type }, new Date());
  const [found, ofType] = await Promise.all([asked(), asked('video')]);
  expect(found).toMatchObject({ total: MAX_COUNTED, total_is_estimate: true });
  expect([found.items.length, ofType.items.map(({ type }) => type)]).toEqual([9, Array(9).fill('video')]);
});

it('a text filter of the feed counts up to its own cap', async () => {
  const listed = async (more: object) =>
    feed.listFor(await entitled(db, reader, new Date()))(recording.services, {
      ...page,
      sort: 'content.date',
      ...more,
    });
  expect(await listed({ 'content.filter': 'estudo' })).toMatchObject({ total: 1000, total_is_estimate: true });
  expect((await listed({})).total).toBeGreaterThan(1000);
});

/** No statement scans all reads or all contents. */
async function expectShort(statements: readonly Statement[]): Promise<void> {
  for (const statement of statements.filter(({ text }) => /^\s*(select|with)\b/.test(text))) {
    const { nodes, blocks } = await explain(client, statement);
    const read = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
    expect(read).not.toContain('content_read');
    expect(blocks).toBeLessThan(MAX_BLOCKS);
  }
}
