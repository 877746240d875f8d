// @vitest-environment happy-dom
import type { StockCloses } from '@mirante/domain/investments/stock-closes.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StockClosesPanel } from './stock-closes-panel.tsx';

const paper: StockCloses['papers'][number] = {
  stock_code_id: 1,
  code: 'WEGE3',
  national_code: true,
  price: { value: 52.705, day: '2026-11-10', source: 'demo', stale: true },
  days: ['2024-11-11', '2026-11-09', '2026-11-10'],
  closes: [80, 104, 52.7],
  actions: [{ day: '2026-11-10', kind: 'split', factor: 2, old_code: null }],
  made_up: true,
};
const show = (papers: StockCloses['papers']) =>
  render(<StockClosesPanel query={{ data: { stock_id: 1, papers }, refetch: vi.fn<() => void>() }} />);
const table = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Ver em tabela' }));
  return within(screen.getByRole('region', { name: /^Cotações de/ }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
};

test('stock closes panel: a price shows its decimals, day, source and age, and fictitious closes are marked', () => {
  show([paper]);
  expect(document.body.textContent).toContain('R$\u00A052,70510/11/2026, Demonstração');
  expect(screen.getByText('Preço desatualizado: mais de 3 pregões')).toBeTruthy();
  expect(screen.getByText('Demonstração: estas cotações são inventadas.')).toBeTruthy();
});

test("stock closes panel: the table has the period's closes, traded and split-adjusted, newest first", () => {
  show([paper]);
  expect(table()).toEqual(['PregãoFechamentoAjustado', '10/11/2026R$ 52,70R$ 52,70', '09/11/2026R$ 104,00R$ 52,00']);
  fireEvent.change(screen.getByLabelText('Período'), { target: { value: '120' } });
  expect(screen.getByRole('rowheader', { name: '11/11/2024' })).toBeTruthy();
});

test('stock closes panel: each stock code is an option, foreign ones in dollars', () => {
  show([paper, { ...paper, code: 'WEG', national_code: false, actions: [], price: null }]);
  fireEvent.change(screen.getByLabelText('Papel'), { target: { value: 'WEG' } });
  expect(table()[1]).toBe('10/11/2026US$ 52,70US$ 52,70');
});

test('stock closes panel: shows a paper with closes first, and from one without them leads back', () => {
  const bare = { ...paper, days: [], closes: [], actions: [], price: null };
  show([
    { ...bare, code: 'WEGE1' },
    { ...paper, code: 'WEG', national_code: false },
    paper,
    { ...bare, code: 'WEGE9' },
  ]);
  const choice = () => screen.getByLabelText<HTMLSelectElement>('Papel');
  expect(choice().value).toBe('WEGE3');
  fireEvent.change(choice(), { target: { value: 'WEGE9' } });
  expect(screen.getByText('Ainda não há cotações deste papel.')).toBeTruthy();
  fireEvent.change(choice(), { target: { value: 'WEGE3' } });
  expect(screen.queryByText('Ainda não há cotações deste papel.')).toBeNull();
  cleanup();
  show([
    { ...bare, code: 'WEGE1' },
    { ...paper, code: 'WEG', national_code: false },
  ]);
  expect(choice().value).toBe('WEG');
});

test('stock closes panel: a stock without closes says so, and a failure can be retried', () => {
  show([{ ...paper, days: [], closes: [] }]);
  expect(screen.getByText('Ainda não há cotações deste papel.')).toBeTruthy();
  cleanup();
  const refetch = vi.fn<() => void>();
  render(<StockClosesPanel query={{ error: { status: 500 }, refetch }} />);
  fireEvent.click(screen.getByRole('button'));
  expect(refetch).toHaveBeenCalled();
});
