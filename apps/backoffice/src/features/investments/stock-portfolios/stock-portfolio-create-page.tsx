import { useCreateStockPortfolioMutation } from '@mirante/api-client/investments/stock-portfolios.ts';
import { stockPortfolioForm, type StockPortfolioForm } from '@mirante/contract/investments/stock-portfolio.form.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { to } from '../../../app/to.ts';
import { StockPortfolioFields } from './stock-portfolio-fields.tsx';

export function StockPortfolioCreatePage() {
  const [create] = useCreateStockPortfolioMutation();
  const save = async (body: StockPortfolioForm) => ({ to: to.stockPortfolio((await create({ body }).unwrap()).id) });
  return (
    <FormPage
      title="Criar carteira de ações"
      schema={stockPortfolioForm}
      initial={{ active: true }}
      save={save}
      then={to.stockPortfolios()}
    >
      <StockPortfolioFields />
    </FormPage>
  );
}
StockPortfolioCreatePage.needs = stockPortfolios.createStockPortfolio;
