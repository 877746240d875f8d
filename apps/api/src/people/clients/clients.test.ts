import type { Input } from '@mirante/contract/http.ts';
import type { clients } from '@mirante/contract/people/clients.ts';
import { clientProductStatusFilters } from '@mirante/domain/products/client-product.ts';
import type { ClientRow } from '@mirante/domain/people/client.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordingServices } from '../../../bench/statements.ts';
import { testApi } from '../../testing/api.ts';
import { seededAt } from '../../testing/database.ts';
import { factory, logIn } from '../../testing/factory.ts';
import {
  anyQuestion,
  expectPage,
  idsBy,
  listPage,
  walk,
  type Asked,
  type FilterCases,
  type SortCases,
} from '../../testing/lists.ts';
import { explain } from '../../testing/query-plan.ts';
import * as clientStore from './clients.store.ts';

const now = seededAt;
const api = await testApi({ now: () => now, seeded: true });
const { db } = api;
const PATH = '/api/v1/clients';
let staff: string;

beforeAll(async () => {
  for (const name of ['Ábaco Torres', 'Abelha Rainha', 'abacate Verde', 'Ação Entre Amigos'])
    await factory.client(db, { name });
  await factory.client(db, { name: 'João Sem Produto', phone: '+551133224455', cell_phone: '+5521988887777' });
  for (const closed_at of [null, now])
    await db
      .insertInto('erasure_request')
      .values({ client_id: (await factory.client(db)).id, reason: null, created_at: now, closed_at })
      .execute();
  staff = await logIn(api, await factory.staff(db, ['atendimento']));
});

const idsWhere = (condition: string) =>
  idsBy(api, `select id from client where removed_at is null and (${condition}) order by id`);
const owns = (condition: string) =>
  `exists (select from client_product cp where cp.client_id = client.id and ${condition})`;

const filters: FilterCases<typeof clients.listClients> = {
  'client.id': [[1001, 'id = 1001']],
  'client.filter': [
    ['joao', "unaccent(lower(name)) like '%joao%'"],
    ['JOÃO', "unaccent(lower(name)) like '%joao%'"],
    [
      'silva ana',
      "unaccent(lower(name)) || ' ' || lower(email) like '%silva%' and unaccent(lower(name)) || ' ' || lower(email) like '%ana%'",
    ],
    ['ana@mirante.example', "email = 'ana@mirante.example'"],
    ['@mirante.exam', "email like '%@mirante.exam%'"],
    ['529.982.241-30', "cpf = '52998224130'"],
    ['529982', "cpf like '529982%' or phone like '+55529982%'"],
    ['(21) 98888', "phone like '+552198888%' or cell_phone like '+552198888%'"],
    ['%', 'false'],
    ['_', 'false'],
    ['...', 'false'],
  ],
  'client.phone': [
    ['98888-7777', "phone like '%988887777' or cell_phone like '%988887777'"],
    ['+351', "phone like '+351%'"],
    ['11', "phone like '+5511%' or cell_phone like '+5511%'"],
    ['x', 'false'],
  ],
  'client.product_id': [
    [2, owns('product_id = 2')],
    [100, owns('product_id = 100')],
  ],
  'client.product_status': clientProductStatusFilters.map((status) => [status, owns(`status = '${status}'`)]),
  'client.created_at': [['2026-10-01', "created_at >= '2026-10-01T03:00:00Z'"]],
  'client.expires_from': [['2027-01-01', owns("expires_at >= '2027-01-01T03:00:00Z'")]],
  'client.expires_to': [['2026-12-31', owns("expires_at < '2027-01-01T03:00:00Z'")]],
  'client.active_products': [
    ['true', owns("status = 'active'")],
    ['false', `not ${owns("status = 'active'")}`],
  ],
  'client.pending_payments': [
    ['true', "id in (select client_id from payment where status = 'pending')"],
    ['false', "id not in (select client_id from payment where status = 'pending')"],
  ],
  'client.erasure_request': [
    ['true', 'id in (select client_id from erasure_request where closed_at is null)'],
    ['false', 'id not in (select client_id from erasure_request where closed_at is null)'],
  ],
};

/** The acquisition shown in a row, among those that match. */
const shown = (condition: string) =>
  `(select expires_at from client_product cp where cp.client_id = client.id and ${condition} order by case when status = 'active' then 0 else 1 end, id desc limit 1)`;
const sorts: SortCases<typeof clients.listClients> = {
  'client.id': 'id',
  'client.name': 'unaccent(lower(name)) collate "C"',
  'client.phone': 'phone',
  'client.created_at': 'created_at',
  'client.product_expires_at': shown('true'),
};
const ofAcquisition = {
  'client.product_id': 'product_id = ?',
  'client.product_status': "status = '?'",
  'client.expires_from': "expires_at >= '?T03:00:00Z'",
  'client.expires_to': "expires_at <= '?T23:59:59-03:00'",
};
const directions = [
  ['ascending', 1],
  ['descending', -1],
] as const;

