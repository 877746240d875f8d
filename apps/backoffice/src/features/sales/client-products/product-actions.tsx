import type { StaffClientProduct } from '@mirante/domain/sales/client-product.ts';
import { useRefundClientProductMutation } from '@mirante/api-client/sales/client-products.ts';
import { clientProducts } from '@mirante/contract/sales/client-products.ts';
import { refunds } from '@mirante/contract/sales/refunds.ts';
import { ConfirmButton } from '@mirante/crud/record/confirm-button.tsx';
import { clientProductCan } from '@mirante/domain/products/client-product.ts';
import { brl } from '@mirante/domain/format.ts';
import { Can } from '@mirante/session/can.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { to } from '../../../app/to.ts';

interface Props {
  clientId: number;
  product: StaffClientProduct;
}

/** The actions available for an acquisition. */
export const ProductActions = ({ clientId, product }: Props) => (
  <>
    {clientProductCan.changeExpiry(product) && (
      <Can call={clientProducts.editClientProductExpiry}>
        <Button component={Link} to={to.clientProductExpiry(clientId, product.id)} variant="outlined">
          Alterar vencimento
        </Button>
      </Can>
    )}
    <Can call={clientProducts.editClientProductObs}>
      <Button component={Link} to={to.clientProductObs(clientId, product.id)} variant="outlined">
        Editar observações
      </Button>
    </Can>
    {product.status === 'cancelled' && product.refundable > 0 && (
      <Can call={clientProducts.refundClientProduct}>
        <Refund clientId={clientId} product={product} />
      </Can>
    )}
    {product.refund && product.refund.state !== 'removed' && (
      <Can call={refunds.editRefund}>
        <Button component={Link} to={to.editRefund(product.refund.id)} variant="outlined">
          Ver reembolso
        </Button>
      </Can>
    )}
    {clientProductCan.cancel(product) && (
      <Can call={clientProducts.cancelClientProduct}>
        <Button component={Link} to={to.cancelClientProduct(clientId, product.id)} variant="outlined" color="error">
          Cancelar produto
        </Button>
      </Can>
    )}
  </>
);

function Refund({ clientId, product: { id, refundable, payment } }: Props) {
  const [refund] = useRefundClientProductMutation();
  const isByHand = payment?.method !== 'credit_card' && payment?.method !== 'pix';
  return (
    <ConfirmButton
      label="Reembolsar"
      title={`Reembolsar ${brl(refundable)}?`}
      doing="Registrando"
      act={() => refund({ client_id: clientId, id, body: {} }).unwrap()}
    >
      {isByHand
        ? 'O reembolso fica registrado, e a devolução é feita por fora, já que o pagamento não foi por cartão nem Pix.'
        : 'O valor pago por este produto volta pela mesma forma de pagamento.'}
    </ConfirmButton>
  );
}
