import { useGetOwnStockClosesQuery } from '@mirante/api-client/investments/quotes.ts';
import { StockClosesPanel } from '@mirante/screens/quotes/stock-closes-panel.tsx';

export const StockCloses = ({ id }: { id: number }) => <StockClosesPanel query={useGetOwnStockClosesQuery({ id })} />;
