import { Loaded } from '@mirante/crud/loaded.tsx';
import { PaymentDetail } from '@mirante/screens/payment-detail.tsx';
import { useNavigate, useParams } from 'react-router';
import { to } from '../../to.ts';
import { useWatchedPayment } from '../../watched-payment.ts';

const HOME_AFTER_MS = 500;

/** One of the client's payments. A Pix that waits turns to paid by itself; one that a check found paid leads home. */
export function PaymentPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  return (
    <Loaded query={useWatchedPayment(id)} what="Pagamento" id={id}>
      {(payment) => <PaymentDetail payment={payment} onPaid={() => setTimeout(() => void navigate(to.home()), HOME_AFTER_MS)} />}
    </Loaded>
  );
}
