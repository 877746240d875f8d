// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PermissionsPage } from './permissions-page.tsx';

const routes = [
  { method: 'GET', path: '/api/v1/payments', description: 'Listar pagamentos', roles: ['financeiro'] },
  { method: 'GET', path: '/api/v1/routes', description: 'Ver a tabela de permissões', roles: [] },
];
const open = (at = '/permissoes') =>
  renderScreen(<PermissionsPage />, { 'GET /api/v1/routes': { body: routes } }, { at });
const row = (name: RegExp) => screen.queryByRole('row', { name });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('permissions page: lists each action with its roles, filtered by text and by role', async () => {
  open();
  expect((await screen.findByRole('row', { name: /Listar pagamentos/ })).textContent).toContain('financeiro');
  expect(row(/Ver a tabela/)?.textContent).toContain('TODOS');
  type('Ação ou endereço', 'permissoes');
  expect([row(/Listar pagamentos/), row(/Ver a tabela/)].map(Boolean)).toEqual([false, true]);
  type('Ação ou endereço', '');
  type('Papel', 'trader');
  expect(row(/Listar pagamentos/)).toBeNull();
  type('Ação ou endereço', 'nada disso');
  expect(screen.getByText('Sem resultados para o filtro')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(row(/Listar pagamentos/)).toBeTruthy();
});

test('permissions page: its filters are in the URL', async () => {
  open('/permissoes?papel=trader');
  expect((await screen.findByLabelText<HTMLInputElement>('Papel')).value).toBe('trader');
  expect(row(/Listar pagamentos/)).toBeNull();
});
