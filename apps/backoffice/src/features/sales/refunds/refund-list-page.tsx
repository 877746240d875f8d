import { useListRefundsQuery, useRemoveRefundMutation } from '@mirante/api-client/sales/refunds.ts';
import { refunds } from '@mirante/contract/sales/refunds.ts';
import type { ColumnsOf } from '@mirante/crud/list/columns.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { ABSENT, brl, day } from '@mirante/domain/format.ts';
import { ExportButton } from '@mirante/screens/records/export-button.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { RowActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';
import css from './refund-list-page.module.css';

export function RefundListPage() {
  const [remove] = useRemoveRefundMutation();
  return (
    <ListPage
      title="Reembolsos"
      noun={['reembolso', 'reembolsos']}
      of={refunds.listRefunds}
      use={useListRefundsQuery}
      columns={columns}
      head={{ actions: <ExportButton call={refunds.exportRefunds} /> }}
      actions={({ id, refunded_at }) => (
        <RowActions
          edit={refunds.editRefund}
          to={to.editRefund(id)}
          remove={refunds.removeRefund}
          what="o reembolso"
          consequence={refunded_at && 'O dinheiro já devolvido não volta.'}
          act={() => remove({ id }).unwrap()}
        />
      )}
    />
  );
}
RefundListPage.needs = refunds.listRefunds;

const columns: ColumnsOf<typeof refunds.listRefunds> = [
  {
    label: 'Cliente ID',
    cell: ({ client_id }) => (
      <Link component={RouterLink} to={to.client(client_id)}>
        {client_id}
      </Link>
    ),
    sort: 'refund.client_id',
    filter: filter.number('refund.client_id', 'ID'),
    wrap: false,
    card: 'corner',
  },
  { label: 'Cliente', cell: 'client_name', wrap: true, card: 'title' },
  {
    label: 'Compra',
    wrap: true,
    card: 'line',
    cell: ({ client_id, client_product_id, product_name }) => (
      <Link component={RouterLink} to={to.clientProduct(client_id, client_product_id)}>
        {client_product_id} {product_name}
      </Link>
    ),
  },
  { label: 'Valor', cell: ({ amount }) => brl(amount), align: 'right', sort: 'refund.amount', card: 'left' },
  {
    label: 'Observação',
    cell: ({ obs }) =>
      obs ? (
        <span className={css.obs} title={obs}>
          {obs}
        </span>
      ) : (
        ABSENT
      ),
    wrap: true,
  },
  {
    label: 'Data',
    cell: ({ created_at }) => day(created_at),
    sort: 'refund.created_at',
    filter: filter.day('refund.created_at', 'desde'),
    card: 'right',
  },
];
