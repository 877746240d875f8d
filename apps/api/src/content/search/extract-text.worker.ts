import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** More of a page is no text that anybody reads. */
const MAX_OF_A_PAGE = 20_000;

const loading = getDocument({ data: new Uint8Array(workerData as Uint8Array), useSystemFonts: false, verbosity: 0 });
const pdf = await loading.promise;
const pages: string[] = [];
for (let n = 1; n <= pdf.numPages; n += 1) {
  const { items } = await (await pdf.getPage(n)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  // A word that was split at the end of its line is one word.
  pages.push(
    text
      .replaceAll(/(\p{Ll})-\n(\p{Ll})/gu, '$1$2')
      .replaceAll('\0', '')
      .slice(0, MAX_OF_A_PAGE),
  );
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread’s port has no origin
parentPort!.postMessage(pages);
