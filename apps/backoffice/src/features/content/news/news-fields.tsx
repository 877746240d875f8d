import type { NewsForm } from '@mirante/contract/content/news.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { newsWords } from '@mirante/domain/content/news.ts';
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';
import { PublishingFields } from '../../../shared/publishing/publishing-fields.tsx';

const { form: labels } = newsWords;
const Field = fieldsOf<NewsForm>(labels);

/** The fields shared by creating and editing a news item. */
export const NewsFields = () => (
  <>
    <Field.Text name="title" maxLength={100} autoComplete="off" />
    <Field.Moment name="news_date" help="No horário de Brasília. Uma data à frente agenda a publicação." />
    <RichTextField name="body" label={labels.body} max={16_384} />
    <PublishingFields labels={labels} />
  </>
);
