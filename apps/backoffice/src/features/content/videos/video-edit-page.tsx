import {
  useEditVideoMutation,
  useGetVideoQuery,
  useListVideoChangesQuery,
} from '@mirante/api-client/content/videos.ts';
import { videoForm } from '@mirante/contract/content/videos.form.ts';
import { videos } from '@mirante/contract/content/videos.ts';
import { videoWords } from '@mirante/domain/content/video.ts';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { EditPage } from '../../../record/edit-page.tsx';
import { VideoFields } from './video-fields.tsx';

export const VideoEditPage = () => (
  <EditPage
    words={videoWords}
    of={videos.getVideo}
    schema={videoForm}
    use={useGetVideoQuery}
    useEdit={useEditVideoMutation}
    changes={useListVideoChangesQuery}
    then={to.video(Number(useParams().id))}
    purpose={({ name }) => name}
  >
    {() => <VideoFields />}
  </EditPage>
);
VideoEditPage.needs = videos.editVideo;
