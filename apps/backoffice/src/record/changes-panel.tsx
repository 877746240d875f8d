import type { AuditEntry } from '@mirante/domain/house/audit.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { lazy, Suspense, type ComponentProps } from 'react';
import { PanelData } from './panel-data.tsx';

// Contains every record type's labels and addresses, so it is loaded after the page above it.
const ChangeEntries = lazy(() => import('./change-entries.tsx').then((m) => ({ default: m.ChangeEntries })));

interface Props {
  /** The record's own log, of a hook such as `useListClientChangesQuery`. */
  query: ComponentProps<typeof PanelData<readonly AuditEntry[]>>['query'];
}

/** Staff changes of a record, newest first. */
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
