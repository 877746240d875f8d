import { PDFArray, PDFDict, PDFName, PDFRef, PDFStream, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';

const names = (...all: string[]) => new Set(all.map((name) => PDFName.of(name)));
/** Entries that lead from a page to others. */
const ELSEWHERE = names('Parent', 'Annots', 'B', 'Thumb', 'PieceInfo');
const TREE = names('Kids');

/**
 * Writes the page tree and the first page's objects at the beginning of the file, so that a viewer that reads ranges
 * shows that page sooner.
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

/** The objects reachable by these dictionary entries. */
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
