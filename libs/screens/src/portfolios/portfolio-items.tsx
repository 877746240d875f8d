import { categoriesOf, fundsOf, redemptionOf } from '@mirante/domain/investments/portfolio-item-facts.ts';
import type { PortfolioFund } from '@mirante/domain/investments/portfolio.ts';
import type { Related } from '@mirante/domain/content/content.ts';
import { shareText } from '@mirante/domain/investments/share-sum.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { ScrollRegion } from '@mirante/ui-kit/states/scroll-region.tsx';
import Button from '@mui/material/Button';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment, useId, type ReactNode } from 'react';
import { ItemFunds } from './item-funds.tsx';
import css from './portfolio-items.module.css';
import { useDetailedItems } from './use-detailed-items.ts';

interface ShownItem<F extends PortfolioFund = PortfolioFund> {
  id: number;
  name: string;
  description: string | null;
  share: number;
  funds: readonly F[];
  funds_categories: readonly Related[];
  funds_from_categories: readonly F[];
}
interface Props<F extends PortfolioFund> {
  items: readonly ShownItem<F>[];
  /** The path of a fund; undefined if it is not open to the reader. */
  fundTo: (fund: F) => string | undefined;
  /** The actions of an item. */
  actions?: (item: ShownItem<F>) => ReactNode;
  /** Shown instead of the table if there are no items. */
  empty: ReactNode;
}

/** A portfolio's items, each of which expands to its funds. */
export function PortfolioItems<F extends PortfolioFund>({ items, fundTo, actions, empty }: Props<F>) {
  const { detailed, detail } = useDetailedItems();
  const id = useId();
  const isAll = items.every((item) => detailed.has(item.id));
  const largest = Math.max(...items.map(({ share }) => share), 1);
  return (
    <Panel
      title={`Itens (${items.length})`}
      aside={
        items.length > 0 && (
          <Button variant="text" size="small" onClick={() => detail(isAll ? [] : items.map((item) => item.id))}>
            {isAll ? 'Recolher todos' : 'Expandir todos'}
          </Button>
        )
      }
    >
      {items.length === 0 ? (
        empty
      ) : (
        <ScrollRegion className={css.frame} label="Tabela dos itens">
          <table className={css.items}>
            <caption className="m-hidden">Itens da carteira</caption>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">Categoria</th>
                <th scope="col" className={css.number}>
                  Resgate
                </th>
                <th scope="col" className={css.number}>
                  Fundos
                </th>
                <th scope="col" className={css.number}>
                  Participação
                </th>
                {actions && (
                  <th scope="col">
                    <span className="m-hidden">Ações</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {items.map((item) => {
                const isOpen = detailed.has(item.id);
                const funds = fundsOf(item);
                const others = [...detailed].filter((one) => one !== item.id);
                return (
                  <Fragment key={item.id}>
                    <tr className={isOpen ? css.open : undefined} data-item={item.id}>
                      <th scope="row">
                        <button
                          type="button"
                          aria-expanded={isOpen}
                          aria-controls={`${id}-${item.id}`}
                          onClick={() => detail(isOpen ? others : [...others, item.id])}
                        >
                          <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
                          <span>{item.name}</span>
                        </button>
                      </th>
                      <td data-label="Categoria">{categoriesOf({ ...item, funds })}</td>
                      <td data-label="Resgate" className={css.number}>
                        {redemptionOf(funds)}
                      </td>
                      <td data-label="Fundos" className={css.number}>
                        {funds.length}
                      </td>
                      <td className={css.share}>
                        <i style={{ width: `${(item.share / largest) * 56}px` }} aria-hidden />
                        <b>{shareText(item.share)}%</b>
                      </td>
                      {actions && <td className={css.actions}>{actions(item)}</td>}
                    </tr>
                    {isOpen && (
                      <tr className={css.detail} id={`${id}-${item.id}`}>
                        <td colSpan={actions ? 6 : 5}>
                          {item.description && <p>{item.description}</p>}
                          <ItemFunds of={item.name} funds={funds} fundTo={fundTo} />
                        </td>
                      </tr>
                    )}
                  </Fragment>
                );
              })}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Panel>
  );
}
