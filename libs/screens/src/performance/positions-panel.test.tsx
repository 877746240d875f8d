// @vitest-environment happy-dom
import type { Performance, PositionResult } from '@mirante/domain/investments/performance/performance.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PositionsPanel } from './positions-panel.tsx';

const position: PositionResult = {
  id: 1,
  name: 'Caixa',
  from: '2025-02-20',
  to: null,
  price_in: null,
  price: null,
  price_day: null,
  gain: { reason: 'Sem cotas dos fundos do item Caixa.' },
  contribution: null,
};

test.each([
  [{}, 'desde 20/02/2025'],
  [{ price_day: '2025-03-10' }, '20/02/2025 a 10/03/2025'],
  [{ to: '2025-03-01', price_day: '2025-03-10' }, '20/02/2025 a 01/03/2025 (encerrada)'],
])('positions panel: a position with %o lasted "%s"', (of, words) => {
  const performance = { positions: [{ ...position, ...of }], idle_contribution: 0, hit_rate: null };
  render(<PositionsPanel performance={performance as unknown as Performance} />);
  expect(screen.getByRole('table', { name: 'Tabela do resultado por posição' })).toBeTruthy();
  expect(screen.getAllByRole('cell')[0]?.textContent).toBe(words);
});
