import type { CannedReplyForm } from '@mirante/contract/messaging/canned-replies.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { cannedReplyWords } from '@mirante/domain/messaging/canned-reply.ts';
import { REPLY_MAX } from '@mirante/domain/messaging/client-message.ts';

const Field = fieldsOf<CannedReplyForm>(cannedReplyWords.form);

export const CannedReplyFields = () => (
  <>
    <Field.Text name="title" maxLength={100} />
    <Field.Text name="text" lines={6} maxLength={REPLY_MAX} />
  </>
);
