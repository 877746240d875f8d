import type { SeenCall } from '@mirante/api-client/testing/fake-api.ts';
import { UnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import { FakeSocket } from '@mirante/screens/trading/panel/testing/fake-socket.ts';
import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { DeskPage } from '../features/trading/desk/desk-page.tsx';
import { answers } from './desk-answers.ts';
import { renderScreen } from './render-screen.tsx';

/** The traders' desk with its open trades. */
export async function showDesk(more: Parameters<typeof renderScreen>[1] = {}) {
  const shown = renderScreen(
    <UnsavedWork owner={1}>
      <DeskPage />
    </UnsavedWork>,
    { ...answers, ...more },
  );
  await screen.findByRole('button', { name: /PETR4/, expanded: false });
  await screen.findByRole('button', { name: /Swing 3,5%/ });
  return shown;
}

/** Presses a key where the focus is. */
export const press = (key: string, more: object = {}) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));

export const sent = (calls: readonly SeenCall[], call: string) => calls.find((each) => each.call === call)?.body;

/** Connects the live panel. */
export async function connect() {
  act(() => {
    FakeSocket.last.open();
    FakeSocket.last.say('authorized');
  });
  await waitFor(() => expect(FakeSocket.last.sent).toHaveLength(2));
  act(() => FakeSocket.last.say({ position: { epoch: 'e', sequence: 7 }, recovered: true }));
}

/** The live panel hears of a trade's next revision. */
export const change = (row: OwnTradeRow, sequence = 8) =>
  act(() => FakeSocket.last.notify({ sequence, topic: 'live', id: row.id, row: { ...row, revision: sequence } }));
