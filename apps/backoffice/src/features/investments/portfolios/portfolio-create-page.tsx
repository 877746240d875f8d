import { useCreatePortfolioMutation } from '@mirante/api-client/investments/portfolios.ts';
import { portfolioForm, type PortfolioForm } from '@mirante/contract/investments/portfolios.form.ts';
import { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { to } from '../../../app/to.ts';
import { PortfolioFields } from './portfolio-fields.tsx';

const initial = { active: true };

export function PortfolioCreatePage() {
  const [create] = useCreatePortfolioMutation();
  const save = async (body: PortfolioForm) => ({ to: to.portfolio((await create({ body }).unwrap()).id) });
  return (
    <FormPage title="Criar carteira" schema={portfolioForm} initial={initial} save={save} then={to.portfolios()}>
      <PortfolioFields />
    </FormPage>
  );
}
PortfolioCreatePage.needs = portfolios.createPortfolio;
