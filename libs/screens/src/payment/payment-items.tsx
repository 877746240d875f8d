import { ABSENT, brl } from '@mirante/domain/format.ts';
import type { Payment } from '@mirante/domain/sales/payment.ts';
import { styled } from '@mui/material/styles';

/** What was bought, with what the discounts took off each. */
export const PaymentItems = ({
  payment: { items, amount, discount },
}: {
  payment: Pick<Payment, 'items' | 'amount' | 'discount'>;
}) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">Produto</th>
        <th scope="col">Valor</th>
        <th scope="col">Desconto</th>
        <th scope="col">Total</th>
      </tr>
    </thead>
    <tbody>
      {items.map((item) => (
        <tr key={item.product_id}>
          <th scope="row">{item.product_name}</th>
          <td>{brl(item.amount)}</td>
          <td>{item.discount === 0 ? ABSENT : brl(-item.discount)}</td>
          <td>{brl(item.amount - item.discount)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td>{brl(amount)}</td>
        <td>{discount === 0 ? ABSENT : brl(-discount)}</td>
        <td>{brl(amount - discount)}</td>
      </tr>
    </tfoot>
  </Table>
);

const PHONE = '@media (max-width:599px)';
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '10px 0 10px 16px',
    textAlign: 'right',
    fontWeight: 400,
    borderTop: '1px solid var(--line)',
    whiteSpace: 'nowrap',
  },
  '& tr > th:first-of-type': { paddingLeft: 0, textAlign: 'left', whiteSpace: 'normal', fontWeight: 500 },
  '& thead th': { border: 0, paddingTop: 0, fontSize: 12, lineHeight: '16px', fontWeight: 600, color: 'var(--ink-3)' },
  '& thead tr > :first-of-type': { fontWeight: 600 },
  '& tfoot > tr > *': { fontWeight: 650 },
  [PHONE]: {
    '& th:nth-of-type(2), & th:nth-of-type(3), & td:nth-of-type(1), & td:nth-of-type(2)': { display: 'none' },
  },
});
