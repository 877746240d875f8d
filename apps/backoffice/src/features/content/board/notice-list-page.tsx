import { useListNoticesQuery } from '@mirante/api-client/content/board.ts';
import { board } from '@mirante/contract/content/board.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { boardWords } from '@mirante/domain/content/board.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { to } from '../../../app/to.ts';
import { HeadActions } from '../../../record/list-actions.tsx';

export const NoticeListPage = () => (
  <ListPage
    words={boardWords}
    of={board.listNotices}
    use={useListNoticesQuery}
    columns={columns}
    filters={filters}
    to={({ id }) => to.notice(id)}
    head={{
      actions: (
        <HeadActions file={board.exportNotices} create={board.createNotice} to={to.newNotice()} label="Criar recado" />
      ),
    }}
  />
);
NoticeListPage.needs = board.listNotices;

const filters = [{ label: 'Busca', filter: filter.text('board.filter', 'Texto') }];

const columns = columnsOf<typeof board.listNotices>(boardWords.list, {
  id: { sort: 'board.id', filter: filter.number('board.id', 'ID'), card: 'hidden' },
  title: { sort: 'board.title', filter: filter.text('board.title', 'Título'), card: 'title', wrap: true },
  created_at: {
    write: dayTime,
    sort: 'board.created_at',
    filter: filter.day('board.created_at', 'desde'),
    card: 'left',
  },
  updated_at: { write: dayTime, sort: 'board.updated_at', card: 'right' },
});
