// @vitest-environment happy-dom
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Crumb } from './crumb.tsx';

const at = (address: string, title?: string, tab?: string) => (
  <MemoryRouter initialEntries={[address]}>
    <Crumb />
    {title && <PageHead title={title} tab={tab} />}
  </MemoryRouter>
);
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test("breadcrumb: ends with a record's name once it is known, and is the current page", () => {
  const { rerender } = render(at('/acoes/3'));
  expect(steps()).toEqual(['Ações']);
  rerender(at('/acoes/3', 'Petrobras'));
  expect(steps()).toEqual(['Ações', 'Petrobras']);
  expect(screen.getByText('Petrobras', { selector: '[aria-current=page]' })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/acoes');
  rerender(at('/acoes/3'));
  expect(steps()).toEqual(['Ações']);
});

test('breadcrumb: a record that failed to load has the name of its kind', () => {
  render(at('/conta/pagamentos/7', 'Sem conexão com o servidor', 'Pagamento'));
  expect(steps()).toEqual(['Minha conta', 'Pagamentos', 'Pagamento']);
});

test('breadcrumb: a page of its own has its own name', () => {
  render(at('/acoes', 'Ações cobertas'));
  expect(steps()).toEqual(['Ações']);
});
