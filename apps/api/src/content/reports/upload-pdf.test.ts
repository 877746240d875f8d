import { PDFDocument } from '@cantoo/pdf-lib';
import type { Report } from '@mirante/domain/content/report.ts';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs, { mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { diskFiles } from '../../gateways/files/disk.ts';
import type { Files } from '../../gateways/files/port.ts';
import { limits } from '../../http/limits.ts';
import { purge } from '../../jobs/purge.ts';
import { testApi, type TestApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { sweepFiles } from './sweep-files.job.ts';

// Each upload opens its PDF in a thread of its own.

const folder = mkdtempSync(join(tmpdir(), 'stored-'));
const stored = diskFiles(folder);
// Other test files upload at the same time.
const temporary = mkdtempSync(join(tmpdir(), 'temporary-'));
vi.stubEnv('TMPDIR', temporary);
afterAll(() => vi.unstubAllEnvs());
let failing = false;
const files: Files = {
  ...stored,
  put: (name, path) => (failing ? Promise.reject(new Error('full')) : stored.put(name, path)),
};
const now = testNow();
const api = await testApi({ now: () => now, services: { files } });
const { db } = api;
let staff: string;
let product: number;
let pdf: Buffer;
/** A report with a file. */
let published: number;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo'], { name: 'Lia Prado' }));
  product = (await factory.product(db)).id;
  pdf = await pdfOf(2);
  published = await create();
  await upload(published, pdf);
});

