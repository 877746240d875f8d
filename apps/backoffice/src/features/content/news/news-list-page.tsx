import { useListNewsQuery } from '@mirante/api-client/content/news.ts';
import { news } from '@mirante/contract/content/news.ts';
import { BulkListPage } from '@mirante/crud/list/bulk-list-page.tsx';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter, type LateOptions } from '@mirante/crud/list/filters.tsx';
import { lazyActs } from '@mirante/crud/record/lazy-acts.tsx';
import { publishingStyles, publishingState } from '@mirante/domain/content/content.ts';
import { newsWords, type NewsRow } from '@mirante/domain/content/news.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { yesNo } from '@mirante/domain/records/words.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { useMemo } from 'react';
import { to } from '../../../app/to.ts';
import { HeadActions } from '../../../record/list-actions.tsx';
import { draftOptions, useProductOptions } from '../../../shared/publishing/content-filters.ts';

export function NewsListPage() {
  const products = useProductOptions();
  const columns = useMemo(() => columnsWith(products), [products]);
  return (
    <BulkListPage
      words={newsWords}
      of={news.listNews}
      use={useListNewsQuery}
      columns={columns}
      filters={filters}
      to={({ id }) => to.newsItem(id)}
      bulk={bulk}
      head={{
        actions: (
          <HeadActions
            file={news.exportNews}
            create={news.createNewsItem}
            to={to.newNewsItem()}
            label="Criar notícia"
          />
        ),
      }}
    />
  );
}
NewsListPage.needs = news.listNews;

const bulk = {
  nameOf: ({ title }: NewsRow) => title,
  Acts: lazyActs(() => import('../../../shared/publishing/publishing-acts.tsx').then((m) => m.NewsActs)),
};

const filters = [{ label: 'Busca', filter: filter.text('news.filter', 'Texto') }];

const columnsWith = (products: LateOptions) =>
  columnsOf<typeof news.listNews>(newsWords.list, {
    id: { sort: 'news.id', filter: filter.number('news.id', 'ID'), card: 'hidden' },
    title: {
      sort: 'news.title',
      filter: filter.text('news.title', 'Título'),
      card: 'title',
      wrap: true,
    },
    product_name: { filter: filter.choice('news.product', products), wrap: true, card: 'line' },
    news_date: {
      write: dayTime,
      sort: 'news.news_date',
      filter: filter.day('news.news_date', 'desde'),
      card: 'left',
    },
    app_alert: {
      write: (alert) => yesNo[`${alert}`],
      sort: 'news.app_alert',
      filter: filter.yesNo('news.app_alert'),
      card: 'hidden',
    },
    draft: {
      cell: ({ draft, news_date }) => (
        <StatusChip look={publishingStyles[publishingState({ draft, date: news_date }, serverNow())]} as="text" />
      ),
      filter: filter.choice('news.draft', draftOptions, 'Todas'),
      card: 'corner',
    },
    created_at: { write: dayTime, sort: 'news.created_at', card: 'hidden' },
  });
