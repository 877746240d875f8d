import { PDFArray, PDFDict, PDFName, PDFRef, PDFStream, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';

const names = (...all: string[]) => new Set(all.map((name) => PDFName.of(name)));
/** What leads from a page to others. */
const ELSEWHERE = names('Parent', 'Annots', 'B', 'Thumb', 'PieceInfo');
const TREE = names('Kids');

/**
 * Has a document written with its tree of pages, and then what its first page draws, at its beginning: who reads it by parts sees that page
 * sooner.
 */
export function linearizeFirstPage(pdf: PDFDocument): void {
  const { context } = pdf;
  const root = context.trailerInfo.Root;
  const tree = reachedFrom(pdf, [pdf.catalog.get(PDFName.of('Pages'))], (name) => TREE.has(name));
  const drawn = reachedFrom(pdf, [pdf.getPages()[0]?.ref], (name) => !ELSEWHERE.has(name));
  const placeOf = (ref: PDFRef) => (ref === root || tree.has(ref) ? 0 : drawn.has(ref) ? 1 : 2);
  const ordered = context.enumerateIndirectObjects().toSorted(([one], [two]) => placeOf(one) - placeOf(two));
  context.enumerateIndirectObjects = () => ordered;
}

/** The objects that are reached by such entries of dictionaries. */
function reachedFrom(
  { context }: PDFDocument,
  from: readonly (PDFObject | undefined)[],
  isFollowed: (name: PDFName) => boolean,
): Set<PDFRef> {
  const seen = new Set<PDFRef>();
  const left = [...from];
  while (left.length > 0) {
    let next = left.pop();
    if (next instanceof PDFRef) {
      if (seen.has(next)) continue;
      seen.add(next);
      next = context.lookup(next);
    }
    const dict = next instanceof PDFStream ? next.dict : next;
    if (dict instanceof PDFArray) left.push(...dict.asArray());
    if (dict instanceof PDFDict)
      left.push(...dict.entries().flatMap(([name, value]) => (isFollowed(name) ? [value] : [])));
  }
  return seen;
}
