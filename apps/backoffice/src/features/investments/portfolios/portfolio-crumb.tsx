import { useGetPortfolioQuery } from '@mirante/api-client/investments/portfolios.ts';
import { useBackTo } from '@mirante/crud/list/list-states.tsx';
import { Breadcrumbs } from '@mirante/ui-kit/shell/breadcrumbs.tsx';
import { useLocation } from 'react-router';
import { to } from '../../../app/to.ts';

/** `Carteiras > Mirante Moderada`, followed by the edited part. */
export function PortfolioCrumb({ id }: { id: number }) {
  const { currentData } = useGetPortfolioQuery({ id });
  const back = useBackTo();
  const { pathname } = useLocation();
  const name = currentData?.name ?? 'Carteira';
  const within = /-items?(\/|$)/.test(pathname);
  return (
    <Breadcrumbs
      steps={[
        { label: 'Carteiras', to: back(to.portfolios()) },
        ...(within ? [{ label: name, to: to.portfolio(id) }, { label: 'Itens' }] : [{ label: name }]),
      ]}
    />
  );
}
