// @vitest-environment happy-dom
import { textLinks, textNames } from '@mirante/domain/house/text-links.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
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
