import type { ReplyForm } from '@mirante/contract/messaging/client-messages.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { clientMessageWords, REPLY_MAX } from '@mirante/domain/messaging/client-message.ts';
import { CannedReplyPicker } from './canned-reply-picker.tsx';

const Field = fieldsOf<ReplyForm>(clientMessageWords.form);

export const ReplyFields = () => (
  <>
    <CannedReplyPicker />
    <Field.Text name="reply" lines={6} maxLength={REPLY_MAX} help="O cliente recebe um email com o link para ela." />
    <Field.Text name="obs" optional lines={2} maxLength={REPLY_MAX} help="Só a equipe vê." />
  </>
);
