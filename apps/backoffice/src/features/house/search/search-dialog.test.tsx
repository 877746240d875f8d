// @vitest-environment happy-dom
import type { FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import type { StaffRole } from '@mirante/domain/access.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SearchDialog } from './search-dialog.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());
const found = {
  body: [
    { kind: 'client', items: [{ id: 1001, title: 'Ana Beatriz Falcão', detail: 'ana@mirante.example' }] },
    { kind: 'payment', items: [{ id: 5002, title: 'Pagamento 5002', detail: '' }] },
    { kind: 'coupon', items: [{ id: 3, title: 'CARTAO15', detail: '' }] },
  ],
};
const open = (answer: FakeAnswer = found, role: StaffRole = 'administrador') =>
  renderScreen(
    <SearchDialog onCancel={() => {}} onLeave={() => {}} />,
    { 'GET /api/v1/search': answer },
    { at: '/', path: '/', roles: [role] },
  );
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const group = (name: string) => screen.findByRole('group', { name });

test("search dialog: groups results by kind, beside the menu's pages", async () => {
  open();
  type('ana');
  expect((await group('Clientes')).textContent).toContain('Ana Beatriz Falcão');
  expect((await group('Pagamentos')).textContent).toContain('Pagamento 5002');
  expect((await group('Cupons')).textContent).toContain('CARTAO15');
  type('permiss');
  expect((await group('Ir para…')).textContent).toContain('Permissões');
});

test('search dialog: says when there are no results, and when the text is too short', async () => {
  const { calls } = open({ body: [] });
  type('zz yy qq');
  expect(await screen.findByText('Nada encontrado para “zz yy qq”.')).toBeTruthy();
  const asked = calls.length;
  type('z');
  expect(screen.getByText('Digite ao menos 2 caracteres.')).toBeTruthy();
  expect(calls).toHaveLength(asked);
});

test('search dialog: searches what was typed before it was there', async () => {
  renderScreen(<SearchDialog typed="ana" onCancel={() => {}} onLeave={() => {}} />, { 'GET /api/v1/search': found });
  expect(field().value).toBe('ana');
  expect(await group('Clientes')).toBeTruthy();
});

test('search dialog: a failed search can be retried', async () => {
  let answer: FakeAnswer = { status: 503, body: { detail: 'x', errors: [] } };
  const calls = renderScreen(<SearchDialog onCancel={() => {}} onLeave={() => {}} />, {
    'GET /api/v1/search': () => answer,
  }).calls;
  type('ana');
  expect(await screen.findByText(/Não foi possível buscar agora/)).toBeTruthy();
  answer = found;
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await group('Clientes')).toBeTruthy();
  expect(calls).toHaveLength(2);
});

test('search dialog: Enter before the response opens its first result', async () => {
  const { calls } = open();
  type('falcão');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(calls).toEqual([]);
  expect(await screen.findByText('Outra página')).toBeTruthy();
});

function ClosableSearch() {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return isOpen ? <SearchDialog onCancel={close} onLeave={close} /> : <p>Fechada</p>;
}

test('search dialog: closed after Enter, opens nothing', async () => {
  vi.useFakeTimers();
  renderScreen(<ClosableSearch />, { 'GET /api/v1/search': found }, { at: '/', path: '/', roles: ['administrador'] });
  type('falcão');
  fireEvent.keyDown(field(), { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Fechar busca' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('Fechada')).toBeTruthy();
});

test('search dialog: pages that the viewer may not open are not found', async () => {
  open({ body: [] }, 'conteudo');
  type('clientes');
  expect(await screen.findByText('Nada encontrado para “clientes”.')).toBeTruthy();
});
