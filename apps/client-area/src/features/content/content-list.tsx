import { ListFrame, type ListFrameProps } from '@mirante/crud/list/list-frame.tsx';
import type { ListEndpoint, ListQuery, Row } from '@mirante/crud/list/use-list-query.ts';
import { AfterDelay, ListSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ContentCard, type CardContent } from '../../shared/content-card.tsx';
import { ContentCards } from '../../shared/content-cards.tsx';
import { columnsOf, OrderChoice, type Order } from '../../shared/order-choice.tsx';
import css from './content-list.module.css';

type ContentListProps<E extends ListEndpoint> = Omit<ListFrameProps<E>, 'columns'> & {
  as: 'rows' | 'grid';
  cardOf: (row: Row<E>) => CardContent;
  orders: readonly Order[];
};

/** Contents as cards; filters, order and page are in the address. */
export const ContentList = <E extends ListEndpoint>({ as, cardOf, orders, ...props }: ContentListProps<E>) => (
  <ListFrame
    {...(props as ListFrameProps<E>)}
    columns={columnsOf(orders)}
    draw={({ rows, label, list, busy, fallback, phone }) => (
      <>
        {!phone && <OrderChoice list={list} orders={orders} />}
        {fallback ?? (
          <div className={as === 'grid' && !phone ? css.padded : ''}>
            {rows ? (
              <ContentCards as={as} label={label} busy={busy}>
                {rows.map((row) => (
                  <ContentCard key={cardOf(row).id} content={cardOf(row)} />
                ))}
              </ContentCards>
            ) : (
              <Coming list={list} />
            )}
          </div>
        )}
      </>
    )}
  />
);

const Coming = ({ list }: { list: ListQuery }) => (
  <div className={css.coming} style={{ minHeight: Math.min(list.query.perPage, 8) * 96 }}>
    <AfterDelay>
      <ListSkeleton />
    </AfterDelay>
  </div>
);
