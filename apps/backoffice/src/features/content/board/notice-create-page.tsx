import { useCreateNoticeMutation } from '@mirante/api-client/content/board.ts';
import { noticeForm, type NoticeForm } from '@mirante/contract/content/board.form.ts';
import { board } from '@mirante/contract/content/board.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { to } from '../../../app/to.ts';
import { NoticeFields } from './notice-fields.tsx';

export function NoticeCreatePage() {
  const [create] = useCreateNoticeMutation();
  const save = async (body: NoticeForm) => ({ to: to.notice((await create({ body }).unwrap()).id) });
  return (
    <FormPage
      title="Criar recado"
      purpose="Vai a todos os clientes com algum produto ativo, assim que for salvo."
      schema={noticeForm}
      save={save}
      then={to.notices()}
    >
      <NoticeFields />
    </FormPage>
  );
}
NoticeCreatePage.needs = board.createNotice;
