import { useCreateNoticeMutation } from '@mirante/api-client/content/board.ts';
import { noticeForm } from '@mirante/contract/content/board.form.ts';
import { board } from '@mirante/contract/content/board.ts';
import { boardWords } from '@mirante/domain/content/board.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';
import { NoticeFields } from './notice-fields.tsx';

export const NoticeCreatePage = () => (
  <CreatePage
    words={boardWords}
    schema={noticeForm}
    useCreate={useCreateNoticeMutation}
    purpose="Vai a todos os clientes com algum produto ativo, assim que for salvo."
    opens={to.notice}
    then={to.notices()}
  >
    <NoticeFields />
  </CreatePage>
);
NoticeCreatePage.needs = board.createNotice;