async function pdfOf(pages: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let n = 0; n < pages; n += 1) document.addPage([100, 100]);
  return Buffer.from(await document.save());
}
const create = async () => {
  const body = { name: 'Panorama', report_date: '2026-11-20T09:00', description: 'Ok.', products: [product] };
  return (await api.post('/api/v1/reports', body, { as: staff })).json<Report>().id;
};
interface Part {
  field?: string;
  /** The file name; omitted if empty. */
  name?: string;
  type?: string;
  as?: string;
  on?: Pick<TestApi, 'inject'>;
}
const upload = (
  id: number,
  bytes: Buffer | string,
  { field = 'file', name = 'panorama.pdf', type = 'application/pdf', as = staff, on = api }: Part = {},
) => {
  const boundary = 'x'.repeat(20);
  return on.inject({
    method: 'POST',
    url: `/api/v1/reports/${id}/pdf`,
    headers: { authorization: `Bearer ${as}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${name && `; filename="${name}"`}\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      Buffer.from(bytes),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
};
/** An upload that has arrived but for its end. */
async function begin(id: number, as: string): Promise<ClientRequest> {
  if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${as}`, 'content-type': 'multipart/form-data; boundary=x' };
  const call = request({ port, method: 'POST', path: `/api/v1/reports/${id}/pdf`, headers }).on('error', () => {});
  call.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n');
  call.write(pdf);
  await expect.poll(leftovers, { timeout: 10_000 }).toHaveLength(1);
  return call;
}
const leftovers = async () => (await readdir(temporary)).filter((name) => name.startsWith('upload-'));
const versionsOf = async (id: number) =>
  (await api.get(`/api/v1/reports/${id}`, { as: staff })).json<Report>().files.map(({ version }) => version);
const namesOf = (id: number) => db.selectFrom('report_file').select('name').where('report_id', '=', id).execute();
/** Sets the files' age beyond the longest upload. */
const age = (names = readdirSync(folder), hours = 2) => {
  const at = new Date(Date.now() - hours * 3_600_000);
  for (const name of names) utimesSync(join(folder, name), at, at);
};

describe("uploading a report's PDF", () => {
  it('stores its pages, size, uploader and whether it is tagged; a replacement is the next version', async () => {
    const id = await create();
    expect((await upload(id, pdf)).statusCode).toBe(200);
    const answer = await upload(id, await pdfOf(3), { name: 'panorama-v2.pdf' });
    const of = { user_name: 'Lia Prado', created_at: now.toISOString(), size: expect.any(Number) };
    expect(answer.json<Report>()).toMatchObject({
      file_path: `/api/v1/reports/${id}/pdf`,
      files: [
        { ...of, version: 2, original_name: 'panorama-v2.pdf', pages: 3, tagged: false },
        { ...of, version: 1, original_name: 'panorama.pdf', pages: 2, size: pdf.length },
      ],
    });
    const names = await namesOf(id);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(names.map(({ name }) => name)));
  });

  it('is limited per user and hour, whatever is sent', async () => {
    const on = await testApi({ beside: api, services: { files }, now: () => now, env: { RATE_LIMIT_FACTOR: '1' } });
    const id = await create();
    const as = await logIn(api, await factory.staff(db, ['conteudo']));
    for (let n = 0; n < limits.upload.max; n += 1) expect((await upload(id, '', { as, on })).statusCode).toBe(422);
    expect((await upload(id, pdf, { as, on })).statusCode).toBe(429);
    const other = await logIn(api, await factory.staff(db, ['conteudo']));
    expect((await upload(id, pdf, { as: other, on })).statusCode).toBe(200);
  });

  it('queues the extraction of its text', async () => {
    const id = await create();
    await upload(id, await pdfOf(1));
    await upload(id, pdf);
    await api.runJobs();
    const read = await db.selectFrom('report_text').select(['version', 'error']).where('report_id', '=', id).execute();
    expect(read).toEqual([{ version: 2, error: null }]);
  });

  it('extracts its text even while another extraction job is active', async () => {
    await api.services.jobs.add(db, 'extract_texts', {});
    await sql`update jobs.job set state = 'active' where name = 'extract_texts'`.execute(db);
    const id = await create();
    await upload(id, pdf);
    await api.runJobs();
    await sql`delete from jobs.job where name = 'extract_texts'`.execute(db);
    const read = await db.selectFrom('report_text').select('version').where('report_id', '=', id).execute();
    expect(read).toEqual([{ version: 1 }]);
  });

  it.each([
    ['none', { name: '', type: 'application/octet-stream' }, 'relatorio.pdf'],
    ['that of a path', { name: String.raw`../../etc/C:\notas.pdf` }, 'notas.pdf'],
    ['with invisible marks', { name: 'nota\u202Efdp.\u200BPDF' }, 'notafdp.PDF'],
    ['a long one', { name: `${'😀'.repeat(150)}a.pdf` }, `${'😀'.repeat(97)}a.pdf`],
  ])('may have any name that ends in .pdf: %s', async (_what, part, kept) => {
    const id = await create();
    expect((await upload(id, pdf, part)).json<Report>().files[0]!.original_name).toBe(kept);
  });

  it.each(['relatorio.docx', 'relatorio', 'nota\u202Efdp.\u200Bexe', '.pdf'])(
    'is refused under the name of another kind of file: %j',
    async (name) => {
      const answer = await upload(published, pdf, { name });
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        [{ path: 'file', message: 'O nome do arquivo deve terminar em .pdf.' }],
      ]);
    },
  );

  it('two at the same time makes two versions', async () => {
    const id = await create();
    const answers = await Promise.all([upload(id, pdf), upload(id, await pdfOf(1))]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await versionsOf(id)).toEqual([2, 1]);
  });

  it('again, as after a lost answer, makes no second version, unless another one came after it', async () => {
    const id = await create();
    await Promise.all([upload(id, pdf), upload(id, pdf)]);
    const again = await upload(id, pdf);
    expect([again.statusCode, again.json<Report>().files.length]).toEqual([200, 1]);
    await upload(id, await pdfOf(1));
    await upload(id, pdf);
    expect(await versionsOf(id)).toEqual([3, 2, 1]);
  });

  it.each<[string, () => Buffer | string, string]>([
    ['is a page under its name', () => '<!doctype html><p>Relatório</p>', 'O arquivo não é um PDF.'],
    ['is empty', () => '', 'O arquivo está vazio.'],
    [
      'is broken',
      () => pdf.subarray(0, pdf.length / 3),
      'O PDF está corrompido e não pôde ser aberto. Gere o arquivo de novo e envie-o.',
    ],
    ['is larger than 25 MB', () => Buffer.concat([pdf, randomBytes(26 * 1024 * 1024)]), 'O arquivo tem mais de 25 MB.'],
  ])('is refused beside its field when it %s, and keeps the previous file', async (_what, bytes, message) => {
    const before = readdirSync(folder).length;
    const answer = await upload(published, bytes());
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path: 'file', message }]]);
    const report = (await api.get(`/api/v1/reports/${published}`, { as: staff })).json<Report>();
    expect(report.files.map(({ version }) => version)).toEqual([1]);
    expect([readdirSync(folder).length, await leftovers()]).toEqual([before, []]);
  });

  it('is refused in another field, for an unknown report, and with another content type', async () => {
    const id = await create();
    expect((await upload(id, pdf, { field: 'arquivo' })).json().errors).toMatchObject([{ path: 'file' }]);
    expect((await upload(2_000_000_000, pdf)).statusCode).toBe(404);
    expect((await api.post(`/api/v1/reports/${id}/pdf`, {}, { as: staff })).statusCode).toBe(415);
    const outsider = await logIn(api, await factory.staff(db, ['financeiro']));
    expect((await upload(id, pdf, { as: outsider })).statusCode).toBe(403);
  });

  it('changes nothing when the file store fails', async () => {
    const id = await create();
    failing = true;
    expect((await upload(id, pdf)).statusCode).toBe(500);
    failing = false;
    expect([await namesOf(id), await leftovers()]).toEqual([[], []]);
  });

  it('is not told as interrupted when the disk is full', async () => {
    const id = await create();
    const open = fs.createWriteStream;
    const full = vi.spyOn(fs, 'createWriteStream').mockImplementation(() => open('/dev/full'));
    syncBuiltinESMExports();
    const answer = await upload(id, pdf);
    full.mockRestore();
    syncBuiltinESMExports();
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
    expect([await namesOf(id), await leftovers()]).toEqual([[], []]);
  });

  it('leaves no file where it is cut off in the middle', async () => {
    const id = await create();
    const call = await begin(id, staff);
    call.destroy();
    await expect.poll(leftovers, { timeout: 10_000 }).toEqual([]);
    expect(await namesOf(id)).toEqual([]);
  });

  it.each([
    ['session', 401, (user: Person) => db.deleteFrom('session').where('user_id', '=', user.id)],
    ['role', 403, (user: Person) => db.deleteFrom('staff_user_role').where('user_id', '=', user.id)],
  ])('is refused where the %s ended while it was sent', async (_what, status, end) => {
    const id = await create();
    const user = await factory.staff(db, ['conteudo']);
    const call = await begin(id, await logIn(api, user));
    await end(user).execute();
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    call.end('\r\n--x--\r\n');
    const [answer] = await answered;
    expect([answer.resume().statusCode, await namesOf(id)]).toEqual([status, []]);
  });

  it('is in the audit log', async () => {
    const id = await create();
    await upload(id, pdf, { name: 'nome.pdf' });
    const [entry] = (await api.get(`/api/v1/reports/${id}/changes`, { as: staff })).json();
    expect(entry).toMatchObject({
      action: 'Enviar o PDF de um relatório',
      diff: { original_name: [null, 'nome.pdf'] },
    });
  });
});

