import { checkoutMethods } from '@mirante/domain/products/payment-method.ts';
import { useVerifyPaymentMutation } from '@mirante/api-client/sales/own-payment-checks.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { hasReceipt, type Payment } from '@mirante/domain/sales/payment.ts';
import { refundProgress } from '@mirante/domain/sales/withdrawal.ts';
import { Fact } from '@mirante/screens/records/facts.tsx';
import { PaymentDetail } from '@mirante/screens/payment/payment-detail.tsx';
import { useIsCurrentPage } from '@mirante/ui-kit/states/use-is-current-page.ts';
import Button from '@mui/material/Button';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Link, useNavigate, useParams } from 'react-router';
import { to } from '../../app/to.ts';
import { ExpiredBoletoNotice } from './expired-boleto-notice.tsx';
import { GuestNotice } from './guest-notice.tsx';
import { usePolledPayment, waitsForPix } from '../../shared/use-polled-payment.ts';

const HOME_AFTER_MS = 500;

/** One of the client's payments. A pending Pix is polled; a check that finds the payment paid leads to the home. */
export function PaymentPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const isCurrentPage = useIsCurrentPage();
  const leave = () => setTimeout(() => isCurrentPage() && void navigate(to.home()), HOME_AFTER_MS);
  return (
    <Loaded query={usePolledPayment(id)} what="Pagamento" id={id}>
      {(payment) => (
        <PaymentDetail
          payment={payment}
          actions={
            canBeAskedAbout(payment) ? (
              <VerifyButton id={id} onPaid={leave} />
            ) : (
              hasReceipt(payment) && (
                <Button variant="outlined" component={Link} to={to.receipt(id)}>
                  Recibo
                </Button>
              )
            )
          }
          facts={
            payment.status === 'paid' &&
            payment.refund_state && (
              <Fact label="Devolução">{refundProgress(payment.refund_state, payment.refunded)}</Fact>
            )
          }
          notice={
            <>
              {payment.guest && <GuestNotice payment={payment} />}
              {isExpiredBoleto(payment) && <ExpiredBoletoNotice payment={payment} />}
            </>
          }
          onPaid={leave}
        />
      )}
    </Loaded>
  );
}

const isExpiredBoleto = ({ status, method, expired }: Payment) =>
  status === 'pending' && method === 'bank_slip' && expired;

/** Payments for which the gateway may know more. A payable Pix has its own check, beside its code. */
const canBeAskedAbout = (payment: Payment) =>
  payment.status === 'pending' && !waitsForPix(payment) && checkoutMethods.some((method) => method === payment.method);

function VerifyButton({ id, onPaid }: { id: number; onPaid: () => void }) {
  const [verify, { isLoading }] = useVerifyPaymentMutation();
  const ask = async () => {
    const { data } = await verify({ body: { payment_id: id } });
    if (data?.reload) onPaid();
  };
  return (
    <Button
      variant="outlined"
      startIcon={<RefreshCw size={18} strokeWidth={1.75} aria-hidden />}
      loading={isLoading}
      loadingPosition="start"
      onClick={() => void ask()}
    >
      Verificar pagamento
    </Button>
  );
}
