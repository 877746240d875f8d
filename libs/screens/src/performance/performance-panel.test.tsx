// @vitest-environment happy-dom
import type { Performance } from '@mirante/domain/investments/performance/performance.ts';
import { stockPortfolioPerformance } from '@mirante/domain/investments/performance/stock-portfolio-performance.ts';
import { addDays } from '@mirante/domain/dates.ts';
import { dayNumber, type Series } from '@mirante/domain/investments/performance/series.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { PerformanceSection } from './performance-section.tsx';

vi.mock('./performance-chart.tsx', () => ({
  PerformanceChart: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));
const series = (first: string, values: readonly number[]): Series => ({
  days: Int32Array.from(values, (_, place) => dayNumber(addDays(first, place))),
  values: Float64Array.from(values),
});
const rising = Array.from({ length: 40 }, (_, day) => 10 + day / 10);
const performance = (idle: 'nothing' | 'cdi' = 'nothing'): Performance =>
  stockPortfolioPerformance({
    positions: [
      {
        id: 1,
        code: 'ITUB4',
        isNational: true,
        asset: {
          closes: series('2026-10-10', rising),
          changes: [],
          payments: [{ with_day: dayNumber('2026-10-20'), value: 0.5 }],
        },
        from: dayNumber('2026-10-11'),
        price_in: 10,
      },
    ],
    weights: [{ item_id: 1, day: dayNumber('2026-10-11'), share: 50 }],
    indexes: {
      cdi: series(
        '2026-10-01',
        Array.from({ length: 60 }, () => 0.05),
      ),
      ibovespa: series(
        '2026-10-01',
        Array.from({ length: 60 }, () => 100_000),
      ),
      ipca: series('2026-10-01', [0.4]),
    },
    idle,
  });

async function show(answer = performance()) {
  const asked: object[] = [];
  const useRead = (query: object) => {
    asked.push(query);
    return { data: answer, refetch: () => undefined };
  };
  render(
    <MemoryRouter>
      <PerformanceSection id={7} useRead={useRead} method="/metodologia" />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'Performance' });
  return asked;
}
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling!.textContent;

test("performance panel: shows return, benchmarks and risk beside the regulator's warning and a link to the method", async () => {
  await show();
  expect((await screen.findByRole('img')).getAttribute('aria-label')).toMatch(
    /^Gráfico de linhas de 10\/10\/2026 a 18\/11\/2026: Carteira \+/,
  );
  expect(figure('Retorno')).toMatch(/^\+\d/);
  expect(figure('Ibovespa')).toBe('0,00%');
  expect(figure('Em relação ao CDI')).toMatch(/%$/);
  expect(figure('Acerto das encerradas')).toBe('—Nenhuma posição foi encerrada ainda.');
  expect(screen.getByText(/Rentabilidade passada não garante resultados futuros\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Como o resultado é calculado' }).getAttribute('href')).toBe('/metodologia');
});

test('performance panel: a benchmark is toggled, and one that ends early says until when and why', async () => {
  await show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'IPCA' }));
  expect(figure('IPCA')).toMatch(/até 31\/10\/2026$/);
  expect(screen.getByText('O IPCA é divulgado no mês seguinte: falta o de 11/2026.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'CDI' }));
  expect(screen.queryByText('CDI', { selector: 'dt' })).toBeNull();
});

test("performance panel: a period longer than the portfolio's history is disabled, another starts on its eve", async () => {
  await show();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '12 meses' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Mês' }));
  expect(screen.getByText(/^De 31\/10\/2026 a 18\/11\/2026/)).toBeTruthy();
});

test('performance panel: the chart has a table with the same numbers', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Ver como tabela' }));
  const table = screen.getByRole('region', { name: 'Performance, em tabela' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Dia', 'Carteira', 'CDI', 'Ibovespa']);
  expect(within(table).getAllByRole('rowheader')[0]!.textContent).toBe('18/11/2026');
});

test('performance panel: uninvested money can be counted at CDI', async () => {
  const asked = await show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Contar o dinheiro sem ativo como aplicado no CDI' }));
  expect(asked.at(-1)).toEqual({ id: 7, idle: 'cdi' });
});

test.each([
  ['cannot be computed', { reason: 'Sem a taxa do CDI.', periods: [], days: [], values: [] }, 'Sem a taxa do CDI.'],
  ['is too short for the period', {}, 'Sem resultado neste período.'],
])('performance panel: where what CDI gives %s, both choices lead back', async (_what, more, words) => {
  const whole = performance();
  const atCdi = {
    ...performance('cdi'),
    periods: whole.periods.map((one) => (one.period === 'start' ? one : { ...one, from: null, to: null })),
    ...more,
  };
  render(
    <MemoryRouter>
      <PerformanceSection
        id={7}
        useRead={({ idle }) => ({ data: idle === 'cdi' ? atCdi : whole, refetch: () => undefined })}
        method="/metodologia"
      />
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('radio', { name: 'Mês' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /aplicado no CDI$/ }));
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryAllByRole('radio').length > 0).toBe(words.startsWith('Sem resultado'));
  fireEvent.click(screen.getByRole('checkbox', { name: /aplicado no CDI$/ }));
  expect(screen.queryByText(words)).toBeNull();
});

test('performance panel: what CDI gives is not told by the figures without it where it could not be read', async () => {
  render(
    <MemoryRouter>
      <PerformanceSection
        id={7}
        useRead={({ idle }) =>
          idle === 'cdi'
            ? { data: performance(), error: { status: 500 }, refetch: () => undefined }
            : { data: performance(), refetch: () => undefined }
        }
        method="/metodologia"
      />
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: /aplicado no CDI$/ }));
  expect(screen.getByText('Não foi possível carregar a performance')).toBeTruthy();
  expect(screen.queryByText('Retorno')).toBeNull();
});

test('performance panel: a position shows its gain by price and by dividends', async () => {
  await show();
  const row = within(await screen.findByRole('region', { name: 'Tabela do resultado por posição' })).getByRole('row', {
    name: /ITUB4/,
  });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['11/10/2026 a 18/11/2026', '+39,00%', '+5,00%', '+44,00%', expect.stringMatching(/^\+2\d,\d\d$/)]);
});

test('performance panel: a performance that cannot be computed says why', async () => {
  await show({ ...performance(), reason: 'A carteira ainda não teve posições.', days: [], periods: [], positions: [] });
  expect(screen.getByText('A carteira ainda não teve posições.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
