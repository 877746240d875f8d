// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { FreeStep } from './free-step.tsx';

const links = () =>
  Object.fromEntries(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]));

it('free step: the consent is above the button, with the legal texts in new tabs, and no refund of nothing', () => {
  window.__MIRANTE__ = { checkout: 'https://assine.exemplo', client: '', backoffice: '' };
  const product = { code: 'mirante_aberto', name: 'Mirante Aberto', description: '', image: null } as never;
  render(<FreeStep product={product} back={() => {}} buy={async () => {}} failed={undefined} position={undefined} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText(/^Ao tocar em Finalizar, você concorda com os/).textContent).toMatch(/não renova sozinha\.$/);
  expect(links()).toEqual({
    'Termos de uso': 'https://assine.exemplo/#/termos',
    'Política de privacidade': 'https://assine.exemplo/#/privacidade',
  });
  expect(screen.getAllByRole('link').every((link) => link.getAttribute('target') === '_blank')).toBe(true);
});
