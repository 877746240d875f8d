import type { VideoForm } from '@mirante/contract/content/videos.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { videoWords } from '@mirante/domain/content/video.ts';
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';
import { PublishingFields } from '../../../shared/publishing/publishing-fields.tsx';

const { form: labels } = videoWords;
const Field = fieldsOf<VideoForm>(labels);

/** The fields shared by creating and editing a video. */
export const VideoFields = () => (
  <>
    <Field.Text name="name" maxLength={100} autoComplete="off" />
    <Field.Text
      name="link"
      type="url"
      maxLength={255}
      autoComplete="off"
      placeholder="https://"
      help="O endereço do vídeo no YouTube ou no Vimeo, em qualquer forma."
    />
    <Field.Moment name="video_date" help="No horário de Brasília. Uma data à frente agenda a publicação." />
    <RichTextField name="description" label={labels.description} max={8192} />
    <PublishingFields labels={labels} />
  </>
);
