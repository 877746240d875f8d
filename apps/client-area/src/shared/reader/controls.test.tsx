// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Zoom } from './layout.ts';
import type { Pdf } from './open-pdf.ts';
import { PageBox } from './page-box.tsx';
import { SearchBox } from './search-box.tsx';
import { useSearch } from './use-search.ts';
import { ZoomBox } from './zoom-box.tsx';

test('page box: goes to the typed page within the report, and to its neighbours', () => {
  const onPage = vi.fn<(page: number) => void>();
  render(<PageBox page={3} count={12} onPage={onPage} />);
  const box = screen.getByRole('textbox', { name: 'Página, de 12' });
  const type = (value: string) => {
    fireEvent.change(box, { target: { value } });
    fireEvent.keyDown(box, { key: 'Enter' });
  };
  for (const typed of ['7', '99', '0', 'x']) type(typed);
  fireEvent.click(screen.getByRole('button', { name: 'Página anterior' }));
  fireEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
  expect(onPage.mock.calls).toEqual([[7], [12], [2], [4]]);
  expect((box as HTMLInputElement).value).toBe('3');
});

test('page box: has no page before the first or after the last', () => {
  const onPage = vi.fn<(page: number) => void>();
  render(<PageBox page={1} count={1} onPage={onPage} />);
  for (const name of ['Página anterior', 'Próxima página']) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
  }
  expect(onPage).not.toHaveBeenCalled();
});

test('zoom box: zooms in and out, and fits the width or the page', () => {
  const onZoom = vi.fn<(zoom: Zoom) => void>();
  render(<ZoomBox zoom="auto" scale={1} onZoom={onZoom} />);
  expect(screen.getByText('100%')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Aumentar' }));
  fireEvent.click(screen.getByRole('button', { name: 'Diminuir' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Ajuste da página' }), { target: { value: 'page-width' } });
  expect(onZoom.mock.calls).toEqual([[1.2], [1 / 1.2], ['page-width']]);
});

/** A PDF of three pages, two of which contain "juros". */
const texts = ['Juros e mais juros.', 'Nada.', 'Os juros.'];
const pdf = {
  numPages: texts.length,
  getPage: async (number: number) => ({
    getTextContent: async () => ({ items: [{ str: texts[number - 1], hasEOL: true }] }),
  }),
} as unknown as Pdf;

interface Searched {
  page?: number;
  onHit: (page: number) => void;
  /** A query that replaces another before the effects of its last render. */
  replacing?: Record<string, string>;
}
function Searching({ page = 1, onHit, replacing }: Searched) {
  const [field] = useState(() => createRef<HTMLInputElement>());
  const search = useSearch(pdf, page, (hit) => onHit(hit.page));
  const { query, current, setQuery } = search;
  useLayoutEffect(() => {
    const next = replacing?.[query];
    if (next && current > 0) setQuery(next);
  });
  return <SearchBox search={search} field={field} onClose={search.close} />;
}

test('reader search: counts hits and cycles through them, both ways', async () => {
  const onHit = vi.fn<(page: number) => void>();
  render(<Searching onHit={onHit} />);
  const box = screen.getByRole('textbox', { name: 'Buscar no relatório' });
  fireEvent.change(box, { target: { value: 'JUROS' } });
  expect(await screen.findByText('1 de 3')).toBeTruthy();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(screen.getByText('2 de 3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Próximo resultado' }));
  fireEvent.click(screen.getByRole('button', { name: 'Próximo resultado' }));
  expect(screen.getByText('1 de 3')).toBeTruthy();
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
  expect(screen.getByText('3 de 3')).toBeTruthy();
  expect(onHit.mock.calls.flat()).toEqual([1, 1, 3, 1, 3]);
});

test('reader search: starts at the current page, and says when there are none', async () => {
  const onHit = vi.fn<(page: number) => void>();
  render(<Searching page={2} onHit={onHit} />);
  const box = screen.getByRole('textbox', { name: 'Buscar no relatório' });
  fireEvent.change(box, { target: { value: 'juros' } });
  expect(await screen.findByText('3 de 3')).toBeTruthy();
  await act(async () => fireEvent.change(box, { target: { value: 'dividendos' } }));
  expect(await screen.findByText('Nenhum resultado')).toBeTruthy();
  expect(onHit.mock.calls.flat()).toEqual([3]);
});

test('reader search: while pages are read, screen readers hear that it searches, but not each count', () => {
  const place = { part: 0, at: 0 };
  const hit = { page: 1, from: place, to: place };
  const search = { query: 'juros', setQuery: () => {}, current: 0, move: () => {}, close: () => {} };
  const field = createRef<HTMLInputElement>();
  const box = (hits: number, isReading: boolean) => (
    <SearchBox
      search={{ ...search, hits: Array.from({ length: hits }, () => hit), isReading }}
      field={field}
      onClose={search.close}
    />
  );
  const { rerender } = render(box(0, true));
  const heard = () => {
    const output = screen.getByRole('status');
    return output.getAttribute('aria-live') === 'polite' && output.textContent;
  };
  expect(heard()).toBe('Buscando…');
  rerender(box(2, true));
  expect(heard()).toBe(false);
  rerender(box(3, false));
  expect(heard()).toBe('1 de 3');
});

test('reader search: does not return to the hit of a query that was just replaced', async () => {
  const onHit = vi.fn<(page: number) => void>();
  render(<Searching page={2} onHit={onHit} replacing={{ juros: 'nada' }} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Buscar no relatório' }), { target: { value: 'juros' } });
  expect(await screen.findByText('1 de 1')).toBeTruthy();
  await waitFor(() => expect(onHit.mock.calls.flat()).toEqual([3, 2]));
});
