import {
  useGetNoticeQuery,
  useListNoticeChangesQuery,
  useRemoveNoticeMutation,
} from '@mirante/api-client/content/board.ts';
import { board } from '@mirante/contract/content/board.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { boardWords, type Notice } from '@mirante/domain/content/board.ts';
import { dayTime } from '@mirante/domain/format.ts';

import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { RichText } from '@mirante/ui-kit/rich-text/rich-text.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';

import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { ContentDetail } from '../../../shared/publishing/content-detail.tsx';
import { DetailActions } from '../../../shared/publishing/detail-actions.tsx';

export function NoticePage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetNoticeQuery({ id })} what={boardWords.name} id={id}>
      {(notice) => <Detail of={notice} />}
    </Loaded>
  );
}
NoticePage.needs = board.getNotice;

const { labels } = boardWords;

function Detail({ of }: { of: Notice }) {
  const { id, title, body, created_at, updated_at } = of;
  const changes = useListNoticeChangesQuery({ id });
  const [remove] = useRemoveNoticeMutation();
  return (
    <ContentDetail
      kind={boardWords.name}
      of={of}
      title={title}
      date={created_at}
      changes={changes}
      actions={(state) => (
        <DetailActions
          state={state}
          remove={board.removeNotice}
          edit={board.editNotice}
          what={`o recado ${title}`}
          act={() => remove({ id }).unwrap()}
          editTo={to.editNotice(id)}
          list={to.notices()}
          notification={{ title, content: 'board', contentId: id }}
        />
      )}
      aside={
        <Panel title="Publicação">
          <Facts>
            <Fact label={labels.id}>{id}</Fact>
            <Fact label={labels.created_at}>{dayTime(created_at)}</Fact>
            <Fact label={labels.updated_at}>{dayTime(updated_at)}</Fact>
          </Facts>
        </Panel>
      }
    >
      <Panel title={labels.body}>
        <RichText html={body} />
      </Panel>
    </ContentDetail>
  );
}
