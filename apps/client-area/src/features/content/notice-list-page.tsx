import { useListOwnNoticesQuery } from '@mirante/api-client/content/own-board.ts';
import { ownBoard } from '@mirante/contract/content/own-board.ts';
import { boardWords } from '@mirante/domain/content/board.ts';
import { purposes } from '../../app/purposes.ts';
import { ContentList } from './content-list.tsx';
import { byName, newest } from '../../shared/order-choice.tsx';
import { readFilter, sinceFilter, textFilter } from '../../shared/product-filter.ts';

const orders = [newest('board.created_at', 'Data'), byName('board.title', 'Título')];
const filters = [textFilter('board.filter'), readFilter('board.read'), sinceFilter('board.created_at')];

export const NoticeListPage = () => (
  <ContentList
    as="rows"
    words={boardWords}
    head={{ purpose: purposes.notices }}
    of={ownBoard.listOwnNotices}
    use={useListOwnNoticesQuery}
    cardOf={({ created_at, ...notice }) => ({ ...notice, type: 'board', date: created_at })}
    orders={orders}
    filters={filters}
  />
);
