import { useCreateNewsItemMutation } from '@mirante/api-client/content/news.ts';
import { newsForm, type NewsForm } from '@mirante/contract/content/news.form.ts';
import { news } from '@mirante/contract/content/news.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { serverNow } from '@mirante/domain/server-time.ts';
import { momentFromTyped, momentToTyped } from '@mirante/ui-kit/fields/moment-format.ts';
import { useState } from 'react';
import { to } from '../../../app/to.ts';
import { NewsFields } from './news-fields.tsx';

export function NewsCreatePage() {
  const [create] = useCreateNewsItemMutation();
  const [initial] = useState(() => ({
    news_date: momentFromTyped(momentToTyped(serverNow().toISOString())),
    products: [],
    app_alert: false,
    draft: false,
  }));
  const save = async (body: NewsForm) => ({ to: to.newsItem((await create({ body }).unwrap()).id) });
  return (
    <FormPage title="Criar notícia" schema={newsForm} initial={initial} save={save} then={to.news()}>
      <NewsFields />
    </FormPage>
  );
}
NewsCreatePage.needs = news.createNewsItem;
