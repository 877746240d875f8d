import {
  useGetNewsItemQuery,
  useListNewsChangesQuery,
  useRemoveNewsItemMutation,
} from '@mirante/api-client/content/news.ts';
import { news } from '@mirante/contract/content/news.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { newsWords, type News } from '@mirante/domain/content/news.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { yesNo } from '@mirante/domain/records/words.ts';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { RichText } from '@mirante/ui-kit/rich-text/rich-text.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { AssociationsPanel } from '../../../shared/associations/associations-panel.tsx';
import { ContentDetail } from '../../../shared/publishing/content-detail.tsx';
import { ProductsPanel } from '../../../shared/publishing/content-panels.tsx';
import { DetailActions } from '../../../shared/publishing/detail-actions.tsx';

export function NewsPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetNewsItemQuery({ id })} what={newsWords.name} id={id}>
      {(item) => <Detail of={item} />}
    </Loaded>
  );
}
NewsPage.needs = news.getNewsItem;

const { labels } = newsWords;

function Detail({ of }: { of: News }) {
  const { id, title, body, news_date, app_alert, created_at, updated_at } = of;
  const changes = useListNewsChangesQuery({ id });
  const [remove] = useRemoveNewsItemMutation();
  return (
    <ContentDetail
      kind={newsWords.name}
      of={of}
      title={title}
      date={news_date}
      changes={changes}
      actions={(state) => (
        <DetailActions
          state={state}
          remove={news.removeNewsItem}
          edit={news.editNewsItem}
          what={`a notícia ${title}`}
          act={() => remove({ id }).unwrap()}
          editTo={to.editNewsItem(id)}
          list={to.news()}
          notification={{
            title,
            content: 'news',
            contentId: id,
            products: of.products.map((product) => product.id),
          }}
        />
      )}
      aside={
        <>
          <ProductsPanel products={of.products} />
          <Panel title="Publicação">
            <Facts>
              <Fact label={labels.news_date}>{dayTime(news_date)}</Fact>
              <Fact label={labels.app_alert}>{yesNo[`${app_alert}`]}</Fact>
              <Fact label={labels.id}>{id}</Fact>
              <Fact label={labels.created_at}>{dayTime(created_at)}</Fact>
              <Fact label={labels.updated_at}>{dayTime(updated_at)}</Fact>
            </Facts>
          </Panel>
        </>
      }
    >
      <Panel title={labels.body}>
        <RichText html={body} />
      </Panel>
      <AssociationsPanel resource="news" content={of} />
    </ContentDetail>
  );
}
