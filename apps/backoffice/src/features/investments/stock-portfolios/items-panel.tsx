import { useRemoveStockPortfolioItemMutation } from '@mirante/api-client/investments/stock-portfolios.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { ABSENT, percent } from '@mirante/domain/format.ts';
import { byMarket } from '@mirante/domain/investments/position.ts';
import { sumOfShares } from '@mirante/domain/investments/share-sum.ts';
import type { StockPortfolio, StockPortfolioItem } from '@mirante/domain/investments/stock-portfolio.ts';
import { MarketItems } from '@mirante/screens/stock-portfolio/market-items.tsx';
import { useMay } from '@mirante/session/can.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CircleCheck from 'lucide-react/icons/circle-check';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router';
import { to } from '../../../app/to.ts';
import { useMoveStatus } from '../../../shared/use-move-status.tsx';
import { moveByKey } from '../../../shared/move-by-key.ts';
import css from './items-panel.module.css';
import { RemoveItem } from './remove-item.tsx';
import { useItemOrder } from './use-item-order.ts';

/** The open positions, with their actions. */
export function ItemsPanel({ portfolio }: { portfolio: StockPortfolio }) {
  const order = useItemOrder(portfolio);
  const { announceMove, moveStatus } = useMoveStatus();
  const mayEdit = useMay(stockPortfolios.editStockPortfolioItem);
  return (
    <Panel title={`Ativos ${portfolio.items.length}`} aside={<Aside portfolio={portfolio} order={order} />}>
      <MarketItems
        items={order.items}
        {...(mayEdit && {
          actions: (item: StockPortfolioItem, among: readonly StockPortfolioItem[]) => (
            <ItemActions
              portfolioId={portfolio.id}
              item={item}
              among={among}
              move={(by) => {
                const at = among.indexOf(item) + by;
                const other = among[at];
                if (!other) return;
                order.swap(item.id, other.id);
                announceMove(item.stock_code.code, at, among.length);
              }}
            />
          ),
        })}
      />
      {moveStatus}
    </Panel>
  );
}

function Aside({ portfolio, order }: { portfolio: StockPortfolio; order: ReturnType<typeof useItemOrder> }) {
  const { national, foreign } = byMarket(portfolio.items);
  const sums = [national, foreign].filter((of) => of.length > 0).map((of) => percent(sumOfShares(of)));
  return (
    <span className={css.aside}>
      <span>Soma dos pesos: {sums.join(' e ') || ABSENT}</span>
      {order.isMoved && (
        <Button variant="text" size="small" onClick={order.discard}>
          Descartar
        </Button>
      )}
      {/* Replaced once the order is saved: if the focused button were disabled, the focus would be lost. */}
      <BusyButton
        key={portfolio.order_version}
        variant="outlined"
        size="small"
        busy={order.isSaving}
        disabled={!order.isMoved}
        onClick={() => void order.save()}
      >
        Salvar Ordem
      </BusyButton>
    </span>
  );
}

interface ItemActionsProps {
  portfolioId: number;
  item: StockPortfolioItem;
  among: readonly StockPortfolioItem[];
  move: (by: 1 | -1) => void;
}
function ItemActions({ portfolioId, item, among, move }: ItemActionsProps) {
  const [remove] = useRemoveStockPortfolioItemMutation();
  const { code } = item.stock_code;
  const at = among.indexOf(item);
  // A button at its limit stays enabled, so that keyboard focus is not lost.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons within
    <span
      className={css.actions}
      onKeyDown={moveByKey(move)}
      role="group"
      aria-label={code}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
    >
      <IconButton size="small" aria-label={`Subir ${code}`} aria-disabled={at === 0} onClick={() => move(-1)}>
        <ArrowUp size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`Descer ${code}`}
        aria-disabled={at === among.length - 1}
        onClick={() => move(1)}
      >
        <ArrowDown size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        component={Link}
        to={to.closeStockPortfolioItem(portfolioId, item.id)}
        aria-label={`Encerrar ${code}`}
        title="Encerrar"
      >
        <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        component={Link}
        to={to.editStockPortfolioItem(portfolioId, item.id)}
        aria-label={`Editar ${code}`}
        title="Editar"
      >
        <Pencil size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <RemoveItem code={code} isOpen act={() => remove({ id: portfolioId, item_id: item.id }).unwrap()} />
    </span>
  );
}
