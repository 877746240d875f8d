import type { Pdf } from './open-pdf.ts';

const DOTS_PER_INCH = 150;
const POINTS_PER_INCH = 72;

/** Prints all pages as images visible only in print: the policy does not allow framing the PDF itself. */
export async function printPdf(pdf: Pdf, className: string): Promise<void> {
  const sheets = document.createElement('div');
  sheets.className = className;
  for (let number = 1; number <= pdf.numPages; number += 1) sheets.append(await pictureOf(pdf, number));
  document.body.append(sheets);
  document.documentElement.dataset['printing'] = 'report';
  window.print();
  delete document.documentElement.dataset['printing'];
  sheets.remove();
}

async function pictureOf(pdf: Pdf, number: number): Promise<HTMLImageElement> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: DOTS_PER_INCH / POINTS_PER_INCH });
  const canvas = document.createElement('canvas');
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  const picture = new Image();
  picture.alt = `Página ${number} de ${pdf.numPages}`;
  picture.src = canvas.toDataURL('image/jpeg', 0.9);
  await picture.decode();
  return picture;
}
