// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmationPage } from '../features/checkout/confirmation-page.tsx';
import { TextPage } from '../features/house-texts/text-page.tsx';

const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
afterEach(() => {
  cleanup();
  scrollTo.mockClear();
});

const pages = { ConfirmationPage: <ConfirmationPage />, TextPage: <TextPage name="terms" /> };

it.each(Object.entries(pages))(
  'new page: %s opened by a link starts at the top, with the focus on its title',
  async (_, page) => {
    const router = openOffer(page);
    await act(() => router.navigate('/page'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  },
);

it.each(Object.entries(pages))('new page: %s opened by Back keeps place and focus', async (_, page) => {
  const router = openOffer(page, '/page');
  await act(() => router.navigate('/'));
  scrollTo.mockClear();
  await act(() => router.navigate(-1));
  expect(document.activeElement).toBe(document.body);
  expect(scrollTo).not.toHaveBeenCalled();
});

function openOffer(page: React.ReactNode, at = '/') {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Link to="/page">Ver</Link> },
      { path: '/page', element: page },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
