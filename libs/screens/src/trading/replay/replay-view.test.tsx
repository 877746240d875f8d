// @vitest-environment happy-dom
import { valueFields, type OwnTrade, type TradeTrace } from '@mirante/domain/trading/trade.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReplayView } from './replay-view.tsx';

vi.mock('./replay-chart.tsx', () => ({ ReplayChart: () => <div role="img" aria-label="Gráfico" /> }));
let isStill = false;
beforeEach(() => {
  isStill = false;
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: isStill && query.includes('reduced-motion'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const none = Object.fromEntries(valueFields.map((field) => [field, null])) as unknown as TradeTrace;
const trace = (id: number, time: string, change: Partial<TradeTrace>): TradeTrace => ({
  ...none,
  id,
  event: `Registro ${id}`,
  status: 'live',
  value_at: null,
  errata: null,
  in_value: 100,
  created_at: `2026-11-19T${time}:00Z`,
  ...change,
});
const traces = [
  trace(1, '13:00', { status: 'trigger', in_value: null, event: 'Gatilho' }),
  trace(2, '13:20', { event: 'Entrada', current_value: 100, value_at: '2' }),
  trace(3, '13:24', { current_value: 102, value_at: '3' }),
  trace(4, '13:30', { current_value: 102, value_at: '3', errata: 'O stop é 95, não 59.', stop_value: 95 }),
  trace(5, '13:45', { status: 'finished', out_value: 110, errata: 'O stop é 95, não 59.', event: 'Saída' }),
];
const trade = {
  ...none,
  id: 7336,
  type: 'C',
  quoted_as: 'WINZ26',
  strategy_id: 1,
  status: 'finished',
  in_value: 100,
  out_value: 110,
  result: 10,
  errata: 'O stop é 95, não 59.',
  created_at: '2026-11-19T13:00:00Z',
  traces,
  contents: [],
} as unknown as OwnTrade;

const show = (of = trade) =>
  render(
    <MemoryRouter>
      <ReplayView of={of} to={{ trade: '/t', panel: '/p' }} />
    </MemoryRouter>,
  );
const slider = () => screen.getByRole('slider', { name: 'Instante' });
const said = () => slider().getAttribute('aria-valuetext');
const press = (key: string, more: object = {}) => fireEvent.keyDown(slider(), { key, ...more });
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const steps = () => within(screen.getByRole('region', { name: 'Registros' })).getAllByRole('listitem');

test('trade replay: is controlled by the keyboard: step by step, by the minute, and played by the space bar', () => {
  show();
  expect(said()).toBe('10:00:00, Gatilho');
  press('ArrowRight');
  expect(said()).toBe('10:20:00, Entrada');
  press('ArrowRight', { shiftKey: true });
  expect(said()).toBe('10:21:00, Entrada');
  press('ArrowLeft');
  expect(said()).toBe('10:20:00, Entrada');
  press(' ');
  expect(screen.getByRole('button', { name: 'Pausar' })).toBeDefined();
  press(' ');
  expect(screen.getByRole('button', { name: 'Tocar' })).toBeDefined();
});

test('trade replay: plays at the chosen speed, stops at the end, and restarts from there', () => {
  show();
  fireEvent.click(screen.getByRole('radio', { name: '300×' }));
  fireEvent.click(screen.getByRole('button', { name: 'Tocar' }));
  for (let i = 0; i < 40; i += 1) pass(100);
  expect(said()).toBe('10:20:00, Entrada');
  for (let i = 0; i < 60; i += 1) pass(100);
  expect(said()).toBe('10:45:00, Saída');
  fireEvent.click(screen.getByRole('button', { name: 'Tocar' }));
  pass(100);
  expect(said()).toBe('10:00:30, Gatilho');
});

test('trade replay: jumps between steps with reduced motion', () => {
  isStill = true;
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Tocar' }));
  pass(1500);
  expect(said()).toBe('10:20:00, Entrada');
  pass(1500);
  expect(said()).toBe('10:24:00, Registro 3');
});

test('trade replay: shows the result of a later entry, or why there is none', () => {
  show();
  const table = screen.getByRole('table', { name: 'Resultado de quem entrou depois' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'EntradaValorResultadoDif. (p.p.)',
    'No aviso100,0000▲ +10,00%—',
    '1 min depois100,0000▲ +10,00%0,00',
    '5 min depois102,0000▲ +7,84%−2,16',
    '15 min depois102,0000▲ +7,84%−2,16',
    '30 min depoisA operação já estava finalizada.',
  ]);
  fireEvent.click(screen.getByRole('radio', { name: '30 min' }));
  expect(screen.getByText(/Entrei 30 minutos depois/).textContent).toContain('A operação já estava finalizada.');
});

test('trade replay: shows errata at their publication, and jumps to a chosen step', () => {
  show();
  expect(steps()[3]!.textContent).toContain('O stop é 95, não 59.');
  fireEvent.click(within(steps()[3]!).getByRole('button'));
  expect(said()).toBe('10:30:00, Registro 4');
  expect(within(steps()[3]!).getByRole('button').getAttribute('aria-current')).toBe('step');
});

test('trade replay: hides later steps and results on request', () => {
  show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Esconder o que vem depois' }));
  expect(steps()).toHaveLength(1);
  expect(screen.queryByText(/\+10,00%/)).toBeNull();
  expect(screen.queryByText('—', { selector: 'header *' })).toBeNull();
  expect(screen.getByText('O resultado aparece no fim do replay.')).toBeDefined();
  expect(screen.getByText('Gatilho', { selector: 'header *' })).toBeDefined();
});

test('trade replay: has its chart as a table too', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Ver como tabela' }));
  const table = within(screen.getByRole('region', { name: 'Valores publicados, em tabela' })).getByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(6);
  expect(within(table).getByRole('row', { name: /10:24:00/ }).textContent).toContain('+2,00%');
});

test('trade replay: says when a trade has no records', () => {
  show({ ...trade, traces: [] });
  expect(screen.getByText('Esta operação não tem registros.')).toBeDefined();
});
