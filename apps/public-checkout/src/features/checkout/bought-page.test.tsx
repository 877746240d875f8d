// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { to } from '../../to.ts';
import { BoughtPage } from './bought-page.tsx';

afterEach(cleanup);

const show = (state: object) => {
  const [pathname, search] = to.bought('pix', 'abc').split('?');
  render(
    <MemoryRouter initialEntries={[{ pathname, search: `?${search}`, state }]}>
      <BoughtPage />
    </MemoryRouter>,
  );
};

test('who bought under a known CPF is told which inbox, what works now and what after', () => {
  show({ inbox: 'a•••@e•••.com.br' });
  expect(screen.getByText(/Este CPF já tem cadastro, com o email a•••@e•••.com.br/)).toBeTruthy();
  expect(screen.getByText(/A senha que você acabou de digitar não vale para ela/)).toBeTruthy();
  for (const name of ['Agora', 'Depois']) expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.queryByText(/Enviamos um email para você confirmar o seu endereço/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Recuperar a senha' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pagar com Pix' })).toBeTruthy();
});

test('a newcomer is told of the address that was typed', () => {
  show({});
  expect(screen.getByText(/Enviamos um email para você confirmar o seu endereço/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Agora' })).toBeNull();
});
