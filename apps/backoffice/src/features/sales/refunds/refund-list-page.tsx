import { useListRefundsQuery, useRemoveRefundMutation } from '@mirante/api-client/sales/refunds.ts';
import { refunds } from '@mirante/contract/sales/refunds.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { brl, day } from '@mirante/domain/format.ts';
import { labelsOf } from '@mirante/domain/records/words.ts';
import { refundCan, refundStateStyles, refundWords, type RefundRow } from '@mirante/domain/sales/refund.ts';
import { ExportButton } from '@mirante/screens/records/export-button.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { RowActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';
import { RefundSums } from './refund-sums.tsx';
import css from './refund-list-page.module.css';

export function RefundListPage() {
  const [remove] = useRemoveRefundMutation();
  return (
    <ListPage
      words={refundWords}
      of={refunds.listRefunds}
      use={useListRefundsQuery}
      columns={columns}
      head={{ actions: <ExportButton call={refunds.exportRefunds} /> }}
      foot={({ sums }) => <RefundSums sums={sums} />}
      actions={(refund) =>
        refund.state !== 'removed' && (
          <RowActions
            edit={refunds.editRefund}
            to={to.editRefund(refund.id)}
            remove={refundCan.remove(refund) && refunds.removeRefund}
            what="o reembolso"
            name={`o reembolso ${refund.id}`}
            consequence={consequenceOf(refund)}
            act={() => remove({ id: refund.id }).unwrap()}
          />
        )
      }
    />
  );
}
RefundListPage.needs = refunds.listRefunds;

/** The consequence of its removal. */
function consequenceOf({ state, amount }: RefundRow): string {
  if (state === 'asked') return `Ainda não foi enviado: o cliente não recebe ${brl(amount)}.`;
  if (state === 'failed') return `O envio falhou: o cliente não recebe ${brl(amount)} por aqui.`;
  return 'O dinheiro já devolvido não volta, e continua nas somas.';
}

const columns = columnsOf<typeof refunds.listRefunds>(refundWords.list, {
  client_id: {
    to: ({ client_id, client_removed }) => (client_removed ? undefined : to.client(client_id)),
    sort: 'refund.client_id',
    filter: filter.number('refund.client_id', 'ID'),
    wrap: false,
    card: 'corner',
  },
  client_name: { wrap: true, card: 'title' },
  client_product_id: {
    cell: ({ client_product_id, product_name }) => `${client_product_id} ${product_name}`,
    to: ({ client_id, client_removed, client_product_id }) =>
      client_removed ? undefined : to.clientProduct(client_id, client_product_id),
    wrap: true,
    card: 'line',
  },
  amount: { write: brl, align: 'right', sort: 'refund.amount', card: 'left' },
  state: {
    write: (state) => <StatusChip look={refundStateStyles[state]} as="text" />,
    filter: filter.choice('refund.state', labelsOf(refundStateStyles), 'Todas'),
    card: 'line',
  },
  obs: {
    write: (obs) => (
      <span className={css.obs} title={obs}>
        {obs}
      </span>
    ),
    wrap: true,
  },
  created_at: {
    write: day,
    sort: 'refund.created_at',
    filter: filter.day('refund.created_at'),
    card: 'right',
  },
});
