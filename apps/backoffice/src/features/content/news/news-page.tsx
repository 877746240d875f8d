import {
  useGetNewsItemQuery,
  useListNewsChangesQuery,
  useRemoveNewsItemMutation,
} from '@mirante/api-client/content/news.ts';
import { news } from '@mirante/contract/content/news.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { publishingLooks, publishingState } from '@mirante/domain/content/content.ts';
import { newsWords, type News } from '@mirante/domain/content/news.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { yesNo } from '@mirante/domain/records/words.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { RichText } from '@mirante/ui-kit/rich-text/rich-text.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { ChangesPanel } from '../../../record/changes-panel.tsx';
import record from '../../../record/record.module.css';
import { AssociationsPanel } from '../../../shared/associations/associations-panel.tsx';
import { ProductsPanel, ReadsPanel } from '../../../shared/publishing/content-panels.tsx';
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
  const { id, title, body, draft, news_date, app_alert, read_stats, created_at, updated_at } = of;
  const changes = useListNewsChangesQuery({ id });
  const [remove] = useRemoveNewsItemMutation();
  return (
    <>
      <PageHead
        title={title}
        badge={<StatusChip look={publishingLooks[publishingState({ draft, date: news_date }, serverNow())]} />}
        purpose={`${newsWords.name} ${id} · ${dayTime(news_date)}`}
        actions={
          <DetailActions
            remove={news.removeNewsItem}
            edit={news.editNewsItem}
            what={`a notícia ${title}`}
            act={() => remove({ id }).unwrap()}
            editTo={to.editNewsItem(id)}
            list={to.news()}
          />
        }
      />
      <div className={record.grid}>
        <div className={record.column}>
          <Panel title={labels.body}>
            <RichText html={body} />
          </Panel>
          <AssociationsPanel resource="news" content={of} />
        </div>
        <div className={record.column}>
          <ReadsPanel stats={read_stats} word="leram" />
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
        </div>
      </div>
      <ChangesPanel query={changes} />
    </>
  );
}
