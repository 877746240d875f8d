// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { pendingMessagesCounted } from '@mirante/session/session-slice.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { refreshPendingMessages, usePendingMessages } from './pending-messages.ts';

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
function Badge({ age }: { age: number }) {
  const dispatch = useSessionDispatch();
  const count = usePendingMessages();
  const look = () => {
    dispatch(pendingMessagesCounted({ total: 5, at: ago(age) }));
    void dispatch(refreshPendingMessages());
  };
  return <button onClick={look}>{count}</button>;
}
const answers = { 'GET /api/v1/client/messages-unread': { body: { total: 2 } } };

test('pending messages: unseen replies are counted right after a login', async () => {
  const { calls } = renderScreen(<Badge age={0} />, answers);
  await screen.findByText('2');
  expect(calls).toHaveLength(1);
});

test.each([
  [899, 1, '5'],
  [901, 2, '2'],
])('pending messages: a count %s seconds old makes %s calls in all', async (age, asked, shown) => {
  const { calls } = renderScreen(<Badge age={age} />, answers);
  (await screen.findByText('2')).click();
  await screen.findByText(shown);
  await waitFor(() => expect(calls).toHaveLength(asked));
});

test('pending messages: a failed count keeps the previous one', async () => {
  renderScreen(<Badge age={901} />, { 'GET /api/v1/client/messages-unread': { status: 503, body: { errors: [] } } });
  (await screen.findByText('0')).click();
  expect(await screen.findByText('5')).toBeTruthy();
});
