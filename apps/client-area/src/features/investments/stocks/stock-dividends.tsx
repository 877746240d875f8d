import { useGetOwnStockDividendsQuery } from '@mirante/api-client/investments/dividend-forecasts.ts';
import { StockDividendsSection } from '@mirante/screens/performance/dividend-sections.tsx';

/** What its papers paid, and what they may pay next. */
export const StockDividends = ({ id }: { id: number }) => (
  <StockDividendsSection id={id} useRead={useGetOwnStockDividendsQuery} />
);
