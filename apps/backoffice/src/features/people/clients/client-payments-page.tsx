import { useListClientPaymentsQuery } from '@mirante/api-client/sales/client-payments.ts';
import { useGetClientQuery } from '@mirante/api-client/people/clients.ts';
import { clientPayments } from '@mirante/contract/sales/client-payments.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import type { Query } from '@mirante/crud/list/use-list-query.ts';
import { paymentWords } from '@mirante/domain/sales/payment.ts';
import { ExportButton } from '@mirante/screens/records/export-button.tsx';
import { useParams } from 'react-router';
import { paymentColumns } from '../../../shared/payment-columns.tsx';
import { to } from '../../../app/to.ts';
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
          words={paymentWords}
          of={clientPayments.listClientPayments}
          use={usePayments}
          columns={columns}
          to={(payment) => to.payment(payment.id)}
          head={{ tab: `Pagamentos de ${name}`, purpose: name, actions: <ExportButton call={file} /> }}
        >
          <ClientTabs id={id} />
        </ListPage>
      )}
    </Loaded>
  );
}
ClientPaymentsPage.needs = clientPayments.listClientPayments;

const columns = columnsOf<List>(paymentWords.list, paymentColumns);
