import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { degrees, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { TraceResult } from '@mirante/domain/content/report-copy.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { diskFiles } from '../../gateways/files/disk.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createReportFile, textPdf } from '../../testing/pdf.ts';
import { printAgain, printAsPictures } from '../../testing/reprint-pdf.ts';

const files = diskFiles(await mkdtemp(path.join(tmpdir(), 'copies-')));
const api = await testApi({ services: { files } });
const { db } = api;
let staff: string;
let reportId: number;
const readers: { id: number; copy: Buffer }[] = [];
beforeAll(async () => {
  const user = await factory.staff(db, ['conteudo']);
  staff = await logIn(api, user);
  const product = (await factory.product(db)).id;
  const form = { name: 'Panorama', report_date: '2026-11-20T09:00', description: 'Resumo.', products: [product] };
  reportId = (await api.post('/api/v1/reports', form, { as: staff })).json<{ id: number }>().id;
  await createReportFile({ db, files }, { reportId, userId: user.id });
  for (const name of ['Helena Matsuda', 'João Ângelo Conceição']) {
    const client = await factory.client(db, { name });
    await factory.clientProduct(db, client.id, product);
    const answer = await api.get(`/api/v1/client/reports/${reportId}/pdf`, { as: await logIn(api, client) });
    readers.push({ id: client.id, copy: answer.rawPayload });
  }
});

const send = (bytes: Uint8Array, as = staff, field = 'file') => {
  const form = [
    Buffer.from(
      `--x\r\ncontent-disposition: form-data; name="${field}"; filename="vazado.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n--x--\r\n'),
  ];
  return api.inject({
    method: 'POST',
    url: '/api/v1/reports/trace',
    headers: { authorization: `Bearer ${as}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat(form),
  });
};
const trace = async (bytes: Uint8Array) => (await send(bytes)).json<TraceResult>();
const changed = async (bytes: Uint8Array, change: (pdf: PDFDocument) => void) => {
  const pdf = await PDFDocument.load(bytes);
  change(pdf);
  return pdf.save();
};
const onePage = async (bytes: Uint8Array, page: number) => {
  const pdf = await PDFDocument.create();
  pdf.addPage((await pdf.copyPages(await PDFDocument.load(bytes), [page]))[0]);
  return pdf.save();
};
/** That many MiB of spaces, packed twice: of the first packing all parts are alike, so that none but one is packed. */
function spacesOf(megabytes: number): Buffer {
  const part = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const header = Buffer.from([0x78, 0x9c]);
  return deflateSync(Buffer.concat([header, ...Array.from({ length: megabytes }, () => part)]));
}
const crop = (pdf: PDFDocument) => {
  for (const page of pdf.getPages()) {
    const { x, y, width, height } = page.getMediaBox();
    page.setMediaBox(x + width * 0.15, y + height * 0.15, width * 0.7, height * 0.7);
    page.setCropBox(x + width * 0.15, y + height * 0.15, width * 0.7, height * 0.7);
  }
};

