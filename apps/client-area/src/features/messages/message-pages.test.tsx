// @vitest-environment happy-dom
import type { OwnMessage } from '@mirante/domain/messaging/client-message.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MessageListPage } from './message-list-page.tsx';
import { MessagePage } from './message-page.tsx';
import { NewMessagePage } from './new-message-page.tsx';

const turn = {
  id: 7,
  type: 'question' as const,
  body: 'Reinvisto os dividendos?',
  created_at: '2026-11-18T12:00:00Z',
  reply: 'Espere até terça.',
  reply_by: 'Lívia Azevedo',
  replied_at: '2026-11-19T12:12:00Z',
  edited_at: '2026-11-19T13:03:00Z',
};
const { reply: _reply, reply_by: _by, edited_at: _edited, ...row } = turn;
const message: OwnMessage = {
  ...row,
  reply: turn.reply,
  reply_by: turn.reply_by,
  unseen: true,
  previous_id: null,
  thread: [turn],
};
const answers = {
  'GET /api/v1/client/messages': {
    body: { items: [message, { ...row, id: 6, replied_at: null, unseen: false }], total: 2 },
  },
  'GET /api/v1/client/messages/7': { body: message },
  'POST /api/v1/client/messages/7/read': { body: { total: 0 } },
};
const pages = (
  <Routes>
    <Route path="/fale-conosco/mensagens" element={<MessageListPage />} />
    <Route path="/fale-conosco/mensagens/:id" element={<MessagePage />} />
    <Route path="/fale-conosco/novo" element={<NewMessagePage />} />
  </Routes>
);
const at = (path: string, own: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(pages, { ...answers, ...own }, {}, path);

test('message list: marks new replies and messages waiting', async () => {
  at('/fale-conosco/mensagens');
  await screen.findByText('Resposta nova');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'DúvidaResposta nova18/11/2026Reinvisto os dividendos?Respondida',
    'Dúvida18/11/2026Reinvisto os dividendos?Aguardando resposta',
  ]);
});

test('messages: of one type are told apart, in the list and in the tab of each', async () => {
  at('/fale-conosco/mensagens');
  const links = await screen.findAllByRole('link', { name: /^Dúvida/ });
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Dúvida, mensagem 7', 'Dúvida, mensagem 6']);
  fireEvent.click(links[0]!);
  await screen.findByRole('heading', { level: 1, name: 'Dúvida' });
  expect(document.title).toBe('Mensagem 7 · Mirante');
});

test('message list: an empty one says so, and a failure can be retried', async () => {
  at('/fale-conosco/mensagens', { 'GET /api/v1/client/messages': { body: { items: [], total: 0 } } });
  expect((await screen.findAllByText('Nenhum resultado encontrado.')).length).toBeGreaterThan(0);
  cleanup();
  at('/fale-conosco/mensagens', { 'GET /api/v1/client/messages': { status: 503, body: { errors: [] } } });
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});

test('message page: a failure to load shows the specified message', async () => {
  const { toasts } = at('/fale-conosco/mensagens/7', {
    'GET /api/v1/client/messages/7': { status: 500, body: {} },
  });
  await waitFor(() => expect(toasts).toEqual(['Erro ao carregar dados do contato.']));
});

test('message list: is sorted, and filtered by type and by reply', async () => {
  const { calls } = at('/fale-conosco/mensagens');
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByText('Resposta nova');
  choose('Ordenar por', 'client_message.created_at 1');
  choose('Filtrar por Tipo', 'complaint');
  choose('Filtrar por Resposta', 'false');
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(calls.at(-1)?.call.split('?')[1]))).toMatchObject({
      order: '1',
      'client_message.type': 'complaint',
      'client_message.answered': 'false',
    }),
  );
});

test('message page: shows the reply with its edit time, and marks it seen once', async () => {
  const { calls } = at('/fale-conosco/mensagens/7');
  await screen.findByText('Espere até terça.');
  expect(screen.getByText(/Editada em 19\/11\/2026, 10:03/)).toBeTruthy();
  await waitFor(() => expect(calls.filter(({ call }) => call.endsWith('/7/read'))).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Continuar o assunto' }).getAttribute('href')).toBe(
    '/fale-conosco/novo?continuar=7',
  );
});

test('message page: a reply sent meanwhile is shown once the window has the focus again', async () => {
  let thread: OwnMessage['thread'] = [{ ...turn, reply: null, replied_at: null, edited_at: null }];
  at('/fale-conosco/mensagens/7', {
    'GET /api/v1/client/messages/7': () => ({ body: { ...message, thread } }),
  });
  await screen.findByText('Reinvisto os dividendos?');
  thread = [turn];
  fireEvent(globalThis as unknown as Window, new Event('focus'));
  expect(await screen.findByText('Espere até terça.')).toBeTruthy();
});

test('message page: a follow-up references the previous message', async () => {
  const { calls, toasts } = at('/fale-conosco/novo?continuar=7', {
    'POST /api/v1/client/messages': { body: message },
  });
  await screen.findByText('Continua o assunto da mensagem 7, de 18/11/2026.');
  fireEvent.change(screen.getByLabelText('Sua mensagem'), { target: { value: 'E depois?' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Reclamação' }));
  fireEvent.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
  await screen.findByText('Espere até terça.');
  expect(toasts).toEqual(['Mensagem enviada, obrigado!']);
  expect(calls.find(({ call }) => call === 'POST /api/v1/client/messages')!.body).toEqual({
    type: 'complaint',
    body: 'E depois?',
    previous_id: 7,
  });
});

test('message form: opened for a new subject from a follow-up, it no longer says to continue that one', async () => {
  const shown = (
    <>
      <Link to="/fale-conosco/novo">Nova mensagem</Link>
      {pages}
    </>
  );
  renderScreen(shown, answers, {}, '/fale-conosco/novo?continuar=7');
  await screen.findByText(/Continua o assunto da mensagem 7/);
  fireEvent.click(screen.getByRole('link', { name: 'Nova mensagem' }));
  await waitFor(() => expect(screen.queryByText(/Continua o assunto/)).toBeNull());
});

test('message form: keeps what was typed when sending fails', async () => {
  const { toasts } = at('/fale-conosco/novo', {
    'POST /api/v1/client/messages': { status: 500, body: { errors: [] } },
  });
  fireEvent.change(screen.getByLabelText('Sua mensagem'), { target: { value: 'O boleto venceu.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
  await waitFor(() => expect(toasts).toEqual(['Ocorreu um erro ao enviar a mensagem.']));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Sua mensagem').value).toBe('O boleto venceu.');
});
