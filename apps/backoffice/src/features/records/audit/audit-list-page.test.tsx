// @vitest-environment happy-dom
import type { AuditEntry, AuditRequest } from '@mirante/domain/house/audit.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AuditListPage } from './audit-list-page.tsx';

const cancelled = (id: number): AuditEntry => ({
  id,
  created_at: '2026-05-04T12:00:00Z',
  user_id: 3,
  user_name: 'Silvana Prado',
  action: 'Cancelar um produto de um cliente',
  request_id: 'a',
  change: 'update',
  resource: 'client_product',
  record_id: 8000 + id,
  root_resource: 'client',
  root_id: 1001,
  diff: { status: ['active', 'cancelled'] },
  root_name: 'Ana Beatriz Falcão',
  names: {},
});
/** A call that cancelled this many products. */
const cancelling = (size: number): AuditRequest => {
  const entries = [cancelled(1), cancelled(2), cancelled(3)].slice(0, size);
  const [{ id, created_at, user_id, user_name, action, request_id }] = entries as [AuditEntry];
  return { id, created_at, user_id, user_name, action, request_id, size, entries };
};
const answers = {
  'GET /api/v1/audit-requests': { body: { items: [cancelling(60)], total: 1 } },
  'GET /api/v1/audit-authors': {
    body: [
      { id: 2, name: 'Marcos Tavares', removed: false },
      { id: 3, name: 'Silvana Prado', removed: true },
    ],
  },
  'GET /api/v1/routes': {
    body: [
      { method: 'POST', path: '/x', description: 'Cancelar um produto de um cliente', roles: [] },
      { method: 'GET', path: '/y', description: 'Listar pagamentos', roles: [] },
    ],
  },
};

test('audit log: groups entries by call, with readable changes and links to records', async () => {
  renderScreen(<AuditListPage />, answers);
  const call = within((await screen.findByText('Silvana Prado')).closest<HTMLElement>('li')!);
  expect(call.getByText('Cancelar um produto de um cliente')).toBeTruthy();
  expect(call.getByText('60 registros na mesma ação')).toBeTruthy();
  const [record] = call.getAllByRole('link', { name: 'Produto do cliente 8002' });
  expect(record!.getAttribute('href')).toBe('/clientes/1001/produto/8002');
  expect(record!.closest('li')!.textContent).toMatch(/ativo\s*→\s*para\s*cancelado/);
});

async function showCallOf101() {
  const { calls } = renderScreen(<AuditListPage />, {
    ...answers,
    'GET /api/v1/audit-requests': { body: { items: [cancelling(101)], total: 1 } },
    'GET /api/v1/audit-entries': ({ call: asked }) => {
      const [page, length] = asked.includes('page=2&') ? [1, 1] : [0, 100];
      return { body: { items: Array.from({ length }, (_, i) => cancelled(1 + page * 100 + i)), total: 101 } };
    },
  });
  const call = within((await screen.findByText('Silvana Prado')).closest<HTMLElement>('li')!);
  const showMore = async (name: string, links: number) => {
    fireEvent.click(call.getByRole('button', { name }));
    await waitFor(() => expect(call.getAllByRole('link')).toHaveLength(links));
  };
  return { call, calls, showMore };
}

test('audit log: a call of many records takes one place, with three until it is opened', async () => {
  const { call, calls, showMore } = await showCallOf101();
  expect(call.getAllByRole('link')).toHaveLength(3);
  await showMore('Mostrar mais 97 registros', 100);
  await showMore('Mostrar mais 1 registro', 101);
  expect(call.queryByRole('button')).toBeNull();
  expect(calls.filter(({ call: asked }) => asked.includes('audit.made_with=1&')).length).toBe(2);
});

test('audit log: the first of more records takes the focus, unless that has left the call', async () => {
  const { call, showMore } = await showCallOf101();
  const focused = () => document.activeElement?.querySelector('a')?.textContent;
  call.getByRole('button').focus();
  await showMore('Mostrar mais 97 registros', 100);
  expect(focused()).toBe('Produto do cliente 8004');
  screen.getByLabelText('Filtrar por Usuário').focus();
  await showMore('Mostrar mais 1 registro', 101);
  expect(document.activeElement).toBe(screen.getByLabelText('Filtrar por Usuário'));
});

test('audit log: filters by user, a removed one too, and by actions that change something', async () => {
  const { calls } = renderScreen(<AuditListPage />, answers);
  const options = (name: string) =>
    within(screen.getByLabelText(`Filtrar por ${name}`))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(options('Usuário')).toEqual(
      ['todos', 'Marcos Tavares', 'Silvana Prado (fora da equipe)'].map((name) => `Usuário: ${name}`),
    ),
  );
  await waitFor(() => expect(options('Ação')).toHaveLength(3));
  expect(options('Ação').join()).not.toContain('listar pagamentos');
  fireEvent.change(screen.getByLabelText('Filtrar por Usuário'), { target: { value: '3' } });
  await waitFor(() => expect(calls.some(({ call }) => call.includes('audit.user_id=3'))).toBe(true));
});

test('audit log: is refetched on each visit', async () => {
  const { calls } = renderScreen(
    <>
      <Link to="/">Início</Link>
      <Link to="/alteracoes">Alterações</Link>
      <Routes>
        <Route path="/" element={<p>A casa</p>} />
        <Route path="/alteracoes" element={<AuditListPage />} />
      </Routes>
    </>,
    answers,
    { at: '/alteracoes' },
  );
  const times = () => calls.filter(({ call }) => call.includes('/audit-requests?')).length;
  await screen.findByText('Silvana Prado');
  expect(times()).toBe(1);
  fireEvent.click(screen.getByRole('link', { name: 'Início' }));
  await screen.findByText('A casa');
  fireEvent.click(screen.getByRole('link', { name: 'Alterações' }));
  await waitFor(() => expect(times()).toBe(2));
});
