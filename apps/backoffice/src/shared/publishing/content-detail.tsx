import {
  publishingStyles,
  publishingState,
  type PublishingState,
  type ReadStats,
} from '@mirante/domain/content/content.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { ChangesPanel } from '../../record/changes-panel.tsx';
import record from '../../record/record.module.css';
import { ReadsPanel } from './content-panels.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { ReadsCurvePanel } from './reads-curve-panel.tsx';

interface Props {
  /** The kind's label, such as "Vídeo". */
  kind: string;
  of: { id: number; draft?: boolean; read_stats: ReadStats };
  title: string;
  /** The publication date. */
  date: string;
  /** Facts besides kind, number and date. */
  facts?: string | undefined;
  actions: (state: PublishingState) => ReactNode;
  /** The verb for its readers, such as "leram". */
  word?: string;
  aside: ReactNode;
  changes: ComponentProps<typeof ChangesPanel>['query'];
  children: ReactNode;
}

/** A content's own page: its text, its readers, and its changes. Contents without drafts have no state. */
export function ContentDetail({ kind, of, title, date, facts, actions, word, aside, changes, children }: Props) {
  const { id, draft, read_stats } = of;
  const state: PublishingState = draft === undefined ? 'published' : publishingState({ draft, date }, serverNow());
  return (
    <>
      <PageHead
        title={title}
        badge={draft !== undefined && <StatusChip look={publishingStyles[state]} />}
        purpose={[`${kind} ${id}`, dayTime(date), facts].filter(Boolean).join(' · ')}
        actions={actions(state)}
      />
      <div className={record.grid}>
        <div className={record.column}>
          {children}
          {state === 'published' && <ReadsCurvePanel id={id} date={date} />}
        </div>
        <div className={record.column}>
          <ReadsPanel stats={read_stats} state={state} word={word} />
          {draft !== undefined && <PreviewPanel id={id} />}
          {aside}
        </div>
      </div>
      <ChangesPanel query={changes} />
    </>
  );
}
