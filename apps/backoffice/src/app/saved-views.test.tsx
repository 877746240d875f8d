// @vitest-environment happy-dom
import type { FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import { ListStates } from '@mirante/crud/list/list-states.tsx';
import type { SavedView } from '@mirante/domain/access/saved-view.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { UserListPage } from '../features/access/users/user-list-page.tsx';
import { ClientMessageListPage } from '../features/messaging/client-messages/client-message-list-page.tsx';
import { ClientListPage } from '../features/people/clients/client-list-page.tsx';
import { renderScreen } from '../testing/render-screen.tsx';
import { SavedViewsButton } from './saved-views-button.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const SAVED = 'GET /api/v1/user/saved-views';
const none = { body: { items: [], total: 0 } };
const cases: [call: string, filters: string, omitted: string, List: ComponentType][] = [
  ['clients', 'client.filter=ana&client.phone=119', '“Busca” e “Telefone”', ClientListPage],
  ['users', 'u.name=ana&u.email=ana', '“Nome” e “Email”', UserListPage],
  ['client-messages', 'client_message.filter=ana', '“Busca”', ClientMessageListPage],
];
test.each(cases)('saved views: of %s leave out what names a person: %s', async (call, filters, omitted, List) => {
  renderScreen(
    <ListStates user={{ id: 1, Views: SavedViewsButton }}>
      <List />
    </ListStates>,
    { [`GET /api/v1/${call}`]: none, 'GET /api/v1/canned-replies': none, [SAVED]: { body: [] } },
    { at: `/?${filters}` },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Visões' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Salvar esta visão…' }));
  expect(await screen.findByText(new RegExp(`Sem ${omitted}: dados pessoais`))).toBeTruthy();
});

const CLIENTS = '/api/v1/clients';
/** The client list of user 1, whose views the server has. */
function showClients(views: SavedView[], at = '/', refusal?: FakeAnswer) {
  const { calls } = renderScreen(
    <ListStates user={{ id: 1, Views: SavedViewsButton }}>
      <ClientListPage />
    </ListStates>,
    {
      [`GET ${CLIENTS}`]: none,
      [SAVED]: () => ({ body: views }),
      'POST /api/v1/user/saved-views': ({ body }) => {
        if (refusal) return refusal;
        const view = { ...(body as SavedView), id: views.length + 1 };
        views.push(view);
        return { body: view };
      },
    },
    { at },
  );
  return calls;
}
const LOCAL = `mirante.views.1.${CLIENTS}`;
const view = (name: string, query: string, list = CLIENTS): SavedView => ({ id: 1, list, name, query });

test('saved views: are those of the list that the server has', async () => {
  showClients([view('Ativos', 'client.active_products=true'), view('Pagos', '', '/api/v1/payments')]);
  fireEvent.click(await screen.findByRole('button', { name: 'Visões' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Ativos',
    'Salvar esta visão…',
  ]);
});

test('saved views: are loaded again after a failure, and none is saved over one that is not known', async () => {
  let isAway = true;
  renderScreen(
    <ListStates user={{ id: 1, Views: SavedViewsButton }}>
      <ClientListPage />
    </ListStates>,
    {
      [`GET ${CLIENTS}`]: none,
      [SAVED]: () => (isAway ? { status: 500 } : { body: [view('Ativos', 'client.active_products=true')] }),
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Visões' }));
  const retry = await screen.findByRole('menuitem', { name: /^Não foi possível carregar as visões/ });
  expect(screen.getAllByRole('menuitem')).toEqual([retry]);
  isAway = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('menuitem', { name: 'Ativos' })).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'Salvar esta visão…' })).toBeTruthy();
});

test('saved views: what the browser kept is moved to the server once, beside what that has', async () => {
  const local = [
    { name: 'Ativos', query: 'client.active_products=false' },
    { name: 'Devendo', query: 'client.pending_payments=true&order=-1&perPage=10&sort=client.created_at' },
  ];
  localStorage.setItem(LOCAL, JSON.stringify(local));
  const views = [view('Ativos', 'client.active_products=true')];
  const calls = showClients(views, '/?client.pending_payments=true');
  expect(await screen.findByRole('button', { name: 'Visão aberta: Devendo' })).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem(LOCAL)).toBeNull());
  expect(calls.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    { list: CLIENTS, ...local[1] },
  ]);
});

test('saved views: what the browser kept stays there while the server does not take it', async () => {
  const local = JSON.stringify([{ name: 'Devendo', query: 'client.pending_payments=true' }]);
  localStorage.setItem(LOCAL, local);
  const calls = showClients([], '/', { status: 503 });
  await waitFor(() => expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(localStorage.getItem(LOCAL)).toBe(local);
});

test.each(['x', '{}', '[{"name":1,"query":"a"},null]'])(
  'saved views: %s, which the browser may have kept, is none',
  async (stored) => {
    localStorage.setItem(LOCAL, stored);
    const calls = showClients([]);
    await waitFor(() => expect(localStorage.getItem(LOCAL)).toBeNull());
    expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  },
);
