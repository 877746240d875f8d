import { PDFDocument } from '@cantoo/pdf-lib';
import { createCanvas } from '@napi-rs/canvas';
import { textPdf } from '../src/testing/pdf.ts';

const PAGES = 40;
/** The size of a noise JPEG of about 125 kB. */
const [WIDTH, HEIGHT] = [480, 320];

/** A report of 5 MB: forty pages of text in an embedded font, each with a picture of about 125 kB. */
export async function largeReport(): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(textPdf(PAGES), { updateMetadata: false });
  for (const [number, page] of pdf.getPages().entries())
    page.drawImage(await pdf.embedJpg(picture(number)), { x: 60, y: 60, width: 450, height: 300 });
  return pdf.save({ addDefaultPage: false });
}

/** A picture of a photograph's size, identical on every run. */
function picture(number: number): Buffer {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const drawn = context.createImageData(WIDTH, HEIGHT);
  let state = number + 1;
  for (let i = 0; i < drawn.data.length; i += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    drawn.data[i] = i % 4 === 3 ? 255 : state >>> 24;
  }
  context.putImageData(drawn, 0, 0);
  return canvas.toBuffer('image/jpeg', 88);
}
