import { PDFDocument, PDFName, PDFString, type PDFObject } from '@cantoo/pdf-lib';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tagPage } from '../../../testing/tag-page.ts';
import { checkPdf } from './check-pdf.ts';

// Each check starts a thread, possibly on a busy machine.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-'));
});
afterAll(() => rm(folder, { recursive: true }));

const inFile = async (bytes: Uint8Array | string) => {
  const path = join(folder, String(Math.random()));
  await writeFile(path, bytes);
  return path;
};
const pdf = async (pages: number, change: (document: PDFDocument) => void = () => {}) => {
  const document = await PDFDocument.create();
  for (let n = 0; n < pages; n += 1) document.addPage([100, 100]);
  change(document);
  return document.save({ addDefaultPage: false });
};
const checked = async (bytes: Uint8Array | string) => checkPdf(await inFile(bytes));

test('PDF check: counts the pages', async () => {
  expect(await checked(await pdf(3))).toEqual({ pages: 3, tagged: false });
  expect(await checked(await pdf(1000))).toEqual({ pages: 1000, tagged: false });
});

test.each([
  ['a page', '<!doctype html><title>Relatório</title>'],
  ['an archive', Buffer.from('504b0304140000000800', 'hex')],
])('PDF check: refuses %s with its fault name', async (_what, bytes) => {
  expect(await checked(bytes)).toEqual({ is: 'other' });
});

test.each([
  ['a page', '<!doctype html><title>Relatório</title>'],
  ['a line', '\n'],
])('PDF check: refuses a PDF after %s', async (_what, before) => {
  expect(await checked(Buffer.concat([Buffer.from(before), await pdf(1)]))).toEqual({ is: 'other' });
});

test('PDF check: refuses truncated files, and files that only begin like a PDF', async () => {
  const whole = await pdf(3);
  expect(await checked(whole.subarray(0, whole.length / 3))).toEqual({ is: 'broken' });
  expect(await checked('%PDF-1.7\nnada')).toEqual({ is: 'broken' });
});

test.each([{ userPassword: 'segredo', ownerPassword: 'dono' }, { ownerPassword: 'dono' }])(
  'PDF check: refuses a file encrypted by %o',
  async (passwords) => {
    expect(await checked(await pdf(1, (document) => document.encrypt(passwords)))).toEqual({ is: 'encrypted' });
  },
);

test.each<[string, (document: PDFDocument) => void]>([
  ['page size', (document) => document.getPage(0).node.delete(PDFName.of('MediaBox'))],
  ['valid rotation', (document) => document.getPage(0).node.set(PDFName.of('Rotate'), PDFName.of('X'))],
  ['type in its page tree', (document) => document.catalog.Pages().delete(PDFName.of('Type'))],
  ['page', (document) => document.removePage(0)],
])('PDF check: refuses a file without a %s, which a viewer opens but no copy can be made of', async (_what, change) => {
  expect(await checked(await pdf(1, change))).toEqual({ is: 'broken' });
});

const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') };
const link = (action: Record<string, string | PDFObject | typeof script>) => (document: PDFDocument) =>
  document.getPage(0).node.set(PDFName.of('Annots'), document.context.obj([{ Subtype: 'Link', A: action }]));
test.each<[string, (document: PDFDocument) => void]>([
  ['runs a script when opened', (document) => document.addJavaScript('a', 'app.alert(1)')],
  ['runs a script by a link', link(script)],
  ['runs a script after a link', link({ S: 'URI', URI: PDFString.of('https://exemplo.com.br'), Next: script })],
  ['names its script in another way', link({ ...script, S: PDFName.of('Java#53cript') })],
  ['runs the script of a rendition', link({ ...script, S: 'Rendition' })],
  ['opens a program', link({ S: 'Launch', F: PDFString.of('cmd.exe') })],
  ['opens a file of another computer', link({ S: 'GoToR', F: PDFString.of(String.raw`\\exemplo\a.pdf`) })],
  ['sends what is typed in it', link({ S: 'SubmitForm', F: PDFString.of('https://exemplo.com.br') })],
  ['reads what it fills in from a file', link({ S: 'ImportData', F: PDFString.of('a.fdf') })],
  ['has a form of its own', ({ catalog, context }) => catalog.set(PDFName.of('AcroForm'), context.obj({ XFA: [] }))],
])('PDF check: refuses a file that %s', async (_what, change) => {
  expect(await checked(await pdf(1, change))).toEqual({ is: 'active' });
});

