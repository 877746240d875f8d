import { PDFName, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';

/** Tags what the first page's content marks by 0, 1, … as these elements, such as `['Figure', { Alt: … }]`. */
export function tagPage(pdf: PDFDocument, elements: readonly [string, Record<string, PDFObject>?][]): void {
  const { catalog, context } = pdf;
  const page = pdf.getPage(0);
  const root = context.nextRef();
  const tags = elements.map(([name, more], mark) =>
    context.register(context.obj({ Type: 'StructElem', S: name, P: root, Pg: page.ref, K: mark, ...more })),
  );
  const parents = context.register(context.obj({ Nums: [0, tags] }));
  context.assign(root, context.obj({ Type: 'StructTreeRoot', K: tags, ParentTree: parents }));
  catalog.set(PDFName.of('StructTreeRoot'), root);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  page.node.set(PDFName.of('StructParents'), context.obj(0));
}
