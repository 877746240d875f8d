import {
  useEditNewsItemMutation,
  useGetNewsItemQuery,
  useListNewsChangesQuery,
} from '@mirante/api-client/content/news.ts';
import { newsForm } from '@mirante/contract/content/news.form.ts';
import { news } from '@mirante/contract/content/news.ts';
import { newsWords } from '@mirante/domain/content/news.ts';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { EditPage } from '../../../record/edit-page.tsx';
import { NewsFields } from './news-fields.tsx';

export const NewsEditPage = () => (
  <EditPage
    words={newsWords}
    of={news.getNewsItem}
    schema={newsForm}
    use={useGetNewsItemQuery}
    useEdit={useEditNewsItemMutation}
    changes={useListNewsChangesQuery}
    then={to.newsItem(Number(useParams().id))}
    purpose={({ title }) => title}
  >
    {() => <NewsFields />}
  </EditPage>
);
NewsEditPage.needs = news.editNewsItem;