describe('tracing a leaked copy', () => {
  it('finds its client, report, version and time', async () => {
    const { copies, pages, looked } = await trace(readers[0]!.copy);
    expect([pages, looked]).toEqual([3, 3]);
    expect(copies).toMatchObject([
      {
        client_id: readers[0]!.id,
        client_name: 'Helena Matsuda',
        client_removed: false,
        report_id: reportId,
        report_name: 'Panorama',
        version: 1,
        downloaded_at: null,
        pages: [1, 2, 3],
      },
    ]);
    expect(copies[0]!.evidence.toSorted()).toEqual(['document', 'foot', 'mark']);
    const known = await db.selectFrom('report_copy').select('code').where('client_id', '=', readers[0]!.id).execute();
    expect(copies[0]!.number.replaceAll('-', '')).toBe(known[0]!.code);
  });

  it.each([
    ['one page of it', (copy: Uint8Array) => onePage(copy, 1)],
    ['a page drawn anew as text and lines', async (copy: Uint8Array) => printAgain(await onePage(copy, 1))],
    ['a page printed as a picture', async (copy: Uint8Array) => printAsPictures(await onePage(copy, 2))],
    ['cropped by 15 % of each side', async (copy: Uint8Array) => changed(await onePage(copy, 0), crop)],
    [
      'one page printed as a picture, cropped by 15 % and enlarged',
      async (copy: Uint8Array) => printAsPictures(await onePage(copy, 0), 0.15),
    ],
    [
      'lying on its side',
      async (copy: Uint8Array) => changed(await onePage(copy, 1), (pdf) => pdf.getPage(0).setRotation(degrees(90))),
    ],
  ])('recognises it by its watermark, %s', async (_what, leak) => {
    const { id, copy } = readers[1]!;
    const { copies } = await trace(await leak(copy));
    expect(copies.map(({ client_id, evidence }) => [client_id, evidence.includes('mark')])).toEqual([[id, true]]);
  });

  it('finds both copies of a file assembled from two', async () => {
    const pdf = await PDFDocument.load(await onePage(readers[0]!.copy, 0));
    pdf.addPage((await pdf.copyPages(await PDFDocument.load(readers[1]!.copy), [2]))[0]);
    const { copies } = await trace(await pdf.save());
    expect(copies.map(({ client_id, pages }) => [client_id, pages])).toEqual(
      expect.arrayContaining([
        [readers[0]!.id, [1]],
        [readers[1]!.id, [2]],
      ]),
    );
  });
});

describe('tracing a file that is not a copy', () => {
  it('finds nothing, also in the unstamped report', async () => {
    expect(await trace(textPdf(3))).toEqual({ copies: [], pages: 3, looked: 3 });
  });

  it('ends after ten of its pages', async () => {
    const pdf = await PDFDocument.create();
    // Small pages are drawn within the time limit on a busy machine.
    for (let n = 0; n < 12; n += 1) pdf.addPage([100, 100]);
    expect(await trace(await pdf.save())).toEqual({ copies: [], pages: 12, looked: 10 });
  });

  it('is refused with a message when it unpacks to more than the memory allowed', async () => {
    const pdf = await PDFDocument.create();
    const contents = pdf.context.stream(spacesOf(1024), { Filter: ['FlateDecode', 'FlateDecode'] });
    pdf.addPage([100, 100]).node.set(PDFName.of('Contents'), pdf.context.register(contents));
    const answer = await send(await pdf.save());
    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      422,
      [{ path: 'file', message: expect.stringContaining('tempo ou memória demais') }],
    ]);
  });

  it('is refused with a message where the file cannot be read', async () => {
    for (const bytes of [Buffer.from('no PDF'), Buffer.from('%PDF-1.7\nbroken')]) {
      const answer = await send(bytes);
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        [{ path: 'file', message: 'O arquivo não é um PDF que se possa ler.' }],
      ]);
    }
    const locked = await PDFDocument.load(textPdf(1));
    locked.encrypt({ userPassword: 'segredo', ownerPassword: 'segredo' });
    expect((await send(await locked.save())).json().errors[0].message).toContain('protegido por senha');
    expect((await send(textPdf(1), staff, 'other')).statusCode).toBe(422);
  });
});

it('the audit log records who traced which file, and the result', async () => {
  await trace(await onePage(readers[1]!.copy, 0));
  const entry = await db
    .selectFrom('audit_entry')
    .select(['action', 'change', 'resource', 'record_id', 'diff'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    action: 'Rastrear um PDF vazado',
    change: 'trace',
    resource: 'report',
    record_id: reportId,
  });
  expect(entry.diff).toMatchObject({ original_name: [null, 'vazado.pdf'] });
  const { id: client } = readers[1]!;
  const other = await logIn(api, await factory.staff(db, ['financeiro']));
  expect((await send(readers[1]!.copy, other)).statusCode).toBe(403);
  expect((await send(readers[1]!.copy, await logIn(api, { id: client, role: 'client' }))).statusCode).toBe(403);
});
