import { createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Plane } from './watermark-response.ts';

const DPI = 150;
/** Of a picture, about a page of A3 at that resolution. */
const MAX_PIXELS = 9_000_000;

/** A page's picture in its blue, in which the mark shows most. */
export async function renderPage(page: PDFPageProxy): Promise<Plane> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(DPI / 72, Math.sqrt(MAX_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  const context = canvas.getContext('2d');
  await page.render({ canvas: null, canvasContext: context as never, viewport, background: 'white' }).promise;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const values = new Uint8Array(canvas.width * canvas.height);
  for (let i = 0; i < values.length; i += 1) values[i] = data[i * 4 + 2]!;
  return { width: canvas.width, height: canvas.height, values };
}
