// @vitest-environment happy-dom
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import { brandTexts } from '@mirante/domain/house/brand-texts.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { textPathOf } from '@mirante/domain/house/text-versions.ts';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { TextPage } from './text-page.tsx';

const open = (version: string) => {
  const routes = [{ path: '*', element: <TextPage name="terms" /> }];
  const router = createMemoryRouter(routes, { initialEntries: [textPathOf('terms', version)] });
  render(<RouterProvider router={router} />);
  return router;
};
const earlier = { summary: 'Como era.', sections: [{ title: 'Antes', paragraphs: ['Outra regra.'] }] };

test('legal text page: an earlier version of its address is fetched, and says so', async () => {
  const calls = fakeApi({ 'GET /api/v1/house-texts/2026-01-02': { body: { ...brandTexts, terms: earlier } } });
  open('2026-01-02');
  expect(await screen.findByText('Outra regra.')).toBeTruthy();
  expect(screen.getByText('Versão de 02/01/2026 (já não é a atual)')).toBeTruthy();
  expect(calls).toHaveLength(1);
});

test('legal text page: the current version is shown without a call, an unknown one links to it', async () => {
  const calls = fakeApi({});
  open(brand.terms_version);
  expect(screen.getByText(brandTexts.terms.summary)).toBeTruthy();
  expect(calls).toEqual([]);
  open('1999-01-01');
  expect((await screen.findByRole('alert')).textContent).toBe('Não há textos com esta versão.');
  expect(screen.getByRole('link', { name: 'Ver a versão atual' }).getAttribute('href')).toBe('/termos');
});

test('legal text page: a version that does not exist is not shown with the text of the one before it', async () => {
  fakeApi({ 'GET /api/v1/house-texts/2026-01-02': { body: { ...brandTexts, terms: earlier } } });
  const router = open('2026-01-02');
  await screen.findByText('Outra regra.');
  await act(() => router.navigate(textPathOf('terms', '1999-01-01')));
  expect((await screen.findByRole('alert')).textContent).toBe('Não há textos com esta versão.');
  expect(screen.queryByText('Outra regra.')).toBeNull();
});
