// @vitest-environment happy-dom
import { brand } from '@mirante/domain/house/brand.ts';
import { textLinks, textNames } from '@mirante/domain/house/text-links.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { TextPage } from '../house-texts/text-page.tsx';
import { OfferPage } from './offer-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const links = () =>
  Object.fromEntries(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]));

it('offer page: links the legal texts, and says that nothing renews by itself', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  render(<OfferPage />, { wrapper: MemoryRouter });
  expect(links()).toMatchObject(
    Object.fromEntries(textNames.map((name) => [textLinks[name].title, textLinks[name].path])),
  );
  expect(screen.getByText(/Nenhuma assinatura renova sozinha/)).toBeTruthy();
});

it.each([
  ['the offer', <OfferPage key="offer" />],
  ['a legal text', <TextPage key="text" name="terms" />],
])('house links: end with the support on %s, and nowhere else', (_, page) => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  render(page, { wrapper: MemoryRouter });
  const toSupport = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === brand.support_url);
  expect(toSupport).toEqual([within(screen.getByRole('contentinfo')).getAllByRole('link').at(-1)]);
});
