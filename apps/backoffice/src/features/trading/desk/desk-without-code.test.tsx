// @vitest-environment happy-dom
import { FakeSocket } from '@mirante/screens/trading/panel/testing/fake-socket.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

// As without a network, or after a newer build replaced it.
vi.mock('./keys-help.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('desk: a dialog whose code cannot be loaded says so, and leaves the values that are typed', async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  // Another file of this run may have loaded the dialog.
  vi.resetModules();
  const { press, showDesk } = await import('../../../testing/show-desk.tsx');
  const { showToastsWith } = await import('@mirante/ui-kit/toasts/toast.ts');
  const texts: string[] = [];
  showToastsWith(({ text }) => void texts.push(text));
  await showDesk();
  const [box] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Valor atual de / });
  fireEvent.input(box!, { target: { value: '40,5' } });
  press('?');
  await vi.waitFor(() => expect(texts).toEqual(['Não foi possível abrir. Confira sua conexão e recarregue a página.']));
  expect(box!.isConnected && box!.value).toBe('40,5');
});