const inOrder = (by: string, order: 1 | -1, condition = 'true') => {
  const direction = order === 1 ? 'asc' : 'desc';
  return idsBy(
    api,
    `select id from client where removed_at is null and ${condition} order by ${by} ${direction} nulls last, id ${direction}`,
  );
};

describe('the list of clients', () => {
  for (const [name, cases] of Object.entries(filters)) {
    it.each(cases)(`filters exactly by ${name} %j, in any order`, async (value, condition) => {
      const expected = await idsWhere(condition);
      for (const sort of ['client.created_at', 'client.product_expires_at']) {
        const { ids, totals } = await walk(api, PATH, { [name]: value, sort }, staff);
        expect(ids.toSorted((a, b) => a - b)).toEqual(expected);
        expect(totals).toEqual(new Set([expected.length]));
      }
    });
  }

  for (const [name, by] of Object.entries(sorts)) {
    it.each(directions)(`shows each client once, sorted by ${name} %s, nulls last`, async (_name, order) => {
      expect((await walk(api, PATH, { sort: name, order, perPage: 37 }, staff)).ids).toEqual(await inOrder(by, order));
    });
  }

  it.each(directions)('sorts by the displayed expiry, %s, under a product and a state', async (_name, order) => {
    for (const [asked, condition] of [
      [{ 'client.product_id': 6 }, 'product_id = 6'],
      [{ 'client.product_status': 'expired' }, "status = 'expired'"],
      [
        { 'client.product_status': 'active', 'client.expires_from': '2026-11-20', 'client.expires_to': '2026-12-31' },
        "status = 'active' and expires_at >= '2026-11-20T03:00:00Z' and expires_at < '2027-01-01T03:00:00Z'",
      ],
      [{ 'client.product_id': 6, 'client.product_status': 'active' }, "product_id = 6 and status = 'active'"],
    ] as const) {
      const { ids } = await walk(api, PATH, { ...asked, sort: 'client.product_expires_at', order, perPage: 23 }, staff);
      expect(ids).toEqual(await inOrder(shown(condition), order, owns(condition)));
    }
  });

  it('sorts "Ábaco" beside "abelha"', async () => {
    const { items } = await listPage<ClientRow>(api, PATH, { sort: 'client.name', order: 1, perPage: 4 }, staff);
    expect(items.map(({ name }) => name)).toEqual([
      'abacate Verde',
      'Ábaco Torres',
      'Abelha Rainha',
      'Ação Entre Amigos',
    ]);
  });

  it('shows an active acquisition first, else the newest, or the filtered one', async () => {
    const row = async (asked: Asked) =>
      (await listPage<ClientRow>(api, PATH, { 'client.id': 1001, ...asked }, staff)).items[0];
    expect(await row({})).toMatchObject({ product_code: 'invista_em_acoes', product_status: 'active' });
    expect(await row({ 'client.product_status': 'no_payment' })).toMatchObject({
      product_name: 'Top Renda Fixa',
      product_status: 'no_payment',
      product_expires_at: null,
    });
    expect(await row({ 'client.product_id': 6 })).toMatchObject({
      product_code: 'mirante_completo',
      product_status: 'active',
    });
    expect(await row({ 'client.product_id': 6, 'client.product_status': 'cancelled' })).toBeUndefined();
    expect((await listPage<ClientRow>(api, PATH, { 'client.filter': 'Sem Produto' }, staff)).items).toMatchObject([
      { product_name: null, product_status: null, product_expires_at: null },
    ]);
  });

  it('sorts many hits, and reports more than it counted', async () => {
    await sql`insert into client (name, email, cpf, birth_date, phone, gender, password_hash)
      select 'Comum ' || n, 'comum' || n || '@exemplo.com.br', lpad(n::text, 11, '0'), '1990-01-01', '+5511' || (900000000 + n), 'M', 'x' from generate_series(1, 1200) n`.execute(
      db,
    );
    const { items, ...rest } = await listPage<ClientRow>(
      api,
      PATH,
      { 'client.filter': 'comum', sort: 'client.id', order: -1, perPage: 5 },
      staff,
    );
    expect(items.map(({ name }) => name)).toEqual([
      'Comum 1200',
      'Comum 1199',
      'Comum 1198',
      'Comum 1197',
      'Comum 1196',
    ]);
    expect(rest).toEqual({ total: 1000, total_is_estimate: true });
    expect((await walk(api, PATH, { 'client.filter': 'comum', perPage: 100 }, staff)).ids).toHaveLength(1200);
    expect(await listPage(api, PATH, { 'client.filter': 'comum', 'client.active_products': 'true' }, staff)).toEqual({
      items: [],
      total: 0,
    });
  });

  it('excludes removed clients, also under the removed filter', async () => {
    const { id } = await db
      .selectFrom('client')
      .select('id')
      .where('removed_at', 'is not', null)
      .executeTakeFirstOrThrow();
    expect((await listPage(api, PATH, { 'client.id': id }, staff)).total).toBe(0);
    expect((await api.get(`${PATH}/${id}`, { as: staff })).statusCode).toBe(404);
  });
});

