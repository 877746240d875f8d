// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Pdf } from './open-pdf.ts';
import { WarningBand } from './phone-bars.tsx';
import { Thumbnails } from './thumbnails.tsx';

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
