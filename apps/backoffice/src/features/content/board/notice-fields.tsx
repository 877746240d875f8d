import type { NoticeForm } from '@mirante/contract/content/board.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { boardWords } from '@mirante/domain/content/board.ts';
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';

const { form: labels } = boardWords;
const Field = fieldsOf<NoticeForm>(labels);

/** The fields shared by creating and editing a notice. */
export const NoticeFields = () => (
  <>
    <Field.Text name="title" maxLength={100} autoComplete="off" />
    <RichTextField name="body" label={labels.body} max={4096} />
  </>
);
