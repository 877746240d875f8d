import { createRequire } from 'node:module';
import path from 'node:path';
import type { CopyEvidence } from '@mirante/domain/content/report-copy.ts';
import { getDocument, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { codesIn } from './copy-code.ts';
import { readWatermark } from './read-watermark.ts';
import { renderPage } from './render-page.ts';
import { COPY_KEY } from './stamp-pdf.ts';

/** A candidate code and where it was seen; codes without a copy are noise. */
export interface Sighting {
  code: string;
  evidence: CopyEvidence;
  /** From 1; absent for the document's metadata. */
  page?: number;
}
export interface Traced {
  sightings: Sighting[];
  pages: number;
  looked: number;
}
export type Untraceable = 'protected' | 'unreadable';

const MAX_PAGES = 10;
const TIME_LIMIT_MS = 15_000;
const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const options = {
  verbosity: 0,
  standardFontDataUrl: `${path.join(folder, 'standard_fonts')}/`,
  cMapUrl: `${path.join(folder, 'cmaps')}/`,
  useSystemFonts: false,
  isEvalSupported: false,
  stopAtErrors: false,
};

/** Looks for copies' codes in a document: in some of its pages from first to last, within a time limit. */
export async function tracePdf(bytes: Uint8Array): Promise<Traced | Untraceable> {
  const begun = performance.now();
  const task = getDocument({ data: new Uint8Array(bytes), ...options });
  const pdf = await task.promise.catch((error: unknown) =>
    error instanceof PasswordException ? 'protected' : 'unreadable',
  );
  if (typeof pdf === 'string') return pdf;
  try {
    const sightings = await inDocument(pdf);
    let looked = 0;
    for (const page of spreadOver(pdf.numPages)) {
      if (performance.now() - begun > TIME_LIMIT_MS) break;
      sightings.push(...(await onPage(pdf, page)));
      looked += 1;
    }
    return { sightings, pages: pdf.numPages, looked };
  } finally {
    await task.destroy();
  }
}

async function inDocument(pdf: PDFDocumentProxy): Promise<Sighting[]> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const said = (info as { Custom?: Map<string, unknown> }).Custom?.get(COPY_KEY);
  return codesIn(typeof said === 'string' ? said : '').map((code) => ({ code, evidence: 'document' }));
}

/** A page that fails to render is skipped. */
async function onPage(pdf: PDFDocumentProxy, number: number): Promise<Sighting[]> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    const picture = await renderPage(page);
    page.cleanup();
    return [
      ...codesIn(text).map((code) => ({ code, evidence: 'foot' as const, page: number })),
      ...readWatermark(picture).map((code) => ({ code, evidence: 'mark' as const, page: number })),
    ];
  } catch {
    return [];
  }
}

/** At most this many pages, including the first and the last. */
function spreadOver(pages: number): number[] {
  const count = Math.min(pages, MAX_PAGES);
  return Array.from({ length: count }, (_, n) => 1 + Math.round((n * (pages - 1)) / Math.max(1, count - 1)));
}
