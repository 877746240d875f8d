// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import type { PortfolioChanges as Changes } from '@mirante/domain/investments/portfolio-change.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { PortfolioChanges } from './portfolio-changes.tsx';

function show(answer: () => Changes) {
  const calls = fakeApi({
    'GET /api/v1/client/stock-portfolios/7/changes': () => ({ body: answer() }),
    'POST /api/v1/client/stock-portfolios/7/changes/seen': { status: 204, body: '' },
  });
  render(
    <Provider store={makeStore({ notify: () => undefined })}>
      <PortfolioChanges kind="stock_portfolio" id={7} />
    </Provider>,
  );
  return calls;
}

test('portfolio changes: one line each, gone once marked as seen', async () => {
  let changes: Changes = {
    since: '2026-11-12T12:00:00Z',
    changes: [
      { kind: 'in', name: 'KLBN11', from: null, to: 4 },
      { kind: 'out', name: 'CPLE6', from: 6, to: null },
      { kind: 'weight', name: 'ITUB4', from: 12.5, to: 10 },
      { kind: 'ceiling', name: 'VALE3', from: null, to: 70 },
    ],
  };
  show(() => changes);
  expect(await screen.findByRole('heading', { name: 'O que mudou desde 12/11/2026, sua última visita' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Entrou KLBN11, 4%',
    'Saiu CPLE6',
    'ITUB4 de 12,5% para 10%',
    'VALE3 com preço teto de R$\u00a070,00',
  ]);
  changes = { since: '2026-11-22T12:00:00Z', changes: [] };
  fireEvent.click(screen.getByRole('button', { name: 'Marcar como visto' }));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

test('portfolio changes: hidden when nothing changed', async () => {
  const calls = show(() => ({ since: '2026-11-12T12:00:00Z', changes: [] }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
