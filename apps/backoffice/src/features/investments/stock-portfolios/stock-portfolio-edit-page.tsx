import {
  useEditStockPortfolioMutation,
  useGetStockPortfolioQuery,
  useListStockPortfolioChangesQuery,
} from '@mirante/api-client/investments/stock-portfolios.ts';
import { stockPortfolioForm } from '@mirante/contract/investments/stock-portfolio.form.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { stockPortfolioWords } from '@mirante/domain/investments/stock-portfolio.ts';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { EditPage } from '../../../record/edit-page.tsx';
import { StockPortfolioFields } from './stock-portfolio-fields.tsx';

export const StockPortfolioEditPage = () => (
  <EditPage
    words={stockPortfolioWords}
    of={stockPortfolios.getStockPortfolio}
    schema={stockPortfolioForm}
    use={useGetStockPortfolioQuery}
    useEdit={useEditStockPortfolioMutation}
    changes={useListStockPortfolioChangesQuery}
    then={to.stockPortfolio(Number(useParams().id))}
    purpose={({ name }) => name}
  >
    {({ product }) => <StockPortfolioFields product={product} />}
  </EditPage>
);
StockPortfolioEditPage.needs = stockPortfolios.editStockPortfolio;
