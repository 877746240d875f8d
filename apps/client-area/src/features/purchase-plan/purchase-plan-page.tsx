import { useGetOwnStockPortfolioQuery } from '@mirante/api-client/investments/own-stock-portfolios.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { stockPortfolioWords } from '@mirante/domain/investments/stock-portfolio.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { useParams } from 'react-router';
import { PurchasePlanner } from './purchase-planner.tsx';

/** How much to buy of each paper of a portfolio. The input is neither sent nor stored. */
export function PurchasePlanPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetOwnStockPortfolioQuery({ id })} what={stockPortfolioWords.name} id={id}>
      {({ name, items }) => (
        <>
          <PageHead title="Quanto comprar" purpose={`Rumo aos pesos da ${name}`} />
          <Notice tone="info" title="Só neste navegador">
            Suas posições e seu dinheiro não são enviados nem guardados: ao sair desta página, somem.
          </Notice>
          <PurchasePlanner items={items} />
        </>
      )}
    </Loaded>
  );
}
