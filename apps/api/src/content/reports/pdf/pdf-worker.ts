import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { getDocument, VerbosityLevel, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MAX_PDF_PAGES } from '@mirante/domain/content/report.ts';
import { stampPdf } from '../../copies/stamp-pdf.ts';
import { attachesFile } from './attaches-file.ts';
import type { CheckedPdf } from './check-pdf.ts';
import type { PdfFault } from './pdf-faults.ts';
import { runsCode } from './runs-code.ts';
import { TooMuch, unpackedSize } from './unpacked-size.ts';

/** The total size of all unpacked streams, in bytes. */
const MAX_OF_ALL = 512 * 1024 * 1024;

/** Parses a PDF with the libraries of the reader and of the stamping. */
async function check(path: string): Promise<CheckedPdf | PdfFault> {
  const bytes = await readFile(path);
  const read = await readWhole(new Uint8Array(bytes));
  if ('is' in read) return read;
  return (await stampable(bytes, read.pages)) ?? read;
}

async function readWhole(data: Uint8Array): Promise<CheckedPdf | PdfFault> {
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS, stopAtErrors: true });
  try {
    const document = await task.promise;
    if (await document.getPermissions()) return { is: 'encrypted' };
    const pages = document.numPages;
    if (pages > MAX_PDF_PAGES) return { is: 'too long', pages };
    let tagged = false;
    for (let n = 1; n <= pages; n += 1) {
      const page = await document.getPage(n);
      tagged ||= await isTagged(page);
    }
    return { pages, tagged };
  } catch (error) {
    return { is: (error as Error).name === 'PasswordException' ? 'encrypted' : 'broken' };
  } finally {
    await task.destroy();
  }
}

/** Marks that cannot be read are none: the page itself can be. */
const isTagged = (page: PDFPageProxy): Promise<boolean> =>
  page.getStructTree().then(
    // Null if there are none.
    (tree: unknown) => tree !== null,
    () => false,
  );

/** A trial shows what would fail only when a reader opens it. */
async function stampable(bytes: Uint8Array, pages: number): Promise<PdfFault | undefined> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    let all = 0;
    for (const [, object] of document.context.enumerateIndirectObjects()) {
      if (runsCode(object)) return { is: 'active' };
      if (attachesFile(object)) return { is: 'attached' };
      if (!(object instanceof PDFRawStream)) continue;
      all += unpackedSize(object);
      if (all > MAX_OF_ALL) return { is: 'too heavy' };
    }
    if (pages === 0 || document.getPageCount() !== pages) return { is: 'broken' };
    await stampPdf(bytes, { code: '000000000000', owner: '', origin: '' });
    return undefined;
  } catch (error) {
    if (error instanceof TooMuch) return { is: 'too heavy' };
    return { is: (error as Error).message.includes('encrypted') ? 'encrypted' : 'broken' };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort!.postMessage(await check(workerData as string));
