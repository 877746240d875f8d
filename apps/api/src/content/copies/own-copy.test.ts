import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { diskFiles } from '../../gateways/files/disk.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createReportFile, textPdf } from '../../testing/pdf.ts';
import { copyNamesInUse } from './copies.store.ts';

const DAY = 86_400_000;
const clock = { at: testNow().getTime() };
const files = diskFiles(await mkdtemp(path.join(tmpdir(), 'copies-')));
const api = await testApi({ now: () => new Date(clock.at), services: { files } });
const { db } = api;
const original = textPdf();
let staff: { id: number; as: string };
let product: number;
beforeAll(async () => {
  const user = await factory.staff(db, ['conteudo']);
  staff = { id: user.id, as: await logIn(api, user) };
  product = (await factory.product(db)).id;
});

const publish = async (more: object = {}, bytes: Uint8Array = original) => {
  const form = {
    name: 'Ações: o que há',
    report_date: '2026-11-20T09:00',
    description: 'Resumo.',
    products: [product],
  };
  const { id } = (await api.post('/api/v1/reports', { ...form, ...more }, { as: staff.as })).json<{ id: number }>();
  await createReportFile({ db, files }, { reportId: id, userId: staff.id, bytes });
  return id;
};
const reader = async (row: object = {}) => {
  const client = await factory.client(db, row);
  await factory.clientProduct(db, client.id, product);
  return { id: client.id, as: await logIn(api, client) };
};
const own = (id: number) => `/api/v1/client/reports/${id}/pdf`;
const read = (id: number, as: string, headers: Record<string, string> = {}) => api.get(own(id), { as, headers });
const copiesOf = (reportId: number) =>
  db.selectFrom('report_copy').selectAll().where('report_id', '=', reportId).orderBy('id').execute();

