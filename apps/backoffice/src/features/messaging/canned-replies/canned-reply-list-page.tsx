import {
  useListCannedRepliesQuery,
  useRemoveCannedReplyMutation,
} from '@mirante/api-client/messaging/canned-replies.ts';
import { cannedReplies } from '@mirante/contract/messaging/canned-replies.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { cannedReplyWords } from '@mirante/domain/messaging/canned-reply.ts';
import { HeadActions, RowActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';
import css from '../../../shared/two-lines.module.css';

export function CannedReplyListPage() {
  const [remove] = useRemoveCannedReplyMutation();
  return (
    <ListPage
      words={cannedReplyWords}
      of={cannedReplies.listCannedReplies}
      use={useListCannedRepliesQuery}
      columns={columns}
      head={{
        purpose: 'Textos para inserir nas respostas do fale conosco.',
        actions: (
          <HeadActions
            file={cannedReplies.exportCannedReplies}
            create={cannedReplies.createCannedReply}
            to={to.newCannedReply()}
            label="Criar resposta pronta"
          />
        ),
      }}
      actions={({ id, title }) => (
        <RowActions
          edit={cannedReplies.editCannedReply}
          to={to.editCannedReply(id)}
          remove={cannedReplies.removeCannedReply}
          what={`a resposta pronta ${title}`}
          act={() => remove({ id }).unwrap()}
        />
      )}
    />
  );
}
CannedReplyListPage.needs = cannedReplies.listCannedReplies;

const columns = columnsOf<typeof cannedReplies.listCannedReplies>(cannedReplyWords.list, {
  id: { sort: 'canned_reply.id', card: 'hidden' },
  title: {
    sort: 'canned_reply.title',
    filter: filter.text('canned_reply.title', 'Título'),
    wrap: true,
    card: 'title',
  },
  text: { write: (text) => <span className={css.clamped}>{text}</span>, wrap: true, card: 'line' },
  updated_at: { write: dayTime, sort: 'canned_reply.updated_at', card: 'right' },
});
