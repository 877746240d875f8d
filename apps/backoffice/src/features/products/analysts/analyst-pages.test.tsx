// @vitest-environment happy-dom
import type { Analyst } from '@mirante/domain/products/analyst.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { to } from '../../../app/to.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AnalystCreatePage } from './analyst-create-page.tsx';
import { AnalystEditPage } from './analyst-edit-page.tsx';
import { AnalystListPage } from './analyst-list-page.tsx';

const stored: Analyst = {
  id: 3,
  name: 'Renata Brandão',
  cnpi: 'CNPI-P 1234',
  presentation: 'Cobre bancos.',
  position: 2,
  created_at: '2026-01-01T12:00:00Z',
  updated_at: '2026-01-01T12:00:00Z',
  version: 'v1',
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));

test('analyst form: a new one without a position is placed by the server', async () => {
  const { calls } = renderScreen(
    <AnalystCreatePage />,
    { 'POST /api/v1/analysts': { body: stored } },
    { at: to.newAnalyst(), path: to.newAnalyst() },
  );
  type('Nome', 'Renata Brandão');
  type('CNPI', 'CNPI-P 1234');
  save();
  expect(await screen.findByText('Outra página')).toBeTruthy();
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    name: 'Renata Brandão',
    cnpi: 'CNPI-P 1234',
    presentation: null,
  });
});

test('analyst form: an edit sends the version that was read', async () => {
  const { calls } = renderScreen(
    <AnalystEditPage />,
    {
      'GET /api/v1/analysts/3': { body: stored },
      'GET /api/v1/analysts/3/changes': { body: [] },
      'PATCH /api/v1/analysts/3': ({ headers }) =>
        headers.get('if-match') === '"v1"' ? { body: stored } : { status: 412, body: {} },
    },
    { at: to.editAnalyst(3), path: to.editAnalyst(':id') },
  );
  await screen.findByLabelText(/^Apresentação/);
  type(/^Apresentação/, '');
  save();
  expect(await screen.findByText('Outra página')).toBeTruthy();
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({ presentation: null });
});

test('analyst form: an emptied position is missed, not left out of the edit', async () => {
  const { calls } = renderScreen(
    <AnalystEditPage />,
    { 'GET /api/v1/analysts/3': { body: stored }, 'GET /api/v1/analysts/3/changes': { body: [] } },
    { at: to.editAnalyst(3), path: to.editAnalyst(':id') },
  );
  const position = await screen.findByLabelText('Posição');
  type('Posição', '');
  save();
  await waitFor(() => expect(position.getAttribute('aria-invalid')).toBe('true'));
  expect(calls.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
});

test('analyst list: shows them in the order of the offer', async () => {
  renderScreen(<AnalystListPage />, {
    'GET /api/v1/analysts': { body: { items: [stored], total: 1 } },
  });
  expect((await screen.findByRole('row', { name: /Renata Brandão/ })).textContent).toContain('CNPI-P 1234');
});
