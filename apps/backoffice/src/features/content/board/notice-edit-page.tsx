import {
  useEditNoticeMutation,
  useGetNoticeQuery,
  useListNoticeChangesQuery,
} from '@mirante/api-client/content/board.ts';
import { noticeForm } from '@mirante/contract/content/board.form.ts';
import { board } from '@mirante/contract/content/board.ts';
import { boardWords } from '@mirante/domain/content/board.ts';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { EditPage } from '../../../record/edit-page.tsx';
import { NoticeFields } from './notice-fields.tsx';

export const NoticeEditPage = () => (
  <EditPage
    words={boardWords}
    of={board.getNotice}
    schema={noticeForm}
    use={useGetNoticeQuery}
    useEdit={useEditNoticeMutation}
    changes={useListNoticeChangesQuery}
    then={to.notice(Number(useParams().id))}
    purpose={({ title }) => title}
  >
    {() => <NoticeFields />}
  </EditPage>
);
NoticeEditPage.needs = board.editNotice;
