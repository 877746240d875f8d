import { useGetOwnNoticeQuery, useReadOwnNoticeDoMutation } from '@mirante/api-client/content/own-board.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { boardWords, type OwnNotice } from '@mirante/domain/content/board.ts';
import { useParams } from 'react-router';
import { Article } from './article.tsx';
import { useFirstRead } from '../../shared/use-first-read.ts';

export function NoticePage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetOwnNoticeQuery({ id })} what={boardWords.name} id={id}>
      {(notice) => <OpenNotice key={notice.id} notice={notice} />}
    </Loaded>
  );
}

function OpenNotice({ notice }: { notice: OwnNotice }) {
  const [read] = useReadOwnNoticeDoMutation();
  useFirstRead(notice, read);
  return <Article title={notice.title} date={notice.created_at} text={notice.body} />;
}
