import { useCreateNewsItemMutation } from '@mirante/api-client/content/news.ts';
import { newsForm } from '@mirante/contract/content/news.form.ts';
import { news } from '@mirante/contract/content/news.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { momentFromTyped, momentToTyped } from '@mirante/ui-kit/fields/moment-format.ts';
import { newsWords } from '@mirante/domain/content/news.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';
import { NewsFields } from './news-fields.tsx';

const initial = () => ({
  news_date: momentFromTyped(momentToTyped(serverNow().toISOString())),
  products: [],
  app_alert: false,
  draft: false,
});

export const NewsCreatePage = () => (
  <CreatePage
    words={newsWords}
    schema={newsForm}
    useCreate={useCreateNewsItemMutation}
    initial={initial}
    opens={to.newsItem}
    then={to.news()}
  >
    <NewsFields />
  </CreatePage>
);
NewsCreatePage.needs = news.createNewsItem;