describe('the list of many clients', () => {
  // More rows than are sorted after filtering, some with several acquisitions of one product and status.
  beforeAll(async () => {
    for (let from = 1; from <= 6000; from += 500)
      await sql`
      with many as (
        insert into client (name, email, cpf, birth_date, phone, gender, password_hash, created_at)
        select (array['João', 'Joana', 'Rui'])[n % 3 + 1] || ' Muitos ' || n, 'muitos' || n || '@exemplo.com.br', lpad((n + 5000)::text, 11, '0'), '1990-01-01',
          '+5511' || (800000000 + n), 'M', 'x', ${now}::timestamptz - (n * 7919 % 9000) * interval '1 hour'
        from generate_series(${from}::int, ${from + 499}::int) n returning id
      )
      insert into client_product (client_id, product_id, status, created_at, starts_at, expires_at, cancel_at)
      select id, 2 + k % 2 * 98, status, ${now}, ${now}, case when id % 9 > 0 then ${now}::timestamptz + ((id * 31 + k) % 800 - 400) * interval '1 day' end, case when status = 'cancelled' then ${now}::timestamptz end
      from many, generate_series(0, 2) k, lateral (select (array['expired', 'cancelled', 'no_payment', 'expired'])[(id + k) % 4 + 1] as status) s where id % 10 > k`.execute(
        db,
      );
    await sql`insert into payment (code, client_id, type, method, amount, created_at) select 'owed-' || id, id, 'buy', 'pix', 1, ${now} from client where id % 4 = 0`.execute(
      db,
    );
  });

  it('counts a common text among other filters to 250, and pages beyond', async () => {
    const asked = { 'client.filter': 'muitos', 'client.active_products': 'false', perPage: 100 };
    const page = (n: number) => listPage<ClientRow>(api, PATH, { ...asked, page: n }, staff);
    const { total, total_is_estimate: isEstimate } = await page(1);
    expect([total, isEstimate]).toEqual([250, true]);
    expect((await page(6)).items).toHaveLength(100);
  });

  it('counts a common text among other filters in its first hits, and in all of them if those are too few', async () => {
    const recording = await recordingServices(api.database.url);
    const reader = new pg.Client({ connectionString: api.database.url });
    await reader.connect();
    const testedIn = async (filter: Partial<Input<typeof clients.listClients>>) => {
      const asked = {
        page: 1,
        perPage: 20,
        sort: 'client.id',
        order: 1,
        'client.filter': 'muitos',
        ...filter,
      } as const;
      const statements = await recording.record((services) => clientStore.list(services, asked));
      const { nodes } = await explain(
        reader,
        statements.find(({ text }) => /count.*as "n"$/.test(text))!,
      );
      return nodes
        .filter((node) => node['Index Name'] === 'client_pkey')
        .reduce((n, node) => n + node['Actual Loops'], 0);
    };
    try {
      expect(await testedIn({ 'client.active_products': 'false' })).toBe(0);
      expect(await testedIn({ 'client.active_products': 'true' })).toBeGreaterThan(0);
    } finally {
      await reader.end();
      await recording.close();
    }
  });

  it('is exported with the e-mail and CPF that a client has on its page', async () => {
    const csv = await api.get(`${PATH}.csv?client.id=1001`, { as: staff });
    expect(csv.body).toMatch(/\r\n"1001";"[^"]+";"ana@mirante.example";"529.982.241-30";"\(/);
  });

  it('is exported whole and in its order', async () => {
    const csv = await api.get(`${PATH}.csv?client.filter=muitos&sort=client.id&order=-1`, { as: staff });
    const ids = [...csv.body.matchAll(/^"(\d+)"/gm)].map(([, id]) => Number(id));
    expect(ids).toEqual(await inOrder('id', -1, "name like '%Muitos%'"));
    expect(ids).toHaveLength(6000);
  });

  it('equals plain SQL for any filters, order and page', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuestion(filters, sorts), async ({ asked, condition }) => {
        const isAsked = Object.entries(ofAcquisition)
          .flatMap(([name, said]) => (asked[name] === undefined ? [] : [said.replace('?', String(asked[name]))]))
          .join(' and ');
        // All conditions apply to the same acquisition.
        const together = isAsked === '' ? condition : `${condition} and ${owns(isAsked)}`;
        const by =
          asked.sort === 'client.product_expires_at'
            ? shown(isAsked || 'true')
            : sorts[asked.sort as keyof typeof sorts];
        await expectPage(api, { path: PATH, asked, as: staff }, await inOrder(by, asked.order, together));
      }),
      { numRuns: 150 },
    );
  });
});
