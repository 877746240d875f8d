import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { renderPage } from './render-page.ts';
import { tagPage } from '../../testing/tag-page.ts';
import { stampPdf } from './stamp-pdf.ts';
import { tracePdf } from './trace-pdf.ts';

const code = '7F3A21C904BE';
const size = { width: 240, height: 260 };
const pdfOf = async (contents: string, change: (pdf: PDFDocument) => void = () => {}) => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([size.width, size.height]);
  page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(contents)));
  change(pdf);
  return pdf.save();
};
const stamped = (pdf: Uint8Array) => stampPdf(pdf, { code, owner: 'Exemplar de Ana Lima.', origin: 'Mirante' });
const marks = async (pdf: Uint8Array) => {
  const traced = await tracePdf(pdf);
  if (typeof traced === 'string') return traced;
  return traced.sightings.filter((seen) => seen.code === code && seen.evidence === 'mark').map(({ page }) => page);
};
const pixels = async (pdf: Uint8Array) => {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const { values, width } = await renderPage(await (await task.promise).getPage(1));
  await task.destroy();
  return { values, width };
};
/** The pixel row at which the footer begins. */
const FOOTER = 505;
/** Where a page is dark above its footer, in squares of ten pixels. */
const drawn = async (pdf: Uint8Array) => {
  const { values, width } = await pixels(pdf);
  const above = values.subarray(0, width * FOOTER);
  const dark = [...above.entries()].filter(([, value]) => value < 100);
  return [...new Set(dark.map(([i]) => `${Math.floor((i % width) / 10)} ${Math.floor(i / width / 10)}`))];
};
const footerWidth = async (pdf: Uint8Array) => {
  const { values, width } = await pixels(pdf);
  const foot = [...values.entries()].filter(([i, value]) => value < 200 && i >= width * FOOTER).map(([i]) => i % width);
  return Math.max(...foot) - Math.min(...foot);
};

const half = '0.5 0 0 0.5 50 100 cm';
const box = '0 g 40 40 80 60 re f';
it.each([
  ['leaves states open', `q ${half} q ${half} ${box}`],
  ['leaves a clip open', `q 0 0 9 9 re W n q ${box}`],
  ['restores more than it saved', `${half} Q Q ${box}`],
  ['restores more than it saved, then leaves states open', `Q Q q ${half} q ${box}`],
  [
    'has letters q and Q in texts, names and pictures',
    `q (Q \\) Q) pop /Q <51> % Q\n${half} ${box} BI /W 1 ID Q Q EI Q`,
  ],
])('a page that %s is drawn as before, with its footer and watermark in place', async (_what, contents) => {
  const before = await pdfOf(contents);
  const after = await stamped(before);
  expect(await drawn(after)).toEqual(await drawn(before));
  expect(await footerWidth(after)).toBe(await footerWidth(await stamped(await pdfOf(box))));
  expect(await marks(after)).toEqual([1]);
});

it('a page that is in a document twice, or shares its contents, is stamped once each', async () => {
  const twice = await pdfOf(box, (pdf) => {
    const [page] = pdf.getPages();
    const pages = pdf.catalog.Pages();
    pages.set(PDFName.of('Kids'), pdf.context.obj([page!.ref, page!.ref]));
    pages.set(PDFName.of('Count'), pdf.context.obj(2));
  });
  expect(await marks(await stamped(twice))).toEqual([1, 2]);
  const shared = await pdfOf(box, (pdf) => {
    const [page] = pdf.getPages();
    const contents = pdf.context.register(pdf.context.obj([page!.node.get(PDFName.of('Contents'))!]));
    for (const each of [page!, pdf.addPage([size.width, size.height])]) each.node.set(PDFName.of('Contents'), contents);
  });
  expect(await marks(await stamped(shared))).toEqual([1, 2]);
});

it('a tagged page keeps its headings and alternative texts, and which of its texts they are', async () => {
  const read = async (pdf: Uint8Array) => {
    const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
    const page = await (await task.promise).getPage(1);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const ids = items.flatMap((item) => ('id' in item && item.id ? [item.id] : []));
    const tree = await page.getStructTree();
    await task.destroy();
    return { tree, ids };
  };
  const heading = '/H1 << /MCID 0 >> BDC 0 0 20 20 re f EMC';
  const before = await pdfOf(`${heading} /Figure << /MCID 1 >> BDC ${box} EMC`, (pdf) =>
    tagPage(pdf, [['H1'], ['Figure', { Alt: PDFString.of('Um quadrado') }]]),
  );
  const { tree, ids } = await read(await stamped(before));
  expect(ids).toHaveLength(2);
  expect(tree.children).toEqual([
    { role: 'H1', children: [{ type: 'content', id: ids[0] }] },
    { role: 'Figure', alt: 'Um quadrado', children: [{ type: 'content', id: ids[1] }] },
  ]);
});
