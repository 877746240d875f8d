import { checkoutMethods } from '@mirante/domain/products/payment-method.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { hasReceipt, type Payment } from '@mirante/domain/sales/payment.ts';
import { refundProgress } from '@mirante/domain/sales/withdrawal.ts';
import { Fact } from '@mirante/screens/records/facts.tsx';
import { PaymentDetail } from '@mirante/screens/payment/payment-detail.tsx';
import { useIsCurrentPage } from '@mirante/ui-kit/states/use-is-current-page.ts';
import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router';
import { to } from '../../app/to.ts';
import { ExpiredBoletoNotice } from './expired-boleto-notice.tsx';
import { GuestNotice } from './guest-notice.tsx';
import { usePolledPayment, waitsForPix } from '../../shared/use-polled-payment.ts';
import { VerifyButton } from '../../shared/verify-button.tsx';

const HOME_AFTER_MS = 500;

/** One of the client's payments. A pending Pix is polled; a check that finds the payment paid leads to the home. */
export function PaymentPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const isCurrentPage = useIsCurrentPage();
  const leave = () => setTimeout(() => isCurrentPage() && void navigate(to.home()), HOME_AFTER_MS);
  const check = <VerifyButton id={id} onPaid={leave} />;
  return (
    <Loaded query={usePolledPayment(id)} what="Pagamento" id={id}>
      {(payment) => (
        <PaymentDetail
          payment={payment}
          actions={
            canBeAskedAbout(payment)
              ? check
              : hasReceipt(payment) && (
                  <Button variant="outlined" component={Link} to={to.receipt(id)}>
                    Recibo
                  </Button>
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
          checkPix={check}
        />
      )}
    </Loaded>
  );
}

const isExpiredBoleto = ({ status, method, expired }: Payment) =>
  status === 'pending' && method === 'bank_slip' && expired;

/** Payments for which the gateway may know more. A payable Pix has its check beside its code. */
const canBeAskedAbout = (payment: Payment) =>
  payment.status === 'pending' && !waitsForPix(payment) && checkoutMethods.some((method) => method === payment.method);
