import {
  useEditPortfolioMutation,
  useGetPortfolioQuery,
  useListPortfolioChangesQuery,
} from '@mirante/api-client/investments/portfolios.ts';
import { portfolioForm } from '@mirante/contract/investments/portfolios.form.ts';
import { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { portfolioWords } from '@mirante/domain/investments/portfolio.ts';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { EditPage } from '../../../record/edit-page.tsx';
import { PortfolioFields } from './portfolio-fields.tsx';

export const PortfolioEditPage = () => (
  <EditPage
    words={portfolioWords}
    of={portfolios.getPortfolio}
    schema={portfolioForm}
    use={useGetPortfolioQuery}
    useEdit={useEditPortfolioMutation}
    changes={useListPortfolioChangesQuery}
    then={to.portfolio(Number(useParams().id))}
    purpose={({ name }) => name}
  >
    {({ category, product }) => <PortfolioFields category={category} product={product} />}
  </EditPage>
);
PortfolioEditPage.needs = portfolios.editPortfolio;
