import {
  useGetVideoQuery,
  useListVideoChangesQuery,
  useRemoveVideoMutation,
} from '@mirante/api-client/content/videos.ts';
import { videos } from '@mirante/contract/content/videos.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { videoWords, type Video } from '@mirante/domain/content/video.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { yesNo } from '@mirante/domain/records/words.ts';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { RichText } from '@mirante/ui-kit/rich-text/rich-text.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { VideoPlayer } from '@mirante/ui-kit/video/video-player.tsx';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { AssociationsPanel } from '../../../shared/associations/associations-panel.tsx';
import { ContentDetail } from '../../../shared/publishing/content-detail.tsx';
import { ProductsPanel } from '../../../shared/publishing/content-panels.tsx';
import { DetailActions } from '../../../shared/publishing/detail-actions.tsx';

export function VideoPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetVideoQuery({ id })} what={videoWords.name} id={id}>
      {(video) => <Detail of={video} />}
    </Loaded>
  );
}
VideoPage.needs = videos.getVideo;

const { labels } = videoWords;

function Detail({ of }: { of: Video }) {
  const { id, name, description, video_date, app_alert, created_at, updated_at } = of;
  const changes = useListVideoChangesQuery({ id });
  const [remove] = useRemoveVideoMutation();
  return (
    <ContentDetail
      kind={videoWords.name}
      of={of}
      title={name}
      date={video_date}
      word="viram"
      changes={changes}
      actions={(state) => (
        <DetailActions
          state={state}
          remove={videos.removeVideo}
          edit={videos.editVideo}
          what={`o vídeo ${name}`}
          act={() => remove({ id }).unwrap()}
          editTo={to.editVideo(id)}
          list={to.videos()}
          notification={{
            title: name,
            content: 'video',
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
              <Fact label={labels.video_date}>{dayTime(video_date)}</Fact>
              <Fact label={labels.app_alert}>{yesNo[`${app_alert}`]}</Fact>
              <Fact label={labels.id}>{id}</Fact>
              <Fact label={labels.created_at}>{dayTime(created_at)}</Fact>
              <Fact label={labels.updated_at}>{dayTime(updated_at)}</Fact>
              <Fact label={labels.link}>
                <a href={of.link} target="_blank" rel="noopener noreferrer">
                  {of.link}
                </a>
              </Fact>
            </Facts>
          </Panel>
        </>
      }
    >
      <VideoPlayer name={name} link={of.link} />
      <Panel title={labels.description}>
        <RichText html={description} />
      </Panel>
      <AssociationsPanel resource="videos" content={of} />
    </ContentDetail>
  );
}
