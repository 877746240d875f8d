// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CannedReplyEditPage } from '../features/messaging/canned-replies/canned-reply-edit-page.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

const stamps = { created_at: '2026-01-02T12:00:00Z', updated_at: '2026-01-02T12:00:00Z', version: 'v1' };
const at = { at: '/7/editar', path: '/:id/editar' };

it("edit page: the browser's tab names the record, and the heading its kind", async () => {
  const reply = { id: 7, title: 'Segunda via', text: 'Olá!', ...stamps };
  renderScreen(
    <CannedReplyEditPage />,
    { 'GET /api/v1/canned-replies/7': { body: reply }, 'GET /api/v1/canned-replies/7/changes': { body: [] } },
    at,
  );
  expect(await screen.findByRole('heading', { name: 'Editar resposta pronta' })).toBeTruthy();
  expect(document.title).toBe('Editar Segunda via · Mirante');
});

it('edit page: what was typed stays when its record was removed meanwhile', async () => {
  const gone = { status: 404, body: { detail: 'Resposta pronta não encontrada.', errors: [] } };
  const reads = [{ body: { id: 7, title: 'Segunda via', text: 'Olá!', ...stamps } }];
  renderScreen(
    <CannedReplyEditPage />,
    {
      'GET /api/v1/canned-replies/7': () => reads.pop() ?? gone,
      'PATCH /api/v1/canned-replies/7': gone,
      'GET /api/v1/canned-replies/7/changes': { body: [] },
    },
    at,
  );
  fireEvent.change(await screen.findByLabelText('Título'), { target: { value: 'Segunda via do boleto' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Este registro não existe mais')).toBeTruthy();
  expect(screen.getByText('Resposta pronta não encontrada.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Segunda via do boleto');
});
