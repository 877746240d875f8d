// @vitest-environment happy-dom
import { emptyCheckout, type CheckoutStep } from '@mirante/domain/sales/checkout.ts';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useStep } from './use-step.ts';

const reached: CheckoutStep = 3;
const Reloaded = () => <p>Etapa {useStep({ ...emptyCheckout, reached, confirmed: false }).step}</p>;
const inCheckout = ['', '?etapa=1', '?etapa=2', '?etapa=3'].map((query) => `/cadastro${query}`);

it("checkout step: after a reload at the payment, the browser's Back shows the step before the one shown", async () => {
  const routes = [{ path: '/cadastro', element: <Reloaded /> }];
  const router = createMemoryRouter(routes, { initialEntries: inCheckout, initialIndex: 3 });
  render(<RouterProvider router={router} />);
  expect(screen.getByText('Etapa 1')).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Etapa 0')).toBeTruthy();
  await act(() => router.navigate(1));
  expect(screen.getByText('Etapa 1')).toBeTruthy();
});
