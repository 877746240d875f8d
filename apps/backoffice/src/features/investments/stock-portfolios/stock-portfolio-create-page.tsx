import { useCreateStockPortfolioMutation } from '@mirante/api-client/investments/stock-portfolios.ts';
import { stockPortfolioForm } from '@mirante/contract/investments/stock-portfolio.form.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { stockPortfolioWords } from '@mirante/domain/investments/stock-portfolio.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';
import { StockPortfolioFields } from './stock-portfolio-fields.tsx';

export const StockPortfolioCreatePage = () => (
  <CreatePage
    words={stockPortfolioWords}
    schema={stockPortfolioForm}
    useCreate={useCreateStockPortfolioMutation}
    initial={{ active: true }}
    opens={to.stockPortfolio}
    then={to.stockPortfolios()}
  >
    <StockPortfolioFields />
  </CreatePage>
);
StockPortfolioCreatePage.needs = stockPortfolios.createStockPortfolio;
