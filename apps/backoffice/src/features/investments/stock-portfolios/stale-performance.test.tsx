// @vitest-environment happy-dom
import { useGetDividendForecastQuery } from '@mirante/api-client/investments/dividend-forecasts.ts';
import { useGetStockPortfolioPerformanceQuery } from '@mirante/api-client/investments/performance.ts';
import { useCloseStockPortfolioItemMutation } from '@mirante/api-client/investments/stock-portfolios.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';

const PERFORMANCE = 'GET /api/v1/stock-portfolios/7/performance';
const FORECAST = 'GET /api/v1/stock-portfolios/7/dividend-forecast';

function Portfolio() {
  const { data: performance } = useGetStockPortfolioPerformanceQuery({ id: 7 });
  const { data: forecast } = useGetDividendForecastQuery({ id: 7 });
  const [close] = useCloseStockPortfolioItemMutation();
  if (!performance || !forecast) return null;
  const body = { date_out: '2026-11-25', price_out: 41 };
  return (
    <button type="button" onClick={() => void close({ id: 7, item_id: 3, body })}>
      Encerrar
    </button>
  );
}

test('the performance and forecast of a stock portfolio are read again after one of its positions is closed', async () => {
  const { calls } = renderScreen(<Portfolio />, {
    [PERFORMANCE]: { body: {} },
    [FORECAST]: { body: {} },
    'POST /api/v1/stock-portfolios/7/items/3/close': { body: {} },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Encerrar' }));
  await waitFor(() => {
    const reads = calls.map(({ call }) => call).filter((call) => call.startsWith('GET'));
    expect(reads.toSorted()).toEqual([FORECAST, FORECAST, PERFORMANCE, PERFORMANCE]);
  });
});
