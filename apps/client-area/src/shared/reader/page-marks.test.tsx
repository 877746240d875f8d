// @vitest-environment happy-dom
import { fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Pdf, PdfPageProxy } from './open-pdf.ts';
import { PageLinks } from './page-links.tsx';
import { PageStructure } from './page-structure.tsx';
import { WarningBand } from './phone-bars.tsx';
import { Thumbnails } from './thumbnails.tsx';

vi.mock('./open-pdf.ts', () => ({
  failureOf: () => 'network',
  isCancelled: () => false,
  TextLayer: class {
    textDivs = [];
    render = () => Promise.resolve();
    cancel = () => undefined;
  },
}));
vi.mock('./prefetch-pdf.ts', () => ({
  takePrefetchedPdf: () => ({
    opening: { promise: Promise.reject(new TypeError('no network')), destroy: () => {}, listen: () => {} },
  }),
}));
// Other test files have loaded what these mocks replace.
vi.resetModules();
const { PdfPage } = await import('./pdf-page.tsx');
const { usePdf } = await import('./use-pdf.ts');

test('thumbnails: name the current page, the one where reading stopped, and the hits of a search', () => {
  const onPage = vi.fn<(page: number) => void>();
  render(
    <Thumbnails
      pdf={{} as Pdf}
      sizes={Array.from({ length: 4 }, () => ({ width: 595, height: 842 }))}
      page={2}
      stopped={3}
      counts={
        new Map([
          [3, 5],
          [4, 1],
        ])
      }
      isDrawn={false}
      onPage={onPage}
    />,
  );
  const pages = screen.getAllByRole('button');
  expect(pages.map((page) => page.getAttribute('aria-label'))).toEqual([
    'Página 1',
    'Página 2',
    'Página 3, onde você parou, 5 resultados',
    'Página 4, 1 resultado',
  ]);
  expect(pages.map((page) => page.getAttribute('aria-current'))).toEqual([null, 'page', null, null]);
  fireEvent.click(pages[2]!);
  expect(onPage).toHaveBeenCalledExactlyOnceWith(3);
});

test('reader on a phone: an erratum is a band that opens the details', () => {
  const onPress = vi.fn<() => void>();
  render(<WarningBand text="Errata de 19/11/2026: o dividendo é R$ 3,24." isOpen={false} onPress={onPress} />);
  const band = screen.getByRole('button', { name: 'Errata de 19/11/2026: o dividendo é R$ 3,24.', expanded: false });
  fireEvent.click(band);
  expect(onPress).toHaveBeenCalledOnce();
});

/** A page of one link, to another page. */
const linked = (getAnnotations: () => Promise<unknown[]>) =>
  ({ getAnnotations, getViewport: () => ({ width: 595, height: 842, viewBox: [0, 0] }) }) as unknown as PdfPageProxy;

test('page links: those that cannot be read are left out, and one without a page in the PDF leads nowhere', async () => {
  const broken = () => Promise.reject(new Error('Invalid page reference.'));
  const goTo = vi.fn<(page: number) => void>();
  const getPageIndex = vi.fn<typeof broken>(broken);
  const pdf = { getPageIndex } as unknown as Pdf;
  const { rerender } = render(<PageLinks pdf={pdf} page={linked(broken)} goTo={goTo} />);
  const link = { id: '1', subtype: 'Link', rect: [0, 0, 10, 10], dest: [{ num: 7, gen: 0 }] };
  rerender(<PageLinks pdf={pdf} page={linked(async () => [link])} goTo={goTo} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Ir para outra página' }));
  await waitFor(() => expect(getPageIndex).toHaveBeenCalledOnce());
  expect(goTo).not.toHaveBeenCalled();
});

const content = (...ids: string[]) => ids.map((id) => ({ type: 'content', id }));

test('page structure: headings, lists, tables and pictures of a tagged page own its texts and links', async () => {
  const row = (scope: string) => [
    { role: 'TH', scope, children: content('head') },
    { role: 'TD', colSpan: 2, children: content('cell') },
  ];
  const children = [
    { role: 'H2', lang: 'pt-BR', children: content('title') },
    { role: 'P', children: [...content('before'), { role: 'Link', children: [{ type: 'annotation', id: 'link' }] }] },
    { role: 'L', children: [{ role: 'LI', children: [{ role: 'LBody', children: content('one', 'two') }] }] },
    { role: 'Table', children: [{ role: 'TBody', children: [{ role: 'TR', children: row('Row') }] }] },
    { role: 'Figure', alt: 'Preço de PETR4 em 2026', children: content('chart') },
  ];
  const page = { getStructTree: async () => ({ role: 'Root', children }) } as unknown as PdfPageProxy;
  render(
    <>
      {['title', 'before', 'link', 'one', 'two', 'head', 'cell'].map((id) => (
        <span key={id} id={id}>
          {id}
        </span>
      ))}
      <PageStructure page={page} />
    </>,
  );
  const heading = await screen.findByRole('heading', { level: 2, name: 'title' });
  expect(heading.lang).toBe('pt-BR');
  const owned = [...screen.getByRole('paragraph').children, ...screen.getByRole('listitem').children];
  expect(owned.map((part) => part.getAttribute('aria-owns'))).toEqual(['before', 'link', 'one two']);
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('rowheader', { name: 'head' })).toBeTruthy();
  expect(table.getByRole('cell', { name: 'cell' }).getAttribute('aria-colspan')).toBe('2');
  expect(screen.getByRole('img', { name: 'Preço de PETR4 em 2026' }).getAttribute('aria-owns')).toBe('chart');
});

test('page structure: a page that is not tagged has none', async () => {
  const getStructTree = vi.fn<() => Promise<null>>(async () => null);
  const { container } = render(<PageStructure page={{ getStructTree } as unknown as PdfPageProxy} />);
  await waitFor(() => expect(getStructTree).toHaveBeenCalledOnce());
  expect(container.childElementCount).toBe(0);
});

test('page of a PDF: one that cannot be drawn says so, lets the others come, and is drawn on request', async () => {
  let draw = () => Promise.reject(new Error('Bad image.'));
  const page = {
    getAnnotations: async () => [],
    getStructTree: async () => null,
    getViewport: () => ({ width: 595, height: 842, viewBox: [0, 0] }),
    render: () => ({ promise: draw(), cancel: () => undefined }),
    streamTextContent: () => undefined,
  };
  const pdf = { numPages: 2, getPage: async () => page } as unknown as Pdf;
  const onDrawn = vi.fn<(number: number) => void>();
  const ignore = () => undefined;
  const others = { onSize: ignore, onText: ignore, onFailed: ignore, goTo: ignore };
  const box = { top: 0, left: 0, width: 595, height: 842 };
  render(<PdfPage pdf={pdf} number={2} scale={1} box={box} onDrawn={onDrawn} {...others} />);
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível mostrar a página 2');
  expect(onDrawn).toHaveBeenCalledExactlyOnceWith(2);
  draw = () => Promise.resolve() as Promise<never>;
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(onDrawn).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('reader: without a connection, a copy that cannot be read is told as a lost connection', async () => {
  // The process may have another file's answers.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const kept = () => Promise.reject(new DOMException('The storage is closed.', 'SecurityError'));
  const { result } = renderHook(() => usePdf({ address: '/relatorio.pdf', token: 'token', kept }));
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', why: 'network' }));
});
