import {
  useOpenStockPortfolioItemMutation,
  useRemoveStockPortfolioItemMutation,
} from '@mirante/api-client/investments/stock-portfolios.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { ConfirmButton } from '@mirante/crud/record/confirm-button.tsx';
import { day } from '@mirante/domain/format.ts';
import type { ClosedStockPortfolioItem, StockPortfolio } from '@mirante/domain/investments/stock-portfolio.ts';
import { ClosedPositions } from '@mirante/screens/stock-portfolio/closed-positions.tsx';
import { useMay } from '@mirante/session/can.tsx';
import css from './items-panel.module.css';
import { RemoveItem } from './remove-item.tsx';

/** A portfolio's closed positions, with their actions. */
export function ClosedPanel({ portfolio: { id, items_closed } }: { portfolio: StockPortfolio }) {
  const mayOpen = useMay(stockPortfolios.openStockPortfolioItem);
  const [remove] = useRemoveStockPortfolioItemMutation();
  return (
    <ClosedPositions
      items={items_closed}
      {...(mayOpen && {
        actions: (item: ClosedStockPortfolioItem) => (
          <span className={css.actions}>
            <Reopen portfolioId={id} item={item} />
            <RemoveItem
              code={item.stock_code.code}
              isOpen={false}
              act={() => remove({ id, item_id: item.id }).unwrap()}
            />
          </span>
        ),
      })}
    />
  );
}

function Reopen({ portfolioId, item }: { portfolioId: number; item: ClosedStockPortfolioItem }) {
  const [open] = useOpenStockPortfolioItemMutation();
  const { code } = item.stock_code;
  return (
    <ConfirmButton
      label="Reabrir"
      button={{ variant: 'text', 'aria-label': `Reabrir ${code}` }}
      title={`Deseja mesmo reabrir ${code}?`}
      doing="Reabrindo"
      failed="Não foi possível encerrar/reabrir a posição."
      act={() => open({ id: portfolioId, item_id: item.id }).unwrap()}
    >
      A saída de {day(item.date_out)} deixa de valer, e a posição volta ao fim da carteira.
    </ConfirmButton>
  );
}