describe("a report's PDF for its reader", () => {
  it('is delivered stamped, as a complete document with a plain file name', async () => {
    const [id, { as, id: clientId }] = [await publish(), await reader()];
    const answer = await read(id, as);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="acoes-o-que-ha.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'content-length': String(answer.rawPayload.length),
    });
    expect((await PDFDocument.load(answer.rawPayload)).getPageCount()).toBe(3);
    expect(answer.rawPayload.subarray(0, 2000).equals(original.subarray(0, 2000))).toBe(false);
    expect(await copiesOf(id)).toMatchObject([{ client_id: clientId, version: 1, downloaded_at: null }]);
  });

  it('is linearized: it begins with the objects of its first page', async () => {
    const turned = await PDFDocument.load(textPdf(40));
    const [contents, nodes] = [PDFName.of('Contents'), [0, 39].map((n) => turned.getPage(n).node)];
    const drawings = nodes.map((node) => node.get(contents)!);
    nodes.toReversed().forEach((node, n) => node.set(contents, drawings[n]!));
    const [id, { as }] = [await publish({}, await turned.save()), await reader()];
    const { rawPayload } = await read(id, as);
    const text = rawPayload.toString('latin1');
    const placeOf = ({ node }: PDFPage) => {
      // The first stream saves the graphics state, and is shared by all pages.
      const [, drawing] = String(node.Contents()).match(/\d+ 0 R/g)!;
      return text.indexOf(`\n${drawing!.replace('R', 'obj')}`);
    };
    const [first, ...others] = (await PDFDocument.load(rawPayload)).getPages().map(placeOf);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(Math.min(...others));
  });

  it('is one copy per reader, report and version, also for concurrent requests', async () => {
    const [id, one, two] = [await publish(), await reader(), await reader()];
    const answers = await Promise.all([one, one, two].map(({ as }) => read(id, as)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const [first, again, other] = answers.map(({ rawPayload }) => rawPayload);
    expect(first!.equals(again!)).toBe(true);
    expect(first!.equals(other!)).toBe(false);
    await createReportFile({ db, files }, { reportId: id, userId: staff.id, version: 2 });
    await read(id, one.as);
    const made = (await copiesOf(id)).map(({ client_id, version }) => `${client_id} v${version}`);
    expect(new Set(made)).toEqual(new Set([`${one.id} v1`, `${two.id} v1`, `${one.id} v2`]));
    expect(made).toHaveLength(3);
    expect(new Set((await copiesOf(id)).map(({ code }) => code)).size).toBe(3);
    const another = await publish();
    expect((await read(another, one.as)).rawPayload.equals(first!)).toBe(false);
    expect(await copiesOf(another)).toMatchObject([{ client_id: one.id, version: 1 }]);
  });

  it('is recorded as downloaded when requested as a file', async () => {
    const [id, { as }] = [await publish(), await reader()];
    const answer = await api.get(`${own(id)}?download=1`, { as });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="acoes-o-que-ha.pdf"');
    expect((await copiesOf(id))[0]?.downloaded_at?.getTime()).toBe(clock.at);
  });

  it('is served in ranges of one copy', async () => {
    const [id, { as }] = [await publish(), await reader()];
    const whole = await read(id, as);
    const { length } = whole.rawPayload;
    const etag = String(whole.headers.etag);
    const parts: [headers: Record<string, string>, from: number, to: number][] = [
      [{ range: 'bytes=0-99' }, 0, 99],
      [{ range: 'bytes=100-' }, 100, length - 1],
      [{ range: 'bytes=-50' }, length - 50, length - 1],
      [{ range: `bytes=10-${length * 2}`, 'if-range': etag }, 10, length - 1],
    ];
    for (const [headers, from, to] of parts) {
      const part = await read(id, as, headers);
      expect(part.statusCode).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes ${from}-${to}/${length}`);
      expect(part.rawPayload.equals(whole.rawPayload.subarray(from, to + 1))).toBe(true);
    }
    const unmet: Record<string, string>[] = [
      { range: 'bytes=0-9', 'if-range': '"another"' },
      { range: 'bytes=0-1,4-5' },
      { range: 'lines=1-2' },
    ];
    for (const headers of unmet) expect((await read(id, as, headers)).rawPayload.length).toBe(length);
    for (const range of [`bytes=${length}-`, 'bytes=-0']) {
      const refused = await read(id, as, { range });
      expect([refused.statusCode, refused.headers['content-range']]).toEqual([416, `bytes */${length}`]);
    }
    expect((await read(id, as, { 'if-none-match': etag })).statusCode).toBe(304);
    expect(await copiesOf(id)).toHaveLength(1);
  });

  it('is 404 without access to the report, or without a PDF', async () => {
    const { as } = await reader();
    const closed = await publish({ products: [(await factory.product(db)).id] });
    const draft = await publish({ draft: true });
    const scheduled = await publish({ report_date: new Date(clock.at + 60_000).toISOString() });
    for (const id of [closed, draft, scheduled, 2_000_000])
      expect([id, (await read(id, as)).statusCode]).toEqual([id, 404]);
    const bare = await publish();
    await db.deleteFrom('report_file').where('report_id', '=', bare).execute();
    expect((await read(bare, as)).statusCode).toBe(404);
    expect((await api.get(own(closed))).statusCode).toBe(401);
  });

  it('is readable in an earlier version, and staff see who read which version when', async () => {
    const [id, { id: client_id, as }] = [await publish(), await reader()];
    await createReportFile({ db, files }, { reportId: id, userId: staff.id, version: 2, bytes: original });
    for (const query of ['', '?version=1', '?version=2&download=1'])
      expect((await api.get(`${own(id)}${query}`, { as })).statusCode).toBe(200);
    expect((await api.get(`${own(id)}?version=3`, { as })).statusCode).toBe(404);
    const report = (await api.get(`/api/v1/client/reports/${id}`, { as })).json();
    expect(report.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    const list = `/api/v1/report-copies?report_copy.report_id=${id}`;
    const moment = new Date(clock.at).toISOString();
    expect((await api.get(list, { as: staff.as })).json().items).toMatchObject([
      { client_id, report_id: id, version: 1, made_at: moment, downloaded_at: null },
      { client_id, report_id: id, version: 2, made_at: moment, downloaded_at: moment },
    ]);
    const taken = await api.get(`${list}&report_copy.downloaded_at=true`, { as: staff.as });
    expect(taken.json().items).toMatchObject([{ version: 2 }]);
    const csv = await api.get(`/api/v1/report-copies.csv?report_copy.version=1`, { as: staff.as });
    expect(csv.body).toContain('Ações: o que há');
    expect((await api.get(list, { as })).statusCode).toBe(403);
  });

  it('is stamped anew once the name or CPF of its reader is another', async () => {
    const [id, { id: clientId, as }] = [await publish(), await reader()];
    const { rawPayload: before } = await read(id, as);
    await db.updateTable('client').set({ name: 'Ana de Nome Novo' }).where('id', '=', clientId).execute();
    const { rawPayload: renamed } = await read(id, as);
    expect(renamed.equals(before)).toBe(false);
    await db
      .updateTable('client')
      .set({ name: 'Ana de Nome Novo', phone: '11988887777' })
      .where('id', '=', clientId)
      .execute();
    expect((await read(id, as)).rawPayload.equals(renamed)).toBe(true);
    await db.updateTable('client').set({ cpf: '52998224725' }).where('id', '=', clientId).execute();
    expect((await read(id, as)).rawPayload.equals(renamed)).toBe(false);
    expect((await copiesOf(id)).map(({ file_name }) => file_name !== null)).toEqual([false, false, true]);
  });

  it('is stamped anew with another code once its copy was swept; only copies in use are kept', async () => {
    const [id, one, two] = [await publish(), await reader(), await reader()];
    for (const { as } of [one, two]) await read(id, as);
    const [first, second] = await copiesOf(id);
    const inUse = async () => [
      ...(await copyNamesInUse(
        db,
        (await copiesOf(id)).flatMap(({ file_name }) => file_name ?? []),
        new Date(clock.at),
      )),
    ];
    expect(await inUse()).toEqual(expect.arrayContaining([first!.file_name, second!.file_name]));
    await db
      .updateTable('client')
      .set({ removed_at: new Date(clock.at), cpf: null })
      .where('id', '=', two.id)
      .execute();
    expect(await inUse()).not.toContain(second!.file_name);
    clock.at += 7 * DAY;
    expect(await inUse()).toContain(first!.file_name);
    const later = { id: one.id, as: await logIn(api, { id: one.id, role: 'client' }) };
    expect((await read(id, later.as)).statusCode).toBe(200);
    const rows = await copiesOf(id);
    expect(rows.map(({ file_name }) => file_name === null)).toEqual([true, true, false]);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(3);
    await api.delete(`/api/v1/reports/${id}`, { as: await logIn(api, { id: staff.id, role: 'user' }) });
    expect(await inUse()).not.toContain(rows[2]!.file_name);
    expect(await copiesOf(id)).toHaveLength(3);
  });
});

describe("a report's PDF for staff", () => {
  it('is the uploaded file, of any version, also of drafts', async () => {
    staff.as = await logIn(api, { id: staff.id, role: 'user' });
    const { as } = staff;
    const id = await publish({ draft: true });
    const second = textPdf(1);
    await createReportFile({ db, files }, { reportId: id, userId: staff.id, version: 2, bytes: second });
    const path_ = `/api/v1/reports/${id}/pdf`;
    expect((await api.get(path_, { as })).rawPayload.equals(second)).toBe(true);
    expect((await api.get(`${path_}?version=1`, { as })).rawPayload.equals(original)).toBe(true);
    expect((await api.get(`${path_}?version=3`, { as })).statusCode).toBe(404);
    expect((await api.get(path_, { as, headers: { range: 'bytes=5-9' } })).rawPayload).toEqual(second.subarray(5, 10));
    for (const caller of [await logIn(api, await factory.staff(db, ['financeiro'])), (await reader()).as])
      expect((await api.get(path_, { as: caller })).statusCode).toBe(403);
  });
});
