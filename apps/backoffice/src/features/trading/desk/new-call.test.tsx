// @vitest-environment happy-dom
import { FakeSocket } from '@mirante/screens/trading/panel/testing/fake-socket.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answers } from '../../../testing/desk-answers.ts';
import { showDesk } from '../../../testing/show-desk.tsx';

beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TEMPLATES = 'GET /api/v1/trade-templates';
const [swing] = answers[TEMPLATES].body.items;
const templates = { body: { items: [swing!, { ...swing!, id: 4, name: 'Day 1%', weight: 2 }], total: 2 } };
const asset = () => screen.getByLabelText<HTMLInputElement>('Ativo', { selector: 'input[name="asset"]' });
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const chosen = () => screen.getByRole('button', { name: /Swing 3,5%|Day 1%/, pressed: true }).textContent;

test('new call: another template replaces what was typed once that is confirmed, and at once what was not', async () => {
  await showDesk({ [TEMPLATES]: templates });
  choose(/Day 1%/);
  expect(chosen()).toContain('Day 1%');
  fireEvent.change(asset(), { target: { value: 'ITUB4' } });
  choose(/Day 1%/);
  expect(asset().value).toBe('ITUB4');
  choose(/Swing 3,5%/);
  const question = within(await screen.findByRole('alertdialog', { name: 'Trocar de modelo?' }));
  fireEvent.click(question.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([asset().value, chosen()]).toEqual(['ITUB4', expect.stringContaining('Day 1%')]);
  choose(/Swing 3,5%/);
  const again = within(await screen.findByRole('alertdialog', { name: 'Trocar de modelo?' }));
  fireEvent.click(again.getByRole('button', { name: 'Trocar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asset().value).toBe('');
  expect(chosen()).toContain('Swing 3,5%');
});
