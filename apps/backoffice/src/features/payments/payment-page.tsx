import { useGetPaymentQuery } from '@mirante/api-client/payments.ts';
import { Loaded } from '@mirante/crud/loaded.tsx';
import { Fact } from '@mirante/screens/facts.tsx';
import { PaymentDetail } from '@mirante/screens/payment-detail.tsx';
import { useParams } from 'react-router';
import { ClientName } from './client-name.tsx';

export function PaymentPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetPaymentQuery({ id })} what="Pagamento" id={id}>
      {(payment) => (
        <PaymentDetail payment={payment} facts={<Fact label="Cliente"><ClientName payment={payment} /></Fact>} />
      )}
    </Loaded>
  );
}
