import type { ReplyForm } from '@mirante/contract/messaging/client-messages.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { clientMessageWords, REPLY_MAX } from '@mirante/domain/messaging/client-message.ts';
import { CannedReplyPicker } from './canned-reply-picker.tsx';

const Field = fieldsOf<ReplyForm>(clientMessageWords.form);

/** The client is mailed of a reply, and not of its edit. */
export const ReplyFields = ({ isEdit = false }: { isEdit?: boolean }) => (
  <>
    <CannedReplyPicker />
    <Field.Text
      name="reply"
      lines={6}
      maxLength={REPLY_MAX}
      help={
        isEdit
          ? 'O cliente não recebe outro email: vê o texto novo no portal.'
          : 'O cliente recebe um email com o link para ela.'
      }
    />
    <Field.Text name="obs" optional lines={2} maxLength={REPLY_MAX} help="Só a equipe vê." />
  </>
);
