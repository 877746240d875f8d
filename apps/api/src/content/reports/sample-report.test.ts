import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from '@mirante/domain/content/report.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { diskFiles } from '../../gateways/files/disk.ts';
import { limits } from '../../http/limits.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { createReportFile, textPdf } from '../../testing/pdf.ts';
import { sampleNamesInUse } from '../copies/sample-copy.store.ts';
import { lockContents } from '../publishing-acts/publishing-acts.store.ts';
import { extractText } from '../search/extract-text.ts';

const now = testNow();
/** As forms send it. */
const nextYear = `${now.getUTCFullYear() + 1}-11-20T09:00`;
const files = diskFiles(await mkdtemp(path.join(tmpdir(), 'samples-')));
const api = await testApi({ now: () => now, services: { files } });
const { db } = api;
const SAMPLE = '/api/v1/sample-report';
const FILE = `${SAMPLE}/pdf`;
const original = textPdf();
let staff: { id: number; as: string };
let products: number[];

beforeAll(async () => {
  const user = await factory.staff(db, ['conteudo']);
  staff = { id: user.id, as: await logIn(api, user) };
  products = [(await factory.product(db)).id];
});
beforeEach(async () => {
  await db.updateTable('report').set({ sample: false }).execute();
});

const create = async (more: object = {}) => {
  const form = { name: 'Ações: o que há', report_date: '2026-11-20T09:00', description: 'Resumo.', products };
  return (await api.post('/api/v1/reports', { ...form, ...more }, { as: staff.as })).json<Report>().id;
};
const publish = async (more: object = {}) => {
  const id = await create(more);
  await createReportFile({ db, files }, { reportId: id, userId: staff.id, bytes: original });
  return id;
};
const mark = (id: number) => api.post(`/api/v1/reports/${id}/sample`, undefined, { as: staff.as });
const publishSample = async (more: object = {}) => {
  const id = await publish(more);
  expect((await mark(id)).statusCode).toBe(200);
  return id;
};
const offered = async () => (await api.get(SAMPLE)).json();
const read = (query = '', headers: Record<string, string> = {}) => api.get(`${FILE}${query}`, { headers });

