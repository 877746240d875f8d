import { useCreateCannedReplyMutation } from '@mirante/api-client/messaging/canned-replies.ts';
import { cannedReplyForm } from '@mirante/contract/messaging/canned-replies.form.ts';
import { cannedReplies } from '@mirante/contract/messaging/canned-replies.ts';
import { cannedReplyWords } from '@mirante/domain/messaging/canned-reply.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';
import { CannedReplyFields } from './canned-reply-fields.tsx';

export const CannedReplyCreatePage = () => (
  <CreatePage
    words={cannedReplyWords}
    schema={cannedReplyForm}
    useCreate={useCreateCannedReplyMutation}
    then={to.cannedReplies()}
  >
    <CannedReplyFields />
  </CreatePage>
);
CannedReplyCreatePage.needs = cannedReplies.createCannedReply;
