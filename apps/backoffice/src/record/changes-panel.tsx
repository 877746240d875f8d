import type { AuditEntry } from '@mirante/domain/house/audit.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { lazy, Suspense, type ComponentProps } from 'react';
import { PanelData } from './panel-data.tsx';

// They know every record's labels and address, which the page above them does not wait for.
const ChangeEntries = lazy(() => import('./change-entries.tsx').then((m) => ({ default: m.ChangeEntries })));

interface Props {
  /** The record's own log, of a hook such as `useListClientChangesQuery`. */
  query: ComponentProps<typeof PanelData<readonly AuditEntry[]>>['query'];
}

/** Who on the staff changed what of a record, newest first. */
export const ChangesPanel = ({ query }: Props) => (
  <Panel title="Alterações">
    <PanelData query={query} what="as alterações">
      {(entries) => (
        <Suspense fallback={null}>
          <ChangeEntries of={entries} />
        </Suspense>
      )}
    </PanelData>
  </Panel>
);
