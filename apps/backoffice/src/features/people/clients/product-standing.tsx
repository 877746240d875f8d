import { useCheckClientProductQuery } from '@mirante/api-client/sales/client-products.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { brl, dayTime } from '@mirante/domain/format.ts';
import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import type { PaymentRow } from '@mirante/domain/sales/payment.ts';
import { useFormField } from '@mirante/ui-kit/fields/form-field.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';

interface Chosen {
  product: string;
  open_charges: string;
  included: string;
}
const Field = fieldsOf<Chosen>();
const keepOrVoid = {
  void: 'Cancelar a cobrança: o cliente não poderá mais pagá-la',
  keep: 'Manter a cobrança: se for paga, o prazo se soma ao da cortesia',
};

/** The client's current acquisitions and open charges of the chosen product, with the choices that follow. */
export function ProductStanding({ clientId }: { clientId: number }) {
  const { value: product } = useFormField<string>('product');
  const { currentData } = useCheckClientProductQuery(
    { id: clientId, product_id: Number(product) },
    { skip: product === '', refetchOnMountOrArgChange: true },
  );
  if (!currentData) return null;
  const { open_payments: open, included_in: containers } = currentData;
  return (
    <>
      {containers.length > 0 && (
        <>
          <Notice tone="info" title="O cliente já tem este produto" role="status">
            Ele faz parte de {containers.join(', ')}.
          </Notice>
          <Field.Choice
            name="included"
            label="Adicionar separadamente?"
            options={{ accept: 'Adicionar mesmo assim' }}
          />
        </>
      )}
      {open.length > 0 && (
        <>
          <Notice tone="warning" title="Há uma cobrança em aberto deste produto" role="status">
            {open.map((payment) => (
              <OpenCharge key={payment.id} payment={payment} />
            ))}
          </Notice>
          <Field.Choice name="open_charges" label="O que fazer com a cobrança?" options={keepOrVoid} />
        </>
      )}
    </>
  );
}

const OpenCharge = ({
  payment: { id, method, net, due_at: due, expired, product_names: names },
}: {
  payment: PaymentRow;
}) => (
  <div>
    {paymentMethodLabels[method]} de {brl(net)}
    {due && `, ${expired ? 'vencido em' : 'com vencimento em'} ${dayTime(due)}`}
    {names.length > 1 && `, com ${names.join(' e ')}`} (
    <Link component={RouterLink} to={to.payment(id)}>
      pagamento {id}
    </Link>
    )
  </div>
);
