// @vitest-environment happy-dom
import { payments } from '@mirante/contract/sales/payments.ts';
import { permissions } from '@mirante/contract/access/permissions.ts';
import { users } from '@mirante/contract/access/users.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Allowed } from './allowed.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

const FORBIDDEN = /Operação não permitida\. Parece que você não possui permissão para a ação requisitada\./;

test('Allowed: a page is shown to those who may make its call', () => {
  renderScreen(<Allowed call={payments.listPayments}>A página</Allowed>, {}, { roles: ['financeiro'] });
  expect(screen.getByText('A página')).toBeTruthy();
});

test.each([
  [users.listUsers, ['financeiro'] as const, 'Papel que pode: administrador.'],
  [payments.listPayments, ['trader'] as const, 'Papéis que podem: administrador, atendimento, financeiro.'],
  [permissions.listRoutes, [] as const, 'Papel que pode: qualquer papel no sistema.'],
])('Allowed: others are told who may, with a link home', (call, roles, whose) => {
  renderScreen(<Allowed call={call}>A página</Allowed>, {}, { roles });
  expect(screen.queryByText('A página')).toBeNull();
  expect(screen.getByText(FORBIDDEN).textContent).toContain(whose);
  expect(screen.getByText('Código 403')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe('#/');
});
