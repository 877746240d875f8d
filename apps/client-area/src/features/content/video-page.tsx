import { useGetOwnVideoQuery, useReadOwnVideoMutation } from '@mirante/api-client/content/own-videos.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { videoWords, type OwnVideo } from '@mirante/domain/content/video.ts';
import { VideoPlayer } from '@mirante/ui-kit/video/video-player.tsx';
import { useParams } from 'react-router';
import css from './article.module.css';
import { Article } from './article.tsx';
import { useFirstRead } from '../../shared/use-first-read.ts';

export function VideoPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetOwnVideoQuery({ id })} what={videoWords.name} id={id}>
      {(video) => <Video key={video.id} video={video} />}
    </Loaded>
  );
}

function Video({ video }: { video: OwnVideo }) {
  const [read] = useReadOwnVideoMutation();
  useFirstRead(video, read);
  const { name, link, video_date, product_name, description } = video;
  return (
    <Article title={name} date={video_date} products={product_name} text={description} related={video}>
      <div className={css.player}>
        <VideoPlayer name={name} link={link} />
      </div>
    </Article>
  );
}