describe('the sample report', () => {
  it('is public by name, date and pages, and nothing else of it', async () => {
    expect(await offered()).toBeNull();
    await publishSample();
    expect(await offered()).toEqual({ name: 'Ações: o que há', report_date: '2026-11-20T12:00:00.000Z', pages: 3 });
  });

  it('has a public PDF, stamped for nobody in particular, with the headers of a file', async () => {
    await publishSample();
    const answer = await read();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="acoes-o-que-ha.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
    const pages = await extractText(answer.rawPayload);
    expect(pages).toHaveLength(3);
    for (const page of pages) expect(page).toContain('Amostra gratuita · Mirante');
    expect((await read('', { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
    expect((await read('', { range: 'bytes=0-9' })).statusCode).toBe(206);
    expect((await read()).rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  it.each(['', '?id=ID', '?report_id=ID', '?version=1'])(
    'is the only report whose PDF a visitor gets: nothing at %s without a mark',
    async (query) => {
      const id = await publish();
      expect((await read(query.replace('ID', String(id)))).statusCode).toBe(404);
      expect((await api.get(`/api/v1/reports/${id}/pdf`)).statusCode).toBe(401);
      expect((await api.get(`/api/v1/client/reports/${id}/pdf`)).statusCode).toBe(401);
      const sample = await publishSample({ name: 'A amostra' });
      const answer = await read(query.replace('ID', String(id)));
      expect(answer.headers['content-disposition']).toBe('inline; filename="a-amostra.pdf"');
      expect((await api.get(`${SAMPLE}/${id}/pdf`)).statusCode).toBe(404);
      expect((await api.get(`/api/v1/reports/${sample}/pdf`)).statusCode).toBe(401);
    },
  );

  const endings: [string, (id: number) => Promise<unknown>][] = [
    ['unmarked', (id) => api.delete(`/api/v1/reports/${id}/sample`, { as: staff.as })],
    ['a draft again', (id) => api.patch(`/api/v1/reports/${id}`, { draft: true }, { as: staff.as })],
    ['postponed', (id) => api.patch(`/api/v1/reports/${id}`, { report_date: nextYear }, { as: staff.as })],
    ['removed', (id) => api.delete(`/api/v1/reports/${id}`, { as: staff.as })],
  ];
  it.each(endings)('ends at once when it is %s', async (_how, end) => {
    const id = await publishSample();
    const { etag } = (await read()).headers;
    expect(await offered()).not.toBeNull();
    await end(id);
    expect(await offered()).toBeNull();
    expect((await read()).statusCode).toBe(404);
    expect((await read('', { 'if-none-match': String(etag) })).statusCode).toBe(404);
  });

  it('moves to the report that is marked last, which staff see on both', async () => {
    const [first, second] = [await publishSample({ name: 'Antes' }), await publish({ name: 'Depois' })];
    expect((await mark(second)).json<Report>().sample_report).toEqual({ id: second, name: 'Depois' });
    expect((await offered()).name).toBe('Depois');
    const report = async (id: number) => (await api.get(`/api/v1/reports/${id}`, { as: staff.as })).json<Report>();
    expect((await report(first)).sample_report).toEqual({ id: second, name: 'Depois' });
    const logged = async (id: number) => (await api.get(`/api/v1/reports/${id}/changes`, { as: staff.as })).json()[0];
    const action = 'Oferecer um relatório como amostra grátis';
    expect(await logged(first)).toMatchObject({ action, diff: { sample: [true, false] } });
    expect(await logged(second)).toMatchObject({ action, diff: { sample: [false, true] } });
  });

  it('is one, also when several are marked at once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => publish()));
    const answers = await Promise.all(ids.map(mark));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await db.selectFrom('report').select('id').where('sample', '=', true).execute()).toHaveLength(1);
  });

  it('moves also while both reports are published together', async () => {
    const [marked, other] = [await publishSample(), await publish()];
    let moved: ReturnType<typeof mark> | undefined;
    await inTransaction(db, async (trx) => {
      await lockContents(trx, 'report', [marked]);
      moved ??= mark(other);
      await expect.poll(() => lockWaits(db)).toBe(1);
      await lockContents(trx, 'report', [other]);
    });
    expect((await moved)?.statusCode).toBe(200);
  });

  it('cannot be a report that visitors could not read', async () => {
    const codes = await Promise.all(
      [publish({ draft: true }), publish({ report_date: nextYear }), create()].map(
        async (id) => (await mark(await id)).json().code,
      ),
    );
    expect(codes).toEqual(['not_published', 'not_published', 'without_pdf']);
    expect((await mark(2_000_000)).statusCode).toBe(404);
  });

  it('is stamped once per version, and only its last copy is kept', async () => {
    const id = await publishSample();
    const answers = await Promise.all([read(), read(), read()]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    const copy = () => db.selectFrom('sample_copy').selectAll().executeTakeFirstOrThrow();
    const first = await copy();
    await createReportFile({ db, files }, { reportId: id, userId: staff.id, version: 2, bytes: textPdf(1) });
    expect(await extractText((await read()).rawPayload)).toHaveLength(1);
    const second = await copy();
    expect(await sampleNamesInUse(db, [first.file_name, second.file_name])).toEqual(new Set([second.file_name]));
    await api.delete(`/api/v1/reports/${id}`, { as: staff.as });
    expect(await sampleNamesInUse(db, [second.file_name])).toEqual(new Set());
  });

  it('is limited by network', async () => {
    const config = { ...api.services.config, rateLimitFactor: 1 / limits['sample-report'].max };
    const limited = await testApi({ beside: api, services: { files, config } });
    const ask = async () => (await limited.inject({ url: FILE, remoteAddress: '192.0.2.9' })).statusCode;
    expect([await ask(), await ask()]).toEqual([404, 429]);
  });
});
