// @vitest-environment happy-dom
import { textLinks, textNames } from '@mirante/domain/house/text-links.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

/** With a catalogue of its own, not one that another test has loaded. */
async function showOffer() {
  vi.resetModules();
  const { OfferPage } = await import('./offer-page.tsx');
  return render(<OfferPage />, { wrapper: MemoryRouter });
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const links = () =>
  Object.fromEntries(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]));

it('offer page: links the legal texts, and says that nothing renews by itself', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await showOffer();
  expect(links()).toMatchObject(
    Object.fromEntries(textNames.map((name) => [textLinks[name].title, textLinks[name].path])),
  );
  expect(screen.getByText(/Nenhuma assinatura renova sozinha/)).toBeTruthy();
});

it('offer page: says that nothing is for sale, and shows no empty plans', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const { container } = await showOffer();
  expect(await screen.findByRole('heading', { name: 'Nenhuma assinatura à venda agora' })).toBeTruthy();
  expect(container.querySelector('.plans')).toBeNull();
  expect(screen.queryByText(/renova sozinha/)).toBeNull();
});
