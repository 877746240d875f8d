// @vitest-environment happy-dom
import { brandTexts } from '@mirante/domain/house/brand-texts.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { textLinks, textNames } from '@mirante/domain/house/text-links.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { FreeStep } from '../checkout/free-step.tsx';
import { OfferPage } from '../offer/offer-page.tsx';
import { TextPage } from './text-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const links = () =>
  Object.fromEntries(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]));

it.each(textNames)('the text %s has a page with its version, its sections and who answers for it', (name) => {
  render(<TextPage name={name} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(textLinks[name].title);
  expect(screen.getByText('Versão de 22/11/2026')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    brandTexts[name].sections.map(({ title }) => title),
  );
  expect(document.body.textContent).toContain(brand.cnpj);
});

it('the texts are linked from the offer, which says that nothing renews by itself', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  render(<OfferPage />, { wrapper: MemoryRouter });
  expect(links()).toMatchObject(
    Object.fromEntries(textNames.map((name) => [textLinks[name].title, textLinks[name].path])),
  );
  expect(screen.getByText(/Nenhuma assinatura renova sozinha/)).toBeTruthy();
});

it('what is agreed to stands above the button that buys, with its texts in tabs of their own', () => {
  window.__MIRANTE__ = { checkout: 'https://assine.exemplo', client: '', backoffice: '' };
  const product = { code: 'mirante_aberto', name: 'Mirante Aberto', description: '', image: null } as never;
  render(<FreeStep product={product} back={() => {}} buy={async () => {}} failure={undefined} position={undefined} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText(/^Ao tocar em Finalizar, você concorda com os/).textContent).toContain('não renova sozinha');
  expect(links()).toEqual({
    'Termos de uso': 'https://assine.exemplo/#/termos',
    'Política de privacidade': 'https://assine.exemplo/#/privacidade',
    'devolução total': 'https://assine.exemplo/#/direito-de-arrependimento',
  });
  expect(screen.getAllByRole('link').every((link) => link.getAttribute('target') === '_blank')).toBe(true);
});
