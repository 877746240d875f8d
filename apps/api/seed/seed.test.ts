import { embedOf, videoOf } from '@mirante/domain/content/video-link.ts';
import { choiceOf } from '@mirante/domain/products/product-choice.ts';
import { paymentMethods } from '@mirante/domain/products/payment-method.ts';
import { clientProductStatuses } from '@mirante/domain/products/client-product.ts';
import { paymentStatuses } from '@mirante/domain/sales/payment.ts';
import { cpfRule, emailRule } from '@mirante/validation/rules.ts';
import { phoneRule } from '@mirante/validation/phone.ts';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import pg from 'pg';
import { diskFiles } from '../src/gateways/files/disk.ts';
import type { Files } from '../src/gateways/files/port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sanitizeRichText } from '../src/http/sanitize-rich-text.ts';
import { findViolations } from '../src/sales/purchases/invariants.ts';
import { testNow } from '../src/testing/clock.ts';
import { freshDatabase, type TestDatabase } from '../src/testing/database.ts';
import { ALERTED_NEWS } from './contents/news.ts';
import { grantersOf, productLinks, products } from './products.ts';
import { addScale } from './scale.ts';
import { seed } from './seed.ts';

const now = testNow();
let database: TestDatabase;
let client: pg.Client;
let files: Files;
const rows = async <T>(text: string): Promise<T[]> => (await client.query(text)).rows as T[];

beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  files = diskFiles(await mkdtemp(path.join(tmpdir(), 'demo-files-')));
  await seed(client, { apiUrl: 'http://localhost:4000', clientUrl: 'http://localhost:4300', files, now });
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('the demo data', () => {
  it('grants by its product links exactly what the specification says', async () => {
    const closure = await rows<{ parent: string; child: string }>(
      'select p.code as parent, c.code as child from product_closure join product p on p.id = parent_id join product c on c.id = child_id',
    );
    const granted = (code: string) =>
      closure.flatMap(({ parent, child }) => (parent === code && child !== code ? [child] : [])).toSorted();
    const portfolios = ['invista_em_acoes', 'top_fundos', 'top_renda_fixa'];
    const whole = ['carteiras_mirante', 'full_trader', ...portfolios];
    const expected: Record<string, string[]> = {
      top_renda_fixa: [],
      top_fundos: [],
      invista_em_acoes: [],
      mirante_aberto: [],
      full_trader: ['invista_em_acoes'],
      carteiras_mirante: portfolios,
      invest: ['carteiras_mirante', ...portfolios],
      mirante_completo: whole,
      invest_pro: ['mirante_completo', ...whole],
      mirante_vitalicio: ['mirante_completo', ...whole],
      mirante_consultoria: ['mirante_completo', ...whole],
    };
    expect(Object.fromEntries(products.map(({ code }) => [code, granted(code)]))).toEqual(
      Object.fromEntries(Object.entries(expected).map(([code, codes]) => [code, codes.toSorted()])),
    );
  });

  it('satisfies the invariants', async () => {
    expect(await findViolations(database.url)).toEqual([]);
  });

  it('has thirty messages of all types: answered, edited, threaded, unseen, and one overdue', async () => {
    const [counts] = await rows<object>(`
      select count(*)::int as all, count(distinct type)::int as types, count(reply)::int as answered, count(edited_at)::int as edited,
        count(thread_id)::int as "goingOn", count(*) filter (where reply is not null and seen_at is null)::int as unseen,
        count(*) filter (where reply is null and created_at < timestamptz '${now.toISOString()}' - interval '6 days')::int as overdue,
        count(*) filter (where greatest(created_at, replied_at, edited_at, seen_at) > '${now.toISOString()}')::int as ahead
      from client_message`);
    expect(counts).toEqual({ all: 30, types: 4, answered: 20, edited: 3, goingOn: 2, unseen: 1, overdue: 1, ahead: 0 });
  });

  it('has clients, acquisitions and payments in every state', async () => {
    const [{ n }] = (await rows<{ n: number }>('select count(*)::int as n from client')) as [{ n: number }];
    expect(n).toBeGreaterThan(400);
    expect(
      (await rows<{ status: string }>('select distinct status from client_product'))
        .map((row) => row.status)
        .toSorted(),
    ).toEqual([...clientProductStatuses].toSorted());
    expect(
      (await rows<{ status: string }>('select distinct status from payment')).map((row) => row.status).toSorted(),
    ).toEqual([...paymentStatuses].toSorted());
    expect(
      (await rows<{ method: string }>('select distinct method from payment')).map((row) => row.method).toSorted(),
    ).toEqual([...paymentMethods].toSorted());
    const [{ most }] = (await rows<{ most: number }>(
      'select count(*)::int as most from payment group by client_id order by 1 desc limit 1',
    )) as [{ most: number }];
    expect(most).toBe(200);
  });

  it('has a client whose product expires within 30 days, not renewed yet', async () => {
    const ending = await rows<{
      email: string;
    }>(`select c.email from client_product cp join client c on c.id = cp.client_id where cp.status = 'active' and cp.expires_at between '${now.toISOString()}' and timestamptz '${now.toISOString()}' + interval '30 days'
      and not exists (select from payment p where p.renewal_id = cp.id and p.status = 'pending')`);
    expect(ending.map(({ email }) => email)).toContain('bruno@mirante.example');
  });

  it('has only CPFs, e-mails and phones that validation accepts', async () => {
    const people = await rows<{ cpf: string; email: string; phone: string }>(
      'select cpf, email, phone from client where removed_at is null',
    );
    expect(people.filter(({ cpf, email, phone }) => cpfRule(cpf) ?? emailRule(email) ?? phoneRule(phone))).toEqual([]);
  });

  it("has charges equal to their items' sum, known to the gateway", async () => {
    expect(
      await rows(
        'select p.id from payment p join payment_item i on i.payment_id = p.id group by p.id having sum(i.amount) <> p.amount or sum(i.discount) <> p.discount',
      ),
    ).toEqual([]);
    expect(
      await rows(`select p.id from payment p left join sandbox.charge c on c.code = p.vindi_code where p.method in ('credit_card', 'pix', 'bank_slip') and p.amount > p.discount
      and (c.reference is distinct from p.code or c.cents <> (p.amount - p.discount) * 100 or (p.status = 'pending') <> (c.status = 'pending'))`),
    ).toEqual([]);
  });

  it('has reports with a PDF each, of the stated page count, one scheduled and one a draft', async () => {
    const found = await rows<{ name: string; size: number; pages: number; draft: boolean; report_date: Date }>(
      'select file.name, size, pages, draft, report_date from report join report_file file on file.report_id = report.id',
    );
    expect(found).toHaveLength(24);
    expect(found.filter(({ draft }) => draft)).toHaveLength(1);
    expect(found.filter(({ report_date }) => report_date > now)).toHaveLength(1);
    for (const { name, size, pages } of found) {
      const bytes = await buffer((await files.read(name))!.stream);
      expect([bytes.length, (await PDFDocument.load(bytes)).getPageCount()]).toEqual([size, pages]);
    }
  });

  it('has videos, news and notices, some scheduled and one a draft', async () => {
    const counts = await rows<object>(
      `select kind, count(*)::int as all, count(*) filter (where draft)::int as drafts,
        count(*) filter (where not draft and goes_out_at > '${now.toISOString()}')::int as scheduled
      from content where kind <> 'report' group by kind order by kind`,
    );
    expect(counts).toEqual([
      { kind: 'board', all: 8, drafts: 0, scheduled: 0 },
      { kind: 'news', all: 20, drafts: 1, scheduled: 2 },
      { kind: 'video', all: 12, drafts: 0, scheduled: 1 },
    ]);
    expect(await rows("select nextval('content_id')::int as next")).toEqual([{ next: 65 }]);
  });

  it('has contents as their forms store them, and no alert waiting', async () => {
    const contents = await rows<{ kind: string; products: number[] }>(
      `select kind, array(select product_id from content_product where content_id = content.id) as products from content`,
    );
    for (const { kind, products: stored } of contents) {
      expect([kind, stored.length > 0]).toEqual([kind, kind !== 'board']);
      expect(new Set(grantersOf([...choiceOf(stored, productLinks)]))).toEqual(new Set(stored));
    }
    expect(await rows('select title from content where app_alert and alerted_at is null')).toEqual([]);
    expect(await rows('select title from news where app_alert')).toEqual([{ title: ALERTED_NEWS }]);
  });

  it('has texts unchanged by the sanitiser, and videos in their stored form', async () => {
    const texts = await rows<{ html: string }>(
      'select description as html from video union all select body from news union all select body from board',
    );
    expect(texts).toHaveLength(40);
    for (const { html } of texts) expect(sanitizeRichText(html)).toBe(html);
    const links = await rows<{ link: string }>('select distinct link from video');
    expect(links).toHaveLength(12);
    for (const { link } of links) expect(embedOf(videoOf(link)!)).toBe(link);
  });

  it('has thirty funds in categories, and forty stocks with codes, unlocked by products', async () => {
    const [counts] = await rows<object>(`
      select (select count(*) from fund)::int as funds, (select count(distinct category_id) from fund)::int as categories,
        (select count(*) from fund where not opened)::int as closed, (select count(distinct fund_id) from fund_product)::int as "openFunds",
        (select count(*) from stock)::int as stocks, (select count(distinct stock_id) from stock_code)::int as traded,
        (select count(*) from stock_code where not national_code)::int as abroad, (select count(distinct stock_id) from stock_product)::int as "openStocks"`);
    expect(counts).toEqual({
      funds: 30,
      categories: 8,
      closed: 3,
      openFunds: 30,
      stocks: 40,
      traded: 40,
      abroad: 5,
      openStocks: 40,
    });
    const [about] = await rows<{ n: number }>('select count(*)::int as n from content_fund where fund_id = 1');
    expect(about!.n).toBeGreaterThan(6);
  });

  it('links contents to tags, stocks and stock portfolios', async () => {
    const counts = await rows<object>(`
      select kind, count(distinct tag_id)::int as tags, count(distinct stock_id)::int as stocks, count(distinct stock_portfolio_id)::int as portfolios
      from content left join content_tag tag on tag.content_id = content.id left join content_stock stock on stock.content_id = content.id
      left join content_stock_portfolio portfolio on portfolio.content_id = content.id
      where kind <> 'board' group by kind order by kind`);
    expect(counts).toEqual([
      { kind: 'news', tags: 23, stocks: 7, portfolios: 4 },
      { kind: 'report', tags: 26, stocks: 11, portfolios: 0 },
      { kind: 'video', tags: 17, stocks: 3, portfolios: 3 },
    ]);
    const [{ shared }] = (await rows<{ shared: number }>(`
      select count(*)::int as shared from (
        select tag_id from content_tag join content on content.id = content_id group by tag_id having count(distinct kind) = 3
      ) _`)) as [{ shared: number }];
    expect(shared).toBeGreaterThan(5);
  });

  it('has reads only by entitled clients after publication; ana has read some of each kind, not all', async () => {
    const isEntitled = `exists (
      select from client_product own
      where own.client_id = told.client_id and own.status = 'active' and (own.expires_at is null or own.expires_at > '${now.toISOString()}')
        and (content.kind = 'board' or exists (
          select from product_closure granted join content_product unlocking on unlocking.product_id = granted.child_id
          where granted.parent_id = own.product_id and unlocking.content_id = content.id
        ))
    )`;
    const reads = await rows<{ fair: boolean }>(`
      select content.id is not null and not content.draft and goes_out_at <= read_at and read_at <= '${now.toISOString()}' and ${isEntitled} as fair
      from content_read told left join content on content.id = content_id and content.kind = told.kind`);
    expect(reads.length).toBeGreaterThan(2000);
    expect(reads.filter(({ fair }) => !fair)).toEqual([]);
    const anas = await rows<{ kind: string; read: number; all: number }>(`
      select content.kind, count(told.content_id)::int as read, count(*)::int as all
      from client join content on not draft and goes_out_at <= '${now.toISOString()}'
      left join content_read told on told.client_id = client.id and told.content_id = content.id
      where email = 'ana@mirante.example' group by content.kind order by min(content.id)`);
    expect(anas.map(({ kind, read, all }) => [kind, read > 0 && read < all])).toEqual(
      ['report', 'video', 'news', 'board'].map((kind) => [kind, true]),
    );
  });

  it('has three notifications sent to their audience, one unread by ana', async () => {
    const sent = await rows<object>(`
      select content, recipients > 100 as many, recipients = (select count(*) from notification_recipient where notification_id = id) as counted,
        (select count(*)::int from notification_recipient told join content on content.id = notification.content_id
          where notification_id = notification.id and not exists (
            select from client_product own join product_closure granted on granted.parent_id = own.product_id
            join content_product unlocking on unlocking.product_id = granted.child_id
            where own.client_id = told.client_id and own.status = 'active' and unlocking.content_id = content.id
          )) as strangers
      from notification where completed_at <= '${now.toISOString()}' order by id`);
    expect(sent).toEqual(
      [null, 'news', 'report'].map((content) => ({ content, many: true, counted: true, strangers: 0 })),
    );
    expect(
      await rows(`
        select notification_id from notification_recipient join client on client.id = client_id
        where email = 'ana@mirante.example' and read_at is null`),
    ).toEqual([{ notification_id: 3 }]);
    expect(
      await rows(`select client_id from notification_recipient join notification on notification.id = notification_id
        where read_at < sent_at or read_at > '${now.toISOString()}'`),
    ).toEqual([]);
  });

  it('is unchanged by a second seed', async () => {
    const count = () =>
      rows(
        'select (select count(*) from client) as clients, (select count(*) from payment) as payments, (select max(updated_at) from product) as touched',
      );
    const before = await count();
    expect(
      await seed(client, { apiUrl: 'http://localhost:4000', clientUrl: 'http://localhost:4300', files, now }),
    ).toBe('kept');
    expect(await count()).toEqual(before);
  });

  it('can be scaled, with keys, indexes, triggers and totals restored', async () => {
    const definitions = () =>
      rows(`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where connamespace = 'public'::regnamespace
        union all select indexname, indexdef from pg_indexes where schemaname = 'public' union all select tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`);
    const before = await definitions();
    expect(await addScale(client, now, { clients: 500, paymentsPerClient: 5 })).toBe('scaled');
    expect(await definitions()).toEqual(before);
    expect(await rows('select sum(n)::int = (select count(*) from payment) as ok from payment_rollup')).toEqual([
      { ok: true },
    ]);
    expect(await rows('select count(*)::int = (select count(*) from client) as ok from client_headline')).toEqual([
      { ok: true },
    ]);
    expect(
      await rows(
        "insert into client (name, email, cpf, birth_date, phone, gender, password_hash) values ('Nova Cliente', 'nova@exemplo.com.br', '11144477735', '1990-01-01', '+5511987654321', 'F', 'x') returning id > 500 as ok",
      ),
    ).toEqual([{ ok: true }]);
    expect(await addScale(client, now, { clients: 500, paymentsPerClient: 5 })).toBe('kept');
  });
});
