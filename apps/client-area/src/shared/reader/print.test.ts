// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Pdf } from './open-pdf.ts';
import { printPdf } from './print.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function stubPrint(print: () => void) {
  const spy = vi.fn<() => void>(print);
  vi.stubGlobal('print', spy);
  return spy;
}

const pdf = (pages: number, render: () => Promise<void> = async () => undefined) => {
  const intents: string[] = [];
  const getPage = async () => ({
    getViewport: ({ scale }: { scale: number }) => ({ width: 72 * scale, height: 144 * scale }),
    render: ({ intent }: { intent: string }) => {
      intents.push(intent);
      return { promise: render() };
    },
  });
  return { intents, pdf: { numPages: pages, getPage } as unknown as Pdf };
};
const sheets = () => document.querySelector('.sheets');

test('printPdf: prints every page once at 150 dpi, and leaves nothing on the screen', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function of(this: HTMLCanvasElement) {
    return `data:image/jpeg;${this.width}x${this.height}`;
  });
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  const printed: { pages: string[]; sizes: string[]; is: string | undefined }[] = [];
  stubPrint(() => {
    const pictures = [...sheets()!.querySelectorAll('img')];
    const is = document.documentElement.dataset['printing'];
    printed.push({ pages: pictures.map(({ alt }) => alt), sizes: pictures.map(({ src }) => src.slice(16)), is });
  });
  const report = pdf(3);
  await printPdf(report.pdf, 'sheets');
  const pages = ['Página 1 de 3', 'Página 2 de 3', 'Página 3 de 3'];
  expect(printed).toEqual([{ pages, sizes: pages.map(() => '150x300'), is: 'report' }]);
  expect(report.intents).toEqual(['print', 'print', 'print']);
  expect([sheets(), document.documentElement.dataset['printing']]).toEqual([null, undefined]);
});

test('printPdf: a page that fails to render aborts before printing', async () => {
  const print = stubPrint(() => undefined);
  await expect(printPdf(pdf(2, () => Promise.reject(new Error('no'))).pdf, 'sheets')).rejects.toThrow('no');
  expect([print.mock.calls, sheets()]).toEqual([[], null]);
});
