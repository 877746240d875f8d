// @vitest-environment happy-dom
import { ListStates } from '@mirante/crud/list/list-states.tsx';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { UserListPage } from '../features/access/users/user-list-page.tsx';
import { ClientMessageListPage } from '../features/messaging/client-messages/client-message-list-page.tsx';
import { ClientListPage } from '../features/people/clients/client-list-page.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

afterEach(cleanup);

const none = { body: { items: [], total: 0 } };
const cases: [call: string, filters: string, omitted: string, List: ComponentType][] = [
  ['clients', 'client.filter=ana&client.phone=119', '“Busca” e “Telefone”', ClientListPage],
  ['users', 'u.name=ana&u.email=ana', '“Nome” e “Email”', UserListPage],
  ['client-messages', 'client_message.filter=ana', '“Busca”', ClientMessageListPage],
];
test.each(cases)('saved views: of %s leave out what names a person: %s', async (call, filters, omitted, List) => {
  renderScreen(
    <ListStates owner={1}>
      <List />
    </ListStates>,
    { [`GET /api/v1/${call}`]: none, 'GET /api/v1/canned-replies': none },
    { at: `/?${filters}` },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Visões' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Salvar esta visão…' }));
  expect(await screen.findByText(new RegExp(`Sem ${omitted}: dados pessoais`))).toBeTruthy();
});
