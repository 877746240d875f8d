import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MAX_PDF_PAGES } from '@mirante/domain/content/report.ts';
import { stampPdf } from '../../copies/stamp-pdf.ts';
import { attachesFile } from './attaches-file.ts';
import type { PdfFault } from './pdf-faults.ts';
import { runsCode } from './runs-code.ts';
import { TooMuch, unpackedSize } from './unpacked-size.ts';

/** The total size of all unpacked streams, in bytes. */
const MAX_OF_ALL = 512 * 1024 * 1024;

/** Parses a PDF with the libraries of the reader and of the stamping. */
async function check(path: string): Promise<number | PdfFault> {
  const bytes = await readFile(path);
  const pages = await pagesOf(new Uint8Array(bytes));
  if (typeof pages !== 'number') return pages;
  if (pages > MAX_PDF_PAGES) return { is: 'too long', pages };
  return (await stampable(bytes, pages)) ?? pages;
}

async function pagesOf(data: Uint8Array): Promise<number | PdfFault> {
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS, stopAtErrors: true });
  try {
    const document = await task.promise;
    if (await document.getPermissions()) return { is: 'encrypted' };
    if (document.numPages > MAX_PDF_PAGES) return document.numPages;
    for (let n = 1; n <= document.numPages; n += 1) await document.getPage(n);
    return document.numPages;
  } catch (error) {
    return { is: (error as Error).name === 'PasswordException' ? 'encrypted' : 'broken' };
  } finally {
    await task.destroy();
  }
}

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
