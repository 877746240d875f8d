import { useCreateCannedReplyMutation } from '@mirante/api-client/messaging/canned-replies.ts';
import { cannedReplyForm } from '@mirante/contract/messaging/canned-replies.form.ts';
import { cannedReplies } from '@mirante/contract/messaging/canned-replies.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { to } from '../../../app/to.ts';
import { CannedReplyFields } from './canned-reply-fields.tsx';

export function CannedReplyCreatePage() {
  const [create] = useCreateCannedReplyMutation();
  return (
    <FormPage
      title="Criar resposta pronta"
      schema={cannedReplyForm}
      save={(body) => create({ body })}
      then={to.cannedReplies()}
    >
      <CannedReplyFields />
    </FormPage>
  );
}
CannedReplyCreatePage.needs = cannedReplies.createCannedReply;
