import { useListClientPaymentsQuery } from '@mirante/api-client/client-payments.ts';
import { useGetClientQuery } from '@mirante/api-client/clients.ts';
import { clientPayments } from '@mirante/contract/client-payments.ts';
import type { ColumnsOf } from '@mirante/crud/columns.ts';
import { filter } from '@mirante/crud/filters.tsx';
import { ListPage } from '@mirante/crud/list-page.tsx';
import { Loaded } from '@mirante/crud/loaded.tsx';
import type { Query } from '@mirante/crud/use-list-query.ts';
import { ABSENT, brl, day } from '@mirante/domain/format.ts';
import { amountBuckets, paymentMethodLabels, paymentStatusLabels, paymentStatusLook, paymentTypeLooks } from '@mirante/domain/payment.ts';
import { ExportButton } from '@mirante/screens/export-button.tsx';
import { StatusChip } from '@mirante/ui-kit/status-chip.tsx';
import { useParams } from 'react-router';
import { to } from '../../to.ts';
import { ClientTabs } from './client-tabs.tsx';

type List = typeof clientPayments.listClientPayments;

export function ClientPaymentsPage() {
  const id = Number(useParams().id);
  const usePayments = (query: Query<List>) => useListClientPaymentsQuery({ id, ...query });
  const file = { ...clientPayments.exportClientPayments, path: `/api/v1/clients/${id}/payments.csv` };
  return (
    <Loaded query={useGetClientQuery({ id })} what="Cliente" id={id}>
      {({ name }) => (
        <ListPage
          title="Pagamentos" noun={['pagamento', 'pagamentos']} of={clientPayments.listClientPayments} use={usePayments} columns={columns} to={(payment) => to.payment(payment.id)}
          head={{ purpose: name, actions: <ExportButton call={file} /> }}
        >
          <ClientTabs id={id} />
        </ListPage>
      )}
    </Loaded>
  );
}

const statuses = { ...paymentStatusLabels, expired: 'VENCIDO' };
const types = Object.fromEntries(Object.entries(paymentTypeLooks).map(([type, { label }]) => [type, label]));
const buckets = Object.entries(amountBuckets).map(([key, { label }]) => [key, label] as const);

const columns: ColumnsOf<List> = [
  { label: 'ID', cell: 'id', sort: 'payment.id', filter: filter.number('payment.id', 'ID'), card: 'title', wrap: false },
  { label: 'Código', cell: ({ vindi_code }) => vindi_code ?? ABSENT, card: 'hidden' },
  { label: 'Método', cell: ({ method }) => paymentMethodLabels[method], filter: filter.choice('payment.method', paymentMethodLabels), card: 'line' },
  { label: 'Situação', cell: (payment) => <StatusChip look={paymentStatusLook(payment)} as="text" />, filter: filter.choice('payment.status', statuses, 'Todas'), card: 'left' },
  { label: 'Tipo', cell: ({ type }) => <StatusChip look={paymentTypeLooks[type]} />, filter: filter.choice('payment.type', types), card: 'corner' },
  { label: 'Valor', cell: ({ amount }) => brl(amount), align: 'right', sort: 'payment.amount', filter: filter.choice('payment.amount', buckets), card: 'line' },
  { label: 'Desconto', cell: ({ discount }) => brl(discount), align: 'right', sort: 'payment.discount', filter: filter.choice('payment.discount', buckets), card: 'hidden' },
  { label: 'Criado em', cell: ({ created_at }) => day(created_at), sort: 'payment.created_at', card: 'right' },
  { label: 'Vencimento', cell: ({ due_at }) => day(due_at), sort: 'payment.due_at', card: 'hidden' },
];
