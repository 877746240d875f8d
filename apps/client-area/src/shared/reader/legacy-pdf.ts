// Its polyfills are global: they serve the reader's own pdf.js as well.
import 'pdfjs-dist/legacy/build/pdf.min.mjs';

export const LEGACY_WORKER = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;