describe('sweeping files', () => {
  it('removes files of unfinished uploads and of reports removed five years ago, and no others', async () => {
    const [kept, removed] = [await create(), await create()];
    await upload(kept, await pdfOf(1));
    await upload(kept, pdf);
    await upload(removed, pdf);
    await api.delete(`/api/v1/reports/${removed}`, { as: staff });
    await stored.put('orphan'.padEnd(32, 'x'), join(folder, (await namesOf(kept))[0]!.name));
    age();
    const fresh = 'fresh'.padEnd(32, 'x');
    await stored.put(fresh, join(folder, (await namesOf(kept))[0]!.name));
    // Dated by the test's clock, which is not the disk's.
    age([fresh], 0);
    await sweepFiles(api.services, async () => new Set());
    const ofReports = await db.selectFrom('report_file').select('name').execute();
    const ofRemoved = await db.selectFrom('removed_report_file').selectAll().where('report_id', '=', removed).execute();
    expect(ofRemoved).toMatchObject([{ version: 1, original_name: 'panorama.pdf', removed_at: now }]);
    const used = [...ofReports, ...ofRemoved].map(({ name }) => name);
    expect(used.length).toBeGreaterThan(2);
    expect(readdirSync(folder).toSorted()).toEqual([...used, fresh].toSorted());
    await purge({ ...api.services, now: () => new Date(now.getTime() + 1831 * 86_400_000) });
    await sweepFiles(api.services, async () => new Set());
    expect(readdirSync(folder).toSorted()).toEqual([...ofReports.map(({ name }) => name), fresh].toSorted());
  });

  it('removes the others where one cannot be removed, which is reported', async () => {
    const names = ['stuck', 'unused'].map((name) => name.padEnd(32, 'x'));
    for (const name of names) await stored.put(name, join(folder, readdirSync(folder)[0]!));
    age();
    const remove: Files['remove'] = (name) =>
      name === names[0] ? Promise.reject(new Error('denied')) : stored.remove(name);
    const errors: unknown[] = [];
    const onError = (error: unknown) => void errors.push(error);
    await sweepFiles({ ...api.services, files: { ...files, remove }, onError }, async () => new Set());
    expect(readdirSync(folder)).toContain(names[0]);
    expect(readdirSync(folder)).not.toContain(names[1]);
    expect(errors).toEqual([new Error('denied')]);
  });
});
