import { brl, discountText } from '@mirante/domain/format.ts';
import type { Payment } from '@mirante/domain/sales/payment.ts';
import css from './payment-items.module.css';

interface Props {
  payment: Pick<Payment, 'items' | 'amount' | 'discount' | 'credits'>;
}

/** The purchased items, with their discounts and the credits among these. */
export const PaymentItems = ({ payment }: Props) => (
  <>
    <Items payment={payment} />
    {payment.credits.map(({ product_name: name, amount }) => (
      <p key={name} className={css.credit}>
        O desconto inclui {brl(amount)} de crédito do que restava de {name}.
      </p>
    ))}
  </>
);

const Items = ({ payment: { items, amount, discount } }: Props) => (
  <table className={css.table} aria-label="Itens">
    <thead>
      <tr>
        <th scope="col">Produto</th>
        <th scope="col">Preço de tabela</th>
        <th scope="col">Desconto</th>
        <th scope="col">Valor</th>
      </tr>
    </thead>
    <tbody>
      {items.map((item) => (
        <tr key={item.product_id}>
          <th scope="row">{item.product_name}</th>
          <td>{brl(item.amount)}</td>
          <td>{discountText(item.discount)}</td>
          <td>{brl(item.amount - item.discount)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td>{brl(amount)}</td>
        <td>{discountText(discount)}</td>
        <td>{brl(amount - discount)}</td>
      </tr>
    </tfoot>
  </table>
);
