import {
  ParseSpeeds,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  StandardFonts,
  type PDFFont,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { balanceStates } from './balance-states.ts';
import { writtenCode } from './copy-code.ts';
import type { Box, CopyStamp } from './copy-stamp.ts';
import { linearizeFirstPage } from './linearize-first-page.ts';
import { footerOf } from './stamp-footer.ts';
import { watermarkOf } from './stamp-watermark.ts';

/** The key in the document's information dictionary. */
export const COPY_KEY = 'Exemplar';

/**
 * Stamps a footer and a watermark on every page. The file is rewritten as a whole: an incremental update would contain
 * the unstamped original.
 */
export async function stampPdf(bytes: Uint8Array, stamp: CopyStamp): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false });
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const drawn = new Map<string, ReturnType<typeof drawingOf>>();
  // A page may be in the document more than once.
  for (const page of new Set(pdf.getPages())) {
    const box = boxOf(page);
    const key = JSON.stringify(box);
    const drawing = drawn.get(key) ?? drawingOf(pdf, font, { box, stamp, name: `Exemplar${drawn.size + 1}` });
    drawn.set(key, drawing);
    balanceStates(page);
    page.node.normalize();
    page.node.setXObject(drawing.name, drawing.form);
    page.node.addContentStream(drawing.call);
  }
  nameCopy(pdf, stamp.code);
  linearizeFirstPage(pdf);
  return pdf.save({ objectsPerTick: Infinity, addDefaultPage: false, updateFieldAppearances: false });
}

function drawingOf(
  pdf: PDFDocument,
  font: PDFFont,
  { box, stamp, name }: { box: Box; stamp: CopyStamp; name: string },
) {
  const { context } = pdf;
  const form = context.flateStream(`${watermarkOf(stamp.code, box)}\n${footerOf(stamp, box, font)}`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [box.x, box.y, box.x + box.width, box.y + box.height],
    Resources: {
      Font: { F: font.ref },
      ExtGState: { Mark: { BM: 'Multiply' }, Foot: { BM: 'Normal', ca: 0.82 }, Text: { BM: 'Normal', ca: 1 } },
    },
  });
  const call = context.register(context.flateStream(`q /${name} Do Q`));
  return { name: PDFName.of(name), form: context.register(form), call };
}

function boxOf(page: PDFPage): Box {
  const [media, crop] = [page.getMediaBox(), page.getCropBox()];
  const [left, bottom] = [Math.max(media.x, crop.x), Math.max(media.y, crop.y)];
  const right = Math.min(media.x + media.width, crop.x + crop.width);
  const top = Math.min(media.y + media.height, crop.y + crop.height);
  // An invalid crop box is ignored.
  const shown =
    right > left && top > bottom ? { x: left, y: bottom, width: right - left, height: top - bottom } : media;
  return { ...shown, turn: ((((Math.round(page.getRotation().angle / 90) * 90) % 360) + 360) % 360) as Box['turn'] };
}

function nameCopy({ context }: PDFDocument, code: string): void {
  const known = context.lookup(context.trailerInfo.Info);
  const info = known instanceof PDFDict ? known : context.obj({});
  info.set(PDFName.of(COPY_KEY), PDFHexString.fromText(writtenCode(code)));
  context.trailerInfo.Info = known === info ? context.trailerInfo.Info : context.register(info);
}
