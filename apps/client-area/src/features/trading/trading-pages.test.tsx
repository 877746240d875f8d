// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { TradeListPage } from './trade-list-page.tsx';
import { TradePage } from './trade-page.tsx';
import { TradeReplayPage } from './trade-replay-page.tsx';
import { TraderMessageListPage } from './trader-message-list-page.tsx';
import { TraderMessagePage } from './trader-message-page.tsx';

afterEach(cleanup);

const at = '2026-11-19T13:41:00.000Z';
const trade = (quoted_as: string) => ({
  id: 7,
  revision: 1,
  type: 'C',
  type_option: null,
  option_code: null,
  status: 'live',
  asset: quoted_as,
  quoted_as,
  asset_type_id: 1,
  strategy_id: 2,
  valid_input_today: 'Até 38,95',
  in_value: 38,
  current_value: 39,
  out_value: null,
  result: 5,
  errata: null,
  value_at: at,
  finished_at: null,
  created_at: at,
  updated_at: at,
  traces: [],
  contents: [],
});
const message = (text: string) => ({ id: 7, revision: 1, message: `<p>${text}</p>`, created_at: at, updated_at: at });
const listed = (row: object) => ({ items: [row], total: 1, total_is_estimate: false });

const pages: [string, () => React.JSX.Element, string, (name: string) => object][] = [
  ['trade page', TradePage, 'trades/7', trade],
  ['trade replay', TradeReplayPage, 'trades/7', trade],
  ['trade list', TradeListPage, 'trades', (name) => listed(trade(name))],
  ['board message', TraderMessagePage, 'trader-board/7', message],
  ['board', TraderMessageListPage, 'trader-board', (name) => listed(message(name))],
];
test.each(pages)('%s: what changed since it was open is shown once it is opened again', async (...of) => {
  const [, Page, path, bodyOf] = of;
  let body = bodyOf('PETR4');
  renderScreen(
    <>
      <Link to="/">Sair</Link>
      <Link to="/aberta/7">Abrir</Link>
      <Routes>
        <Route path="/" element={<p>Painel</p>} />
        <Route path="/aberta/:id" element={<Page />} />
      </Routes>
    </>,
    { [`GET /api/v1/client/${path}`]: () => ({ body }) },
    {},
    '/aberta/7',
  );
  expect((await screen.findAllByText(/PETR4/)).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByText('Sair'));
  expect(await screen.findByText('Painel')).toBeTruthy();
  body = bodyOf('VALE3');
  fireEvent.click(screen.getByText('Abrir'));
  expect((await screen.findAllByText(/VALE3/)).length).toBeGreaterThan(0);
});
