import {
  useEditCannedReplyMutation,
  useGetCannedReplyQuery,
  useListCannedReplyChangesQuery,
} from '@mirante/api-client/messaging/canned-replies.ts';
import { cannedReplyForm } from '@mirante/contract/messaging/canned-replies.form.ts';
import { cannedReplies } from '@mirante/contract/messaging/canned-replies.ts';
import { cannedReplyWords } from '@mirante/domain/messaging/canned-reply.ts';
import { EditPage } from '../../../record/edit-page.tsx';
import { to } from '../../../app/to.ts';
import { CannedReplyFields } from './canned-reply-fields.tsx';

export const CannedReplyEditPage = () => (
  <EditPage
    words={cannedReplyWords}
    of={cannedReplies.getCannedReply}
    schema={cannedReplyForm}
    use={useGetCannedReplyQuery}
    useEdit={useEditCannedReplyMutation}
    changes={useListCannedReplyChangesQuery}
    then={to.cannedReplies()}
  >
    {() => <CannedReplyFields />}
  </EditPage>
);
CannedReplyEditPage.needs = cannedReplies.editCannedReply;
