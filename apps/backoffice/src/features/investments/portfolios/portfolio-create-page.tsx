import { useCreatePortfolioMutation } from '@mirante/api-client/investments/portfolios.ts';
import { portfolioForm } from '@mirante/contract/investments/portfolios.form.ts';
import { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { portfolioWords } from '@mirante/domain/investments/portfolio.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';
import { PortfolioFields } from './portfolio-fields.tsx';

const initial = { active: true };

export const PortfolioCreatePage = () => (
  <CreatePage
    words={portfolioWords}
    schema={portfolioForm}
    useCreate={useCreatePortfolioMutation}
    initial={initial}
    opens={to.portfolio}
    then={to.portfolios()}
  >
    <PortfolioFields />
  </CreatePage>
);
PortfolioCreatePage.needs = portfolios.createPortfolio;
