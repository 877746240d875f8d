import { useSortFundCategoryMutation } from '@mirante/api-client/investments/fund-categories.ts';
import { useListFundsQuery } from '@mirante/api-client/investments/funds.ts';
import { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import { useUnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import type { FundCategory } from '@mirante/domain/investments/fund-category.ts';
import { moved, type FundRow } from '@mirante/domain/investments/fund.ts';
import { useMay } from '@mirante/session/can.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { ListSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import IconButton from '@mui/material/IconButton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { to } from '../../../app/to.ts';
import record from '../../../record/record.module.css';
import { useMoveStatus } from '../../../shared/use-move-status.tsx';
import css from './fund-order.module.css';

/** How many funds can be ordered; the rest follow them. */
const ORDERED = 50;

/** The funds of a category in the clients' order. */
export function FundOrder({ category }: { category: FundCategory }) {
  const { data, currentData, error, refetch } = useListFundsQuery({
    'funds.category': category.id,
    sort: 'funds.priority',
    perPage: ORDERED,
    page: 1,
  });
  const may = useMay(fundCategories.sortFundCategory);
  if (error && !currentData)
    return (
      <Panel title="Fundos">
        <ErrorPanel error={error} onRetry={refetch} />
      </Panel>
    );
  if (!data)
    return (
      <Panel title="Fundos">
        <ListSkeleton rows={4} />
      </Panel>
    );
  // If the stored order changes, the editor is reset by its key.
  return (
    <Order key={data.items.map(({ id }) => id).join()} {...{ category, may }} funds={data.items} total={data.total} />
  );
}

interface OrderProps {
  category: FundCategory;
  funds: readonly FundRow[];
  total: number;
  may: boolean;
}

function Order({ category, funds, total, may }: OrderProps) {
  const [order, setOrder] = useState(funds);
  const { announceMove, moveStatus } = useMoveStatus();
  const [save, { isLoading }] = useSortFundCategoryMutation();
  const list = useRef<HTMLOListElement>(null);
  const changed = order.some(({ id }, i) => id !== funds[i]?.id);
  useUnsavedWork(changed);
  const move = (from: number, by: 1 | -1) => {
    const next = moved(order, from, by);
    const fund = order[from];
    if (next === order || !fund) return;
    // The moved line keeps the focus, so that it can be moved again.
    flushSync(() => setOrder(next));
    list.current?.querySelector<HTMLElement>(`[data-move="${fund.id} ${by}"]`)?.focus();
    announceMove(fund.name, from + by, next.length);
  };
  return (
    <Panel
      title="Fundos"
      aside={
        may && (
          <BusyButton
            variant="contained"
            size="small"
            busy={isLoading}
            disabled={!changed}
            onClick={() =>
              void save({ id: category.id, body: { ids: order.map(({ id }) => id) }, version: category.order_version })
            }
          >
            Salvar Ordem
          </BusyButton>
        )
      }
    >
      {order.length === 0 && <p className={record.quiet}>Nenhum fundo nesta categoria.</p>}
      <ol ref={list} className={css.funds}>
        {order.map((fund, i) => (
          <li key={fund.id}>
            <span className={css.place}>{i + 1}</span>
            <Link to={to.fund(fund.id)}>{fund.name}</Link>
            {may && (
              <span className={css.moves}>
                <Move fund={fund} by={-1} can={i > 0} move={() => move(i, -1)} />
                <Move fund={fund} by={1} can={i < order.length - 1} move={() => move(i, 1)} />
              </span>
            )}
          </li>
        ))}
      </ol>
      {total > order.length && (
        <p className={record.quiet}>
          São ordenados os {ORDERED} primeiros de {total}; os outros vêm depois deles.
        </p>
      )}
      {moveStatus}
    </Panel>
  );
}

interface MoveProps {
  fund: FundRow;
  by: 1 | -1;
  can: boolean;
  move: () => void;
}
/** Not disabled at an end, since that would lose the focus. */
const Move = ({ fund, by, can, move }: MoveProps) => (
  <IconButton
    size="small"
    aria-label={`Mover ${fund.name} para ${by === 1 ? 'baixo' : 'cima'}`}
    aria-disabled={!can}
    data-move={`${fund.id} ${by}`}
    className={can ? undefined : css.end}
    onClick={move}
  >
    {by === 1 ? (
      <ArrowDown size={18} strokeWidth={1.75} aria-hidden />
    ) : (
      <ArrowUp size={18} strokeWidth={1.75} aria-hidden />
    )}
  </IconButton>
);
