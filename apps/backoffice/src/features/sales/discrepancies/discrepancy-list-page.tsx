import { useListDiscrepanciesQuery } from '@mirante/api-client/sales/discrepancies.ts';
import { discrepancies } from '@mirante/contract/sales/discrepancies.ts';
import type { Input } from '@mirante/contract/http.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { ABSENT, brl, dayTime } from '@mirante/domain/format.ts';
import { labelsOf } from '@mirante/domain/records/words.ts';
import { discrepancyKindLabels } from '@mirante/domain/sales/discrepancy-kind.ts';
import { discrepancyStatusStyles, discrepancyWords } from '@mirante/domain/sales/discrepancy.ts';
import { ExportButton } from '@mirante/screens/records/export-button.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';
import { ResolveButton } from './resolve-button.tsx';

/** Unassigned money, and other differences between our books and the gateway's. */
export function DiscrepancyListPage() {
  return (
    <ListPage
      words={discrepancyWords}
      of={discrepancies.listDiscrepancies}
      use={useNewestDiscrepancies}
      columns={columns}
      head={{
        purpose: 'Dinheiro sem dono, e tudo em que os registros daqui e os do gateway não concordam.',
        actions: <ExportButton call={discrepancies.exportDiscrepancies} />,
      }}
      emptyText="Os registros daqui e os do gateway concordam. O que a comparação de cada noite encontrar aparecerá aqui."
      actions={(discrepancy) => discrepancy.status === 'open' && <ResolveButton discrepancy={discrepancy} />}
    />
  );
}
DiscrepancyListPage.needs = discrepancies.listDiscrepancies;

/** Discrepancies are found at any time, so the list is always refetched. */
const useNewestDiscrepancies = (query: Input<typeof discrepancies.listDiscrepancies>) =>
  useListDiscrepanciesQuery(query, { refetchOnMountOrArgChange: true });

const Way = ({ to: address, children }: { to: string; children: ReactNode }) => (
  <Link component={RouterLink} to={address}>
    {children}
  </Link>
);

const columns = columnsOf<typeof discrepancies.listDiscrepancies>(discrepancyWords.list, {
  kind: {
    write: (kind) => discrepancyKindLabels[kind],
    filter: filter.choice('discrepancy.kind', discrepancyKindLabels, 'Todas'),
    wrap: true,
    card: 'title',
  },
  status: {
    write: (status) => <StatusChip look={discrepancyStatusStyles[status]} as="text" />,
    filter: filter.choice('discrepancy.status', labelsOf(discrepancyStatusStyles), 'Todas'),
    card: 'corner',
  },
  payment_id: {
    cell: ({ payment_id: id }) => (id === null ? ABSENT : <Way to={to.payment(id)}>{id}</Way>),
  },
  client_name: {
    to: ({ client_id: id, client_removed }) => (id === null || client_removed ? undefined : to.client(id)),
    wrap: true,
  },
  charge_code: { wrap: true },
  expected: { write: brl, align: 'right' },
  received: { write: brl, align: 'right', sort: 'discrepancy.received' },
  found_at: {
    write: dayTime,
    sort: 'discrepancy.found_at',
    filter: filter.day('discrepancy.found_at', 'desde'),
    card: 'right',
  },
  note: {
    cell: ({ note, resolved_by_name: by }) => [by, note].filter(Boolean).join(': ') || ABSENT,
    wrap: true,
    card: 'line',
  },
});
