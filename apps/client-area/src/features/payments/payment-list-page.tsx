import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import { useListOwnPaymentsQuery } from '@mirante/api-client/sales/client-account.ts';
import { clientAccount } from '@mirante/contract/sales/client-account.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { ABSENT, brl, day } from '@mirante/domain/format.ts';
import {
  amountBuckets,
  paymentStatusLabels,
  paymentStatusStyle,
  paymentTypeStyle,
  paymentTypeStyles,
} from '@mirante/domain/sales/payment.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { purposes } from '../../app/purposes.ts';
import { to } from '../../app/to.ts';

const statuses = {
  pending: 'PENDENTE',
  expired: 'VENCIDO',
  paid: paymentStatusLabels.paid,
  canceled: paymentStatusLabels.canceled,
};
const types = Object.entries(paymentTypeStyles).map(([type, { label }]) => [type, label] as const);
const buckets = Object.entries(amountBuckets).map(([key, { label }]) => [key, label] as const);

/** All of the client's charges. */
export const PaymentListPage = () => (
  <ListPage
    title="Pagamentos"
    head={{ purpose: purposes.payments, help: `#${to.help('pagamentos')}` }}
    of={clientAccount.listOwnPayments}
    use={useListOwnPaymentsQuery}
    noun={['pagamento', 'pagamentos']}
    to={({ id }) => to.payment(id)}
    columns={[
      { label: 'ID', cell: 'id', sort: 'payment.id', filter: filter.number('payment.id', 'ID'), card: 'hidden' },
      { label: 'Produtos', cell: ({ product_names: names }) => names.join(', ') || ABSENT, wrap: true, card: 'title' },
      { label: 'Valor', cell: ({ net }) => <strong>{brl(net)}</strong>, align: 'right', card: 'line' },
      {
        label: 'Situação',
        cell: (payment) => <StatusChip look={paymentStatusStyle(payment)} as="text" />,
        filter: filter.choice('payment.status', statuses, 'Todas'),
        card: 'corner',
      },
      {
        label: 'Tipo',
        cell: (payment) => (
          <>
            <StatusChip look={paymentTypeStyle(payment)} /> {payment.guest && <small>sem login</small>}
          </>
        ),
        filter: filter.choice('payment.type', types),
        card: 'right',
      },
      {
        label: 'Método',
        cell: ({ method }) => paymentMethodLabels[method],
        filter: filter.choice('payment.method', paymentMethodLabels),
        wrap: true,
        card: 'left',
      },
      { label: 'Criado em', cell: ({ created_at }) => day(created_at), sort: 'payment.created_at' },
      { label: 'Vencimento', cell: ({ due_at }) => day(due_at), sort: 'payment.due_at' },
      {
        label: 'Preço de tabela',
        cell: ({ amount }) => brl(amount),
        align: 'right',
        sort: 'payment.amount',
        filter: filter.choice('payment.amount', buckets),
        card: 'hidden',
      },
      {
        label: 'Desconto',
        cell: ({ discount }) => (discount === 0 ? ABSENT : brl(-discount)),
        align: 'right',
        sort: 'payment.discount',
        filter: filter.choice('payment.discount', buckets),
        card: 'hidden',
      },
    ]}
  />
);