test('PDF check: refuses a file that brings another one', async () => {
  const attach = (document: PDFDocument) => document.attach(Buffer.from('MZ'), 'planilha.exe');
  expect(await checked(await pdf(1, attach))).toEqual({ is: 'attached' });
});

test('PDF check: accepts links, and a view to open with', async () => {
  const linked = await pdf(1, (document) => {
    link({ S: 'URI', URI: PDFString.of('https://exemplo.com.br') })(document);
    const view = document.context.obj({ S: 'GoTo', D: [document.getPage(0).ref, 'Fit'] });
    document.catalog.set(PDFName.of('OpenAction'), view);
  });
  expect(await checked(linked)).toMatchObject({ pages: 1 });
});

test('PDF check: tells whether it is tagged', async () => {
  const tagged = await pdf(2, (document) => tagPage(document, [['H1']]));
  expect(await checked(tagged)).toEqual({ pages: 2, tagged: true });
  const broken = await pdf(1, ({ context, catalog }) => {
    const root = context.nextRef();
    context.assign(root, context.obj({ Type: 'StructTreeRoot', K: [root], ParentTree: root }));
    catalog.set(PDFName.of('StructTreeRoot'), root);
  });
  expect(await checked(broken)).toMatchObject({ pages: 1 });
});

test('PDF check: refuses a page more than the limit, with the count', async () => {
  expect(await checked(await pdf(1001))).toEqual({ is: 'too long', pages: 1001 });
});

const zeros = deflateSync(Buffer.alloc(160 * 1024 * 1024));
const hex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`);
const twice = deflateSync(zeros);
/** RunLengthDecode data: two bytes for every 128 equal ones. */
const runs = Buffer.concat([Buffer.alloc(2 * 1_300_000, Buffer.from([129, 0])), Buffer.from([128])]);
test.each([
  ['once', zeros, ['FlateDecode']],
  ['under its short name', zeros, ['Fl']],
  ['twice', twice, ['FlateDecode', 'FlateDecode']],
  ['and written as text', hex(twice), ['ASCIIHexDecode', 'FlateDecode', 'FlateDecode']],
  ['by runs', deflateSync(runs), ['FlateDecode', 'RunLengthDecode']],
  ['as a picture', twice, ['FlateDecode', 'FlateDecode', 'DCTDecode']],
])('PDF check: refuses a decompression bomb, packed %s', async (_how, bytes, filters) => {
  const bomb = await pdf(1, ({ context, catalog }) => {
    const stream = context.stream(bytes, { Filter: filters });
    catalog.set(PDFName.of('Bomb'), context.register(stream));
  });
  expect(bomb.length).toBeLessThan(400_000);
  expect(await checked(bomb)).toEqual({ is: 'too heavy' });
});

test('PDF check: accepts streams in any encoding, images and broken ones included', async () => {
  const bytes = Buffer.from('BT (Texto) Tj ET'.repeat(100));
  const packed = deflateSync(bytes);
  const whole = await pdf(2, ({ context, catalog }) => {
    for (const [n, [contents, filters]] of [
      [packed, ['FlateDecode']],
      [hex(packed), ['ASCIIHexDecode', 'FlateDecode']],
      [hex(bytes), ['ASCIIHexDecode', 'DCTDecode']],
      [packed.subarray(0, 10), ['FlateDecode']],
      [bytes, ['JPXDecode']],
    ].entries())
      catalog.set(
        PDFName.of(`S${n}`),
        context.register(context.stream(contents as Uint8Array, { Filter: filters as string[] })),
      );
  });
  expect(await checked(whole)).toMatchObject({ pages: 2 });
});

test.each([
  ['time', { time: 1, memory: 2 ** 30 }],
  ['memory', { time: 60_000, memory: 8 * 1024 * 1024 }],
])('PDF check: ends within its %s', async (_limit, limits) => {
  expect(await checkPdf(await inFile(await pdf(2000)), limits)).toEqual({ is: 'too heavy' });
});
