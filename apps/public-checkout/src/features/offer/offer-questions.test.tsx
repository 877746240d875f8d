// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { arrangeOffer } from './arrange.ts';
import { BelowPlans } from './below-plans.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = (answer: Promise<Response>) => {
  vi.stubGlobal('fetch', () => answer);
  return render(<BelowPlans offer={arrangeOffer([])} products={[]} />, { wrapper: MemoryRouter });
};

it('offer questions: each opens to its answer, as plain text', async () => {
  show(Promise.resolve(Response.json([{ id: 1, question: 'Renova sozinha?', answer: '<b>Não.</b>' }])));
  const question = await screen.findByText('Renova sozinha?');
  expect(question.closest('details')?.open).toBe(false);
  expect(screen.getByText('<b>Não.</b>')).toBeTruthy();
});

it.each([
  ['none', () => Promise.resolve(Response.json([]))],
  ['a failure', () => Promise.resolve(new Response('', { status: 500 }))],
])('offer questions: %s leaves the offer as it is', async (_what, answer) => {
  const answered = answer();
  const { container } = show(answered);
  await act(async () => void (await answered));
  expect(container.textContent).toBe('');
});
