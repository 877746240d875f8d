import { useCreateVideoMutation } from '@mirante/api-client/content/videos.ts';
import { videoForm, type VideoForm } from '@mirante/contract/content/videos.form.ts';
import { videos } from '@mirante/contract/content/videos.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { serverNow } from '@mirante/domain/server-time.ts';
import { momentFromTyped, momentToTyped } from '@mirante/ui-kit/fields/moment-format.ts';
import { useState } from 'react';
import { to } from '../../../app/to.ts';
import { VideoFields } from './video-fields.tsx';

export function VideoCreatePage() {
  const [create] = useCreateVideoMutation();
  const [initial] = useState(() => ({
    video_date: momentFromTyped(momentToTyped(serverNow().toISOString())),
    products: [],
    app_alert: false,
    draft: false,
  }));
  const save = async (body: VideoForm) => ({ to: to.video((await create({ body }).unwrap()).id) });
  return (
    <FormPage title="Criar vídeo" schema={videoForm} initial={initial} save={save} then={to.videos()}>
      <VideoFields />
    </FormPage>
  );
}
VideoCreatePage.needs = videos.createVideo;
