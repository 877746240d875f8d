// @vitest-environment happy-dom
import type { FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import type { Audience, NotifiableContent, NotificationRow } from '@mirante/domain/messaging/notification.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { UnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { to } from '../../../app/to.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { NewNotificationPage } from './new-notification-page.tsx';
import { NotificationListPage } from './notification-list-page.tsx';

beforeEach(() => sessionStorage.clear());
const SEND = 'POST /api/v1/notifications';
const audience: Audience = {
  people: 1946,
  with_push: 822,
  products: [
    { id: 4, name: 'Carteiras Mirante', people: 486, with_push: 188, opens: true },
    { id: 5, name: 'Full Trader', people: 0, with_push: 0, opens: false },
  ],
};
const klabin: NotifiableContent = {
  id: 2184,
  title: 'Entra Klabin, sai Copel',
  goes_out_at: '2026-11-17T12:00:00Z',
  is_out: true,
  products: [4],
  notified_at: null,
};
const answers = {
  'GET /api/v1/notifications/audience': { body: audience },
  'GET /api/v1/notifications/contents': { body: [klabin] },
};
const form = (more: Parameters<typeof renderScreen>[1] = {}, at = to.newNotification()) =>
  renderScreen(<NewNotificationPage />, { ...answers, ...more }, { at, path: '/gerar-notificacao' });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('notification form: the preview on a phone cuts a long title between characters, not within an emoji', () => {
  form({}, to.newNotification({ title: `${'x'.repeat(38)}🚀🚀 e mais` }));
  expect(screen.getByText(`${'x'.repeat(38)}🚀…`)).toBeTruthy();
});

test('notification form: is filled from the URL, and sent as it is', async () => {
  const { calls, said } = form(
    { [SEND]: { body: { id: 1 } } },
    to.newNotification({ title: 'Entra Klabin', message: 'Leia.', content: 'report', contentId: 2184, products: [4] }),
  );
  expect(await screen.findByText('Entra Klabin, sai Copel')).toBeTruthy();
  expect((await screen.findByRole('status')).textContent).toContain('1.946 pessoas, 822 com push (42%).');
  press('Enviar notificação');
  expect(await screen.findByText('Outra página')).toBeTruthy();
  expect(calls.find(({ call }) => call === SEND)?.body).toEqual({
    title: 'Entra Klabin',
    message: 'Leia.',
    content: 'report',
    content_id: 2184,
    products: [4],
  });
  expect(said).toEqual(['Notificação enviada!']);
});

test('notification form: is filled anew when its URL gets another prefill, unless something was typed', async () => {
  renderScreen(
    <UnsavedWork owner={1}>
      <Link to={to.newNotification({ title: 'Sai Copel', products: [4] })}>Outra</Link>
      <Link to={to.newNotification({ title: 'Fica Vale' })}>Terceira</Link>
      <NewNotificationPage />
    </UnsavedWork>,
    answers,
    { at: to.newNotification({ title: 'Entra Klabin' }), path: '/gerar-notificacao' },
  );
  const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  follow('Outra');
  expect(valueOf('Título')).toBe('Sai Copel');
  expect((await screen.findByLabelText<HTMLInputElement>(/Carteiras Mirante/)).checked).toBe(true);
  write('Mensagem', 'Leia agora.');
  follow('Terceira');
  expect([valueOf('Título'), valueOf('Mensagem')]).toEqual(['Sai Copel', 'Leia agora.']);
});

test('notification form: an audience of nobody has no share of push', async () => {
  const empty = { ...audience, people: 0, with_push: 0 };
  form({ 'GET /api/v1/notifications/audience': { body: empty } }, to.newNotification({ products: [5] }));
  expect((await screen.findByRole('status')).textContent).toContain('0 pessoas, 0 com push. Ninguém');
});

test('notification form: says whom it reaches only once the chosen products are counted, or that they were not', async () => {
  const { promise, resolve } = Promise.withResolvers<FakeAnswer>();
  const counts: (FakeAnswer | Promise<FakeAnswer>)[] = [
    { body: audience },
    promise,
    { body: { ...audience, people: 2432 } },
  ];
  form({ 'GET /api/v1/notifications/audience': () => counts.shift()! }, to.newNotification({ products: [4] }));
  expect((await screen.findByText(/^Para/)).textContent).toContain('1.946 pessoas');
  fireEvent.click(screen.getByLabelText(/Full Trader/));
  expect(await screen.findByText('Contando quem recebe…')).toBeTruthy();
  resolve({ status: 503 });
  expect(await screen.findByText('Não foi possível contar quem recebe')).toBeTruthy();
  expect(screen.queryByText(/1\.946/)).toBeNull();
  press('Tentar novamente');
  expect((await screen.findByText(/^Para/)).textContent).toContain('2.432 pessoas');
});

test('notification form: a chosen content fills title and products, and marks products without access', async () => {
  const { calls } = form();
  await screen.findByLabelText(/Carteiras Mirante/);
  expect(screen.queryByText(/^Para/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Conteúdo'), { target: { value: 'report' } });
  fireEvent.click(await screen.findByRole('button', { name: /Entra Klabin/ }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe(klabin.title));
  expect(screen.getByLabelText<HTMLInputElement>(/Carteiras Mirante/).checked).toBe(true);
  const counted = calls.findLast(({ call }) => call.includes('/audience'))!.call.split('?')[1];
  expect(Object.fromEntries(new URLSearchParams(counted))).toEqual({
    content: 'report',
    content_id: '2184',
    products: '4',
  });
  expect(screen.getByLabelText(/Full Trader/).closest('label')?.textContent).toContain('Não abre este conteúdo');
});

test.each([
  ['filled by a content', {}, 'Sobe Vale', [5]],
  ['changed', { title: 'Leia hoje', products: [4, 5] }, 'Leia hoje', [4, 5]],
])(
  'notification form: title and products %s are those of the content chosen instead, unless changed',
  async (...of) => {
    const [, changed, title, products] = of;
    const vale = { ...klabin, id: 9, title: 'Sobe Vale', products: [5] };
    const { calls } = form(
      { 'GET /api/v1/notifications/contents': { body: [klabin, vale] }, [SEND]: { body: { id: 1 } } },
      to.newNotification({ title: klabin.title, message: 'Leia.', content: 'report', products: [4], ...changed }),
    );
    for (const name of [/^Entra Klabin/, 'Trocar', /^Sobe Vale/])
      fireEvent.click(await screen.findByRole('button', { name }));
    await screen.findByText('Trocar');
    press('Enviar notificação');
    await screen.findByText('Outra página');
    expect(calls.find(({ call }) => call === SEND)?.body).toMatchObject({ title, products, content_id: 9 });
  },
);

test('notification form: opened again, it shows what was published meanwhile, and whom that reaches', async () => {
  const late = {
    'GET /api/v1/notifications/audience': { body: { ...audience, people: 0, with_push: 0 } },
    'GET /api/v1/notifications/contents': { body: [{ ...klabin, is_out: false }] },
  };
  renderScreen(
    <Routes>
      <Route path="/gerar-notificacao" element={<NewNotificationPage />} />
      <Route
        path="*"
        element={<Link to={to.newNotification({ content: 'report', contentId: 2184, products: [4] })}>Notificar</Link>}
      />
    </Routes>,
    late,
    { at: '/relatorios/2184' },
  );
  const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  follow('Notificar');
  expect(await screen.findByText('Este conteúdo ainda não foi publicado.')).toBeTruthy();
  expect((await screen.findByText(/^Para/)).textContent).toContain('0 pessoas');
  follow('Cancelar');
  Object.assign(late, answers);
  follow('Notificar');
  await waitFor(() => expect(screen.queryByText('Este conteúdo ainda não foi publicado.')).toBeNull());
  expect((await screen.findByText(/^Para/)).textContent).toContain('1.946 pessoas');
});

test('notification form: a fund is chosen by name, like contents', async () => {
  const fund = { ...klabin, id: 12, title: 'Serra Simples', goes_out_at: null };
  const { calls } = form({ 'GET /api/v1/notifications/contents': { body: [fund] } });
  fireEvent.change(screen.getByLabelText('Conteúdo'), { target: { value: 'funds' } });
  fireEvent.change(await screen.findByLabelText('Procurar fundo'), { target: { value: 'serra' } });
  fireEvent.click(await screen.findByRole('button', { name: /Serra Simples/ }));
  expect(await screen.findByText('Fundo 12')).toBeTruthy();
  expect(calls.some(({ call }) => call.includes('content=funds&filter=serra'))).toBe(true);
});

test('notification form: changing the kind clears the chosen content', async () => {
  const { calls } = form(
    { [SEND]: { body: { id: 1 } } },
    to.newNotification({ title: 'Aviso', message: 'Leia.', content: 'report', contentId: 2184, products: [4] }),
  );
  await screen.findByRole('button', { name: 'Trocar' });
  fireEvent.change(screen.getByLabelText('Conteúdo'), { target: { value: '' } });
  press('Enviar notificação');
  expect(await screen.findByText('Outra página')).toBeTruthy();
  expect(calls.find(({ call }) => call === SEND)?.body).toMatchObject({ content: null });
  expect(calls.find(({ call }) => call === SEND)?.body).not.toMatchObject({ content_id: 2184 });
});

test('notification form: requires title, message, product, and the content of its kind', async () => {
  const { calls } = form();
  await screen.findByLabelText(/Carteiras Mirante/);
  fireEvent.change(screen.getByLabelText('Conteúdo'), { target: { value: 'report' } });
  write('Mensagem', 'ab');
  press('Enviar notificação');
  for (const wrong of [
    'Por favor escreva um texto aqui.',
    'Texto deve ser mais longo.',
    'Selecione ao menos um produto',
    'Selecione um conteúdo.',
  ])
    expect(await screen.findByText(wrong)).toBeTruthy();
  const search = screen.getByLabelText('Procurar relatório');
  await waitFor(() => expect(document.activeElement).toBe(search));
  expect(document.getElementById(search.getAttribute('aria-describedby')!)?.textContent).toBe('Selecione um conteúdo.');
  expect(screen.queryByText('Não foi possível salvar')).toBeNull();
  expect(calls.some(({ call }) => call === SEND)).toBe(false);
});

test('notification form: a general notification needs no content', async () => {
  const { calls } = form({ [SEND]: { body: { id: 1 } } });
  write('Título', 'Aviso');
  write('Mensagem', 'Voltamos na segunda.');
  fireEvent.click(await screen.findByLabelText(/Carteiras Mirante/));
  press('Enviar notificação');
  expect(await screen.findByText('Outra página')).toBeTruthy();
  expect(calls.find(({ call }) => call === SEND)?.body).toMatchObject({ content: null, products: [4] });
});

const keyOf = ({ headers }: { headers: Headers }) => headers.get('idempotency-key');

test('notification form: a failure keeps what was typed, and is retried under its idempotency key', async () => {
  const { calls, said } = form(
    { [SEND]: { status: 500, body: { detail: 'Erro.', errors: [] } } },
    to.newNotification({ title: 'Aviso', message: 'Mensagem.', products: [4] }),
  );
  await screen.findByLabelText(/Carteiras Mirante/);
  press('Enviar notificação');
  await waitFor(() => expect(said).toEqual(['Ocorreu um erro ao enviar a notificação.']));
  expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Aviso');
  press('Enviar notificação');
  await waitFor(() => expect(said).toHaveLength(2));
  write('Título', 'Outro aviso');
  press('Enviar notificação');
  await waitFor(() => expect(said).toHaveLength(3));
  const [first, again, other] = calls.filter(({ call }) => call === SEND).map(keyOf);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('notification form: warns of a repeated notification, and of an unpublished content', async () => {
  const again = { ...klabin, is_out: false, notified_at: '2026-11-18T12:00:00Z' };
  form(
    { 'GET /api/v1/notifications/contents': { body: [again] } },
    to.newNotification({ content: 'report', contentId: 7 }),
  );
  expect(await screen.findByText('Este conteúdo já foi notificado')).toBeTruthy();
  expect(screen.getByText('Este conteúdo ainda não foi publicado.')).toBeTruthy();
});

const waiting = (): NotificationRow => ({
  id: 9,
  title: 'Entra Klabin',
  message: 'Leia.',
  content: null,
  content_id: null,
  product_name: 'Carteiras Mirante',
  user_name: 'Renata Brandão',
  status: 'waiting',
  send_at: new Date(serverNow().getTime() + 20_000).toISOString(),
  sent_at: null,
  recipients: 0,
  reads: 0,
});

test('notification list: a waiting notification is sent at once by its button', async () => {
  const { calls, said } = renderScreen(<NotificationListPage />, {
    'GET /api/v1/notifications': { body: { items: [waiting()], total: 1 } },
    'POST /api/v1/notifications/9/send': { status: 204, body: '' },
  });
  await screen.findByRole('timer');
  press('Enviar já');
  await waitFor(() => expect(said).toEqual(['Notificação enviada!']));
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
});

test('notification list: a waiting notification has a countdown, and is cancelled by its button', async () => {
  const { calls, said } = renderScreen(<NotificationListPage />, {
    'GET /api/v1/notifications': { body: { items: [waiting()], total: 1 } },
    'DELETE /api/v1/notifications/9': { status: 204, body: '' },
  });
  expect((await screen.findByRole('timer')).textContent).toMatch(/^00:(19|20)$/);
  press('Desfazer');
  await waitFor(() => expect(said).toEqual(['Envio desfeito.']));
  expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1);
});

test('notification list: a notification that is being sent is shown as sent once its job has run', async () => {
  let isSent = false;
  const due: NotificationRow = { ...waiting(), send_at: serverNow().toISOString() };
  const sent: NotificationRow = { ...due, status: 'sent', recipients: 198 };
  renderScreen(<NotificationListPage />, {
    'GET /api/v1/notifications': ({ call }) => {
      const items = !isSent ? [due] : call.includes('waiting') ? [] : [sent];
      return { body: { items, total: items.length } };
    },
  });
  expect(await screen.findByText('Enviando…')).toBeTruthy();
  isSent = true;
  expect(await screen.findByText('198')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Enviando…')).toBeNull());
});
