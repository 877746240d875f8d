// @vitest-environment happy-dom
import { brand } from '@mirante/domain/house/brand.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { TextPage } from '../features/house-texts/text-page.tsx';
import { OfferPage } from '../features/offer/offer-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const pages = { 'the offer': <OfferPage />, 'a legal text': <TextPage name="terms" /> };

it.each(Object.keys(pages) as (keyof typeof pages)[])(
  'house links: end with the support on %s, and nowhere else',
  (page) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    render(pages[page], { wrapper: MemoryRouter });
    const toSupport = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === brand.support_url);
    expect(toSupport).toEqual([within(screen.getByRole('contentinfo')).getAllByRole('link').at(-1)]);
  },
);
