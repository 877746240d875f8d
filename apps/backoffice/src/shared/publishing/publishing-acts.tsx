import {
  usePublishContentsMutation,
  useReturnContentsToDraftMutation,
  useUndoPublishingActMutation,
} from '@mirante/api-client/content/publishing-acts.ts';
import { publishingActs } from '@mirante/contract/content/publishing-acts.ts';
import type { BulkActsProps } from '@mirante/crud/list/bulk.ts';
import { ConfirmDialog } from '@mirante/crud/record/confirm-dialog.tsx';
import type { NewsRow } from '@mirante/domain/content/news.ts';
import type { DraftableKind, PublishingResult } from '@mirante/domain/content/publishing-act.ts';
import type { ReportRow } from '@mirante/domain/content/report.ts';
import type { VideoRow } from '@mirante/domain/content/video.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { Can } from '@mirante/session/can.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { useState } from 'react';
import { outcomeOf, publishingWords } from './publishing-outcome.ts';

export const ReportActs = ({ rows, onDone }: BulkActsProps<ReportRow>) => (
  <PublishingActs kind="report" rows={rows} dateOf={({ report_date }) => report_date} onDone={onDone} />
);
export const VideoActs = ({ rows, onDone }: BulkActsProps<VideoRow>) => (
  <PublishingActs kind="video" rows={rows} dateOf={({ video_date }) => video_date} onDone={onDone} />
);
export const NewsActs = ({ rows, onDone }: BulkActsProps<NewsRow>) => (
  <PublishingActs kind="news" rows={rows} dateOf={({ news_date }) => news_date} onDone={onDone} />
);

type DraftableRow = Pick<ReportRow, 'id' | 'draft' | 'app_alert' | 'updated_at'>;
interface PublishingActsProps<R> extends BulkActsProps<R> {
  kind: DraftableKind;
  /** When it is published. */
  dateOf: (row: R) => string;
}

/** Publishes the selected drafts, or returns the others to draft. */
function PublishingActs<R extends DraftableRow>({ kind, rows, dateOf, onDone }: PublishingActsProps<R>) {
  const [publish, publishing] = usePublishContentsMutation();
  const [unpublish, unpublishing] = useReturnContentsToDraftMutation();
  const [undo] = useUndoPublishingActMutation();
  const [isAsking, setAsking] = useState(false);
  const [drafts, others] = [rows.filter(({ draft }) => draft), rows.filter(({ draft }) => !draft)];
  const alerting = drafts.filter((row) => row.app_alert && Date.parse(dateOf(row)) <= serverNow().getTime());
  const bodyOf = (contents: readonly R[]) => ({
    body: { kind, contents: contents.map(({ id, updated_at }) => ({ id, updated_at })) },
  });
  const undoing = async (id: number) => {
    const { data } = await undo({ id });
    return data && outcomeOf(kind, 'undo', data);
  };
  const finish = (act: 'publish' | 'draft', result: PublishingResult) =>
    onDone({
      ...outcomeOf(kind, act, result),
      undo: result.act === null ? undefined : () => undoing(result.act!),
    });
  const publishAll = async () => finish('publish', await publish(bodyOf(drafts)).unwrap());
  const unpublishAll = async () => finish('draft', await unpublish(bodyOf(others)).unwrap());
  return (
    <>
      {others.length > 0 && (
        <Can call={publishingActs.returnContentsToDraft}>
          <BusyButton
            variant="outlined"
            size="small"
            busy={unpublishing.isLoading}
            disabled={publishing.isLoading}
            onClick={() => void unpublishAll().catch(keepSelection)}
          >
            {`Voltar a rascunho${countIn(others, rows)}`}
          </BusyButton>
        </Can>
      )}
      {drafts.length > 0 && (
        <Can call={publishingActs.publishContents}>
          <BusyButton
            variant="contained"
            size="small"
            busy={publishing.isLoading}
            disabled={unpublishing.isLoading}
            aria-haspopup={alerting.length > 0 ? 'dialog' : undefined}
            onClick={() => (alerting.length > 0 ? setAsking(true) : void publishAll().catch(keepSelection))}
          >
            {`Publicar${countIn(drafts, rows)}`}
          </BusyButton>
        </Can>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Publicar ${publishingWords(kind, drafts.length)}?`}
          yes="Publicar"
          doing="Publicando"
          act={publishAll}
          onClose={() => setAsking(false)}
        >
          {`Com alerta no app: ${alerting.length}. Seus leitores são avisados em seguida, se ainda não foram. A publicação pode ser desfeita, o aviso não.`}
        </ConfirmDialog>
      )}
    </>
  );
}

/** A failed call has its toast, and may be tried again. */
const keepSelection = () => undefined;
/** How many of the selected rows it is for, unless for all. */
const countIn = (some: readonly unknown[], all: readonly unknown[]) =>
  some.length === all.length ? '' : ` (${some.length})`;
