import { useListOwnNewsQuery } from '@mirante/api-client/content/own-news.ts';
import { ownNews } from '@mirante/contract/content/own-news.ts';
import { newsWords } from '@mirante/domain/content/news.ts';
import { purposes } from '../../app/purposes.ts';
import { useAboutFilters } from './about-filter.ts';
import { ContentList } from './content-list.tsx';
import { byName, newest } from '../../shared/order-choice.tsx';
import { readFilter, sinceFilter, textFilter, useProductFilter } from '../../shared/product-filter.ts';

const orders = [newest('news.news_date', 'Data'), byName('news.title', 'Título')];

export const NewsListPage = () => (
  <ContentList
    as="grid"
    words={newsWords}
    head={{ purpose: purposes.news }}
    of={ownNews.listOwnNews}
    use={useListOwnNewsQuery}
    cardOf={({ news_date, ...news }) => ({ ...news, type: 'news', date: news_date })}
    orders={orders}
    filters={[
      textFilter('news.filter'),
      readFilter('news.read', 'Lida'),
      useProductFilter('news.product'),
      sinceFilter('news.news_date'),
      ...useAboutFilters('news'),
    ]}
  />
);
