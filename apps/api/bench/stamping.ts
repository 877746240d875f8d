import { randomBytes } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { createCanvas } from '@napi-rs/canvas';
import { stampPdf } from '../src/content/copies/stamp-pdf.ts';
import type { Reading, Size } from './statistics.ts';

const PAGES = 40;
const PICTURES = 10;
const stamp = { code: '7F3A21C904BE', owner: 'Exemplar de Helena Matsuda. Uso pessoal.', origin: 'Mirante' };

/** The time to stamp a large report's copy on its worker thread, once warm. */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const original = await largeReport();
  const value: number[] = [];
  for (let round = 0; round < (size === 'whole' ? 21 : 9); round += 1) {
    const began = performance.now();
    await stampPdf(original, stamp);
    if (round > 1) value.push(performance.now() - began);
  }
  yield { id: 'stamp', value, detail: `${PAGES} pages, ${(original.length / 1e6).toFixed(1)} MB` };
}

/** Forty pages of text, some with an incompressible picture: 5 MB. */
async function largeReport(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 0; page < PAGES; page += 1) {
    const drawn = pdf.addPage();
    for (let y = 800; y > 320; y -= 12)
      drawn.drawText('O plano corta o investimento e adia dois projetos; sobra mais caixa.', {
        x: 50,
        y,
        size: 10,
        font,
      });
    if (page % (PAGES / PICTURES) === 0)
      drawn.drawImage(await pdf.embedPng(noise()), { x: 50, y: 50, width: 400, height: 250 });
  }
  return pdf.save();
}

function noise(): Buffer {
  const canvas = createCanvas(480, 360);
  const context = canvas.getContext('2d');
  const picture = context.createImageData(480, 360);
  picture.data.set(randomBytes(picture.data.length).map((byte, i) => (i % 4 === 3 ? 255 : byte)));
  context.putImageData(picture, 0, 0);
  return canvas.toBuffer('image/png');
}
