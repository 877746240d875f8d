import { useCreateVideoMutation } from '@mirante/api-client/content/videos.ts';
import { videoForm } from '@mirante/contract/content/videos.form.ts';
import { videos } from '@mirante/contract/content/videos.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { momentFromTyped, momentToTyped } from '@mirante/ui-kit/fields/moment-format.ts';
import { videoWords } from '@mirante/domain/content/video.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';
import { VideoFields } from './video-fields.tsx';

const initial = () => ({
  video_date: momentFromTyped(momentToTyped(serverNow().toISOString())),
  products: [],
  app_alert: false,
  draft: false,
});

export const VideoCreatePage = () => (
  <CreatePage
    words={videoWords}
    schema={videoForm}
    useCreate={useCreateVideoMutation}
    initial={initial}
    opens={to.video}
    then={to.videos()}
  >
    <VideoFields />
  </CreatePage>
);
VideoCreatePage.needs = videos.createVideo;
