// @vitest-environment happy-dom
import { REPLY_MAX, type ClientMessage } from '@mirante/domain/messaging/client-message.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ClientMessagePage } from './client-message-page.tsx';
import { ReplyEditPage } from './reply-edit-page.tsx';

const turn = {
  id: 7,
  type: 'question' as const,
  body: 'Reinvisto os dividendos?',
  created_at: '2026-11-18T12:00:00Z',
  reply: null as string | null,
  obs: null as string | null,
  reply_by: null as string | null,
  replied_at: null as string | null,
  edited_at: null,
};
const message: ClientMessage = {
  ...turn,
  client_id: 12,
  client_name: 'Ana Falcão',
  seen_at: null,
  previous_id: null,
  thread: [turn],
  version: 'a',
};
const done = { reply: 'Espere até terça.', reply_by: 'Lívia', replied_at: '2026-11-19T12:00:00Z', obs: 'Ligou antes.' };
const answered: ClientMessage = { ...message, ...done, thread: [{ ...turn, ...done }], version: 'b' };
const canned = { body: { items: [{ id: 1, title: 'Boleto', text: 'Segue a segunda via.' }], total: 1 } };
const at = (answers: Parameters<typeof renderScreen>[1]) =>
  renderScreen(
    <ClientMessagePage />,
    { 'GET /api/v1/canned-replies': canned, ...answers },
    { at: '/fale-conosco/7', path: '/fale-conosco/:id' },
  );
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar resposta' }));
const fieldOf = () => screen.getByLabelText<HTMLTextAreaElement>('Resposta');

test('reply form: is filled from a canned reply, sent, and returns to the list', async () => {
  const { calls, said } = at({
    'GET /api/v1/client-messages/7': { body: message },
    'POST /api/v1/client-messages/7/reply': { body: answered },
  });
  await screen.findByText('Reinvisto os dividendos?');
  type('Resposta', 'Bom dia, Ana.');
  await screen.findByRole('option', { name: 'Boleto' });
  type('Resposta pronta', '1');
  fireEvent.click(screen.getByRole('button', { name: 'Inserir' }));
  expect(fieldOf().value).toBe('Bom dia, Ana.\n\nSegue a segunda via.');
  send();
  await screen.findByText('Outra página');
  expect(said).toEqual(['Resposta salva com sucesso!']);
  expect(calls.find(({ call }) => call.startsWith('POST'))!.body).toEqual({
    reply: 'Bom dia, Ana.\n\nSegue a segunda via.',
    obs: null,
  });
});

test('reply form: a canned reply that makes the text too long is inserted whole, and refused beside it', async () => {
  const { calls } = at({ 'GET /api/v1/client-messages/7': { body: message } });
  await screen.findByText('Reinvisto os dividendos?');
  type('Resposta', 'x'.repeat(REPLY_MAX));
  await screen.findByRole('option', { name: 'Boleto' });
  type('Resposta pronta', '1');
  fireEvent.click(screen.getByRole('button', { name: 'Inserir' }));
  expect(fieldOf().value).toMatch(/x\n\nSegue a segunda via\.$/);
  send();
  expect(await screen.findByText('Texto longo demais.')).toBeTruthy();
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('reply form: a conflict shows the first reply, keeps the typed text, and can overwrite it', async () => {
  let isLate = false;
  const { calls, said } = at({
    'GET /api/v1/client-messages/7': () => ({ body: isLate ? answered : message }),
    'POST /api/v1/client-messages/7/reply': () => {
      isLate = true;
      return {
        status: 412,
        body: { code: 'edit_conflict', detail: 'A mensagem mudou.', current: answered, errors: [] },
      };
    },
    'PATCH /api/v1/client-messages/7/reply': { body: answered },
  });
  await screen.findByText('Reinvisto os dividendos?');
  type('Resposta', 'Reinvista já.');
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('Este registro mudou enquanto você o editava');
  expect(screen.getByRole('alert').textContent).toContain('Espere até terça.');
  expect(fieldOf().value).toBe('Reinvista já.');
  await waitFor(() => expect(calls.filter(({ call }) => call === 'GET /api/v1/client-messages/7')).toHaveLength(2));
  send();
  await screen.findByText('Outra página');
  const edit = calls.find(({ call }) => call.startsWith('PATCH'))!;
  expect([edit.headers.get('if-match'), edit.body]).toMatchObject(['"b"', { reply: 'Reinvista já.' }]);
  expect(said).toEqual(['Resposta editada com sucesso!']);
});

test('reply form: keeps the typed text when saving fails', async () => {
  const { said } = at({
    'GET /api/v1/client-messages/7': { body: message },
    'POST /api/v1/client-messages/7/reply': { status: 500, body: { errors: [] } },
  });
  await screen.findByText('Reinvisto os dividendos?');
  type('Resposta', 'Bom dia.');
  send();
  await waitFor(() => expect(said).toEqual(['Erro ao salvar resposta']));
  expect(fieldOf().value).toBe('Bom dia.');
});

test('message page: an answered message shows reply, note and client, and links to the edit', async () => {
  at({ 'GET /api/v1/client-messages/7': { body: answered } });
  await screen.findByText('Espere até terça.');
  expect(screen.getByText('Ligou antes.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ana Falcão' }).getAttribute('href')).toBe('/clientes/12');
  expect(screen.getByRole('link', { name: 'Editar resposta' }).getAttribute('href')).toBe('/fale-conosco/7/editar');
  expect(screen.getByText('Resposta ainda não vista')).toBeTruthy();
});

test('reply edit form: sends the version that was seen; without a reply it leads to the message', async () => {
  const page = { at: '/fale-conosco/7/editar', path: '/fale-conosco/:id/editar' };
  const answers = { 'GET /api/v1/canned-replies': canned, 'GET /api/v1/client-messages/7': { body: answered } };
  const edited = { 'PATCH /api/v1/client-messages/7/reply': { body: answered } };
  const { calls } = renderScreen(<ReplyEditPage />, { ...answers, ...edited }, page);
  await screen.findByLabelText('Resposta');
  type('Resposta', 'Espere até quarta.');
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Outra página');
  const { body, headers } = calls.find(({ call }) => call.startsWith('PATCH'))!;
  expect([body, headers.get('if-match')]).toEqual([{ reply: 'Espere até quarta.', obs: 'Ligou antes.' }, '"b"']);
  cleanup();
  renderScreen(<ReplyEditPage />, { ...answers, 'GET /api/v1/client-messages/7': { body: message } }, page);
  expect(await screen.findByText('Outra página')).toBeTruthy();
});

test('reply form: says that a reply is mailed, and that its edit is not', async () => {
  at({ 'GET /api/v1/client-messages/7': { body: message } });
  expect(await screen.findByText('O cliente recebe um email com o link para ela.')).toBeTruthy();
  cleanup();
  renderScreen(
    <ReplyEditPage />,
    { 'GET /api/v1/client-messages/7': { body: answered }, 'GET /api/v1/canned-replies': canned },
    { at: '/fale-conosco/7/editar', path: '/fale-conosco/:id/editar' },
  );
  expect(await screen.findByText('O cliente não recebe outro email: vê o texto novo no portal.')).toBeTruthy();
  expect(screen.queryByText(/recebe um email/)).toBeNull();
});

test('message page: a failure to load is shown', async () => {
  const { said } = at({ 'GET /api/v1/client-messages/7': { status: 503, body: { errors: [] } } });
  await waitFor(() => expect(said).toEqual(['Erro ao carregar dados do contato.']));
});
