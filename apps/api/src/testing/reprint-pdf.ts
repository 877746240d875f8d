import { createRequire } from 'node:module';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { createCanvas, PDFDocument as SkiaPdf, type SKRSContext2D } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const fonts = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/',
);

async function eachPage(bytes: Uint8Array, work: (page: PDFPageProxy) => Promise<void>): Promise<void> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: fonts,
    useSystemFonts: false,
    verbosity: 0,
  });
  const pdf = await task.promise;
  for (let number = 1; number <= pdf.numPages; number += 1) await work(await pdf.getPage(number));
  await task.destroy();
}

const draw = (page: PDFPageProxy, context: SKRSContext2D, scale: number) =>
  page.render({
    canvas: null,
    // A canvas here has all drawing methods, but none of a page's focus methods.
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport: page.getViewport({ scale }),
    background: 'white',
  }).promise;

/** Every page redrawn by another library, as text and lines. */
export async function printAgain(bytes: Uint8Array): Promise<Uint8Array> {
  const printed = new SkiaPdf();
  await eachPage(bytes, async (page) => {
    const { width, height } = page.getViewport({ scale: 1 });
    const context = printed.beginPage(width, height) as SKRSContext2D;
    // The properties that a drawing reads from its canvas.
    Object.defineProperty(context, 'canvas', { value: { width, height } });
    await draw(page, context, 1);
    printed.endPage();
  });
  return printed.close();
}

/** Every page as an image of 150 dpi on an A4 sheet; `cropped` is the fraction cut from each side. */
export async function printAsPictures(bytes: Uint8Array, cropped = 0): Promise<Uint8Array> {
  const printed = await PDFDocument.create();
  await eachPage(bytes, async (page) => {
    const { width, height } = page.getViewport({ scale: 150 / 72 });
    const whole = createCanvas(Math.round(width), Math.round(height));
    await draw(page, whole.getContext('2d'), 150 / 72);
    const part = createCanvas(Math.round(width * (1 - 2 * cropped)), Math.round(height * (1 - 2 * cropped)));
    part.getContext('2d').drawImage(whole, -width * cropped, -height * cropped);
    const picture = await printed.embedJpg(part.toBuffer('image/jpeg', 85));
    printed.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
  });
  return printed.save();
}
