import { ListFrame, type ListFrameProps } from '@mirante/crud/list/list-frame.tsx';
import type { ListEndpoint, Row } from '@mirante/crud/list/use-list-query.ts';
import { AfterDelay, ListSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import type { ReactNode } from 'react';
import { columnsOf, OrderChoice, type Order } from './order-choice.tsx';
import css from './record-cards.module.css';

type Props<E extends ListEndpoint> = Omit<ListFrameProps<E>, 'columns'> & {
  /** The card's content: the list item is around it. */
  card: (row: Row<E>) => ReactNode;
  /** The row's key, if ids are not unique. */
  keyOf?: (row: Row<E>) => string;
  orders: readonly Order[];
};

/** Records as cards; filters, order and page are in the address. */
export const RecordCardList = <E extends ListEndpoint>({ card, keyOf = idOf, orders, ...props }: Props<E>) => (
  <ListFrame
    {...(props as ListFrameProps<E>)}
    columns={columnsOf(orders)}
    draw={({ rows, label, list, busy, fallback, phone }) => (
      <>
        {!phone && <OrderChoice list={list} orders={orders} />}
        {fallback ??
          (rows ? (
            <ul className={css.cards} aria-label={label} aria-busy={busy}>
              {rows.map((row) => (
                <li key={keyOf(row)} data-row={(row as { id: number }).id}>
                  {card(row)}
                </li>
              ))}
            </ul>
          ) : (
            <div className={css.coming}>
              <AfterDelay>
                <ListSkeleton />
              </AfterDelay>
            </div>
          ))}
      </>
    )}
  />
);

const idOf = (row: unknown): string => String((row as { id: number }).id);
