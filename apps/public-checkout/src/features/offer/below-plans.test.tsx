// @vitest-environment happy-dom
import type { OfferedAnalyst } from '@mirante/domain/products/analyst.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { arrangeOffer } from './arrange.ts';
import { BelowPlans } from './below-plans.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const ANALYSTS = '/api/v1/offered-analysts';
const QUESTIONS = '/api/v1/offered-questions';
const SAMPLE = '/api/v1/sample-report';
const failure = () => Response.json({}, { status: 500 });
const brokenConnection = () => Promise.reject(new TypeError());
/** A call that is not named answers that there is nothing. */
const show = (answers: Record<string, () => unknown>, products: readonly CatalogueProduct[] = []) => {
  const calls: Promise<Response>[] = [];
  const answerTo = async (path: string) => {
    const answer = (await answers[path]?.()) ?? (path === SAMPLE ? null : []);
    return answer instanceof Response ? answer : Response.json(answer);
  };
  vi.stubGlobal('fetch', (path: string) => {
    const call = answerTo(path);
    calls.push(call);
    return call;
  });
  const { container } = render(<BelowPlans offer={arrangeOffer(products)} products={products} />, {
    wrapper: MemoryRouter,
  });
  return { container, answered: () => act(async () => void (await Promise.allSettled(calls))) };
};
const questions = [{ id: 1, question: 'Renova sozinha?', answer: '<b>Não.</b>' }];
const renata: OfferedAnalyst = { id: 1, name: 'Renata Brandão', cnpi: 'CNPI-P 1234', presentation: '<b>Bancos.</b>' };

it('offer questions: each opens to its answer, as plain text', async () => {
  show({ [QUESTIONS]: () => questions });
  const question = await screen.findByText('Renova sozinha?');
  expect(question.closest('details')?.open).toBe(false);
  expect(screen.getByText('<b>Não.</b>')).toBeTruthy();
});

it('offer analysts: each has name, registration and presentation, as plain text', async () => {
  const caio = { ...renata, id: 2, name: 'Caio Sá', cnpi: 'EM-9041', presentation: null };
  show({ [ANALYSTS]: () => [renata, caio] });
  expect((await screen.findByRole('region', { name: 'Quem assina as análises' })).textContent).toContain('CNPI-P 1234');
  expect(screen.getByText('<b>Bancos.</b>')).toBeTruthy();
  expect(screen.getByText('CNPI EM-9041')).toBeTruthy();
});

it('offer sample: its PDF is linked by name, day and pages', async () => {
  show({ [SAMPLE]: () => ({ name: 'Panorama', report_date: '2026-11-21T01:00:00.000Z', pages: 12 }) });
  const link = await screen.findByRole('link', { name: /Panorama/ });
  expect(link.getAttribute('href')).toBe('/api/v1/sample-report/pdf');
  expect(link.textContent).toContain('20/11/2026 · 12 páginas');
});

it.each([
  ['nothing', {}],
  ['failures', { [ANALYSTS]: failure, [QUESTIONS]: failure, [SAMPLE]: failure }],
  ['broken connections', { [ANALYSTS]: brokenConnection, [QUESTIONS]: brokenConnection, [SAMPLE]: brokenConnection }],
])('offer details: %s leave the offer as it is', async (_what, answers) => {
  const { container, answered } = show(answers);
  await answered();
  expect(container.textContent).toBe('');
});

it('offer details: one that fails leaves the others, and none appears before all are known', async () => {
  const analysts = Promise.withResolvers<Response>();
  const { container, answered } = show({ [ANALYSTS]: () => analysts.promise, [QUESTIONS]: () => questions });
  await act(async () => {});
  expect(container.textContent).toBe('');
  analysts.resolve(failure());
  await answered();
  expect(await screen.findByText('Renova sozinha?')).toBeTruthy();
});

it('offer comparison: its plans are ordered by price, although the recommended one is shown first', () => {
  const plan = (code: string, name: string, price: number) =>
    ({
      id: price,
      code,
      name,
      price,
      active: true,
      description: '',
      benefits: ['Painel'],
      includes: [],
      offer: null,
    }) as never;
  show({}, [
    plan('carteiras_casa', 'Carteiras', 1188),
    plan('casa_completo', 'Completo', 2388),
    plan('casa_vitalicio', 'Vitalício', 5988),
  ]);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['O que você recebe', 'Carteiras', 'Completo', 'Vitalício']);
});
