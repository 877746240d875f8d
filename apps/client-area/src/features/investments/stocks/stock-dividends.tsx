import { useGetOwnStockDividendsQuery } from '@mirante/api-client/investments/dividend-forecasts.ts';
import { StockDividendsSection } from '@mirante/screens/performance/dividend-sections.tsx';

/** Dividends of its papers, paid and expected. */
export const StockDividends = ({ id }: { id: number }) => (
  <StockDividendsSection id={id} useRead={useGetOwnStockDividendsQuery} />
);
