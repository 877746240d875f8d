import { payments } from '@mirante/contract/sales/payments.ts';
import { useGetPaymentQuery, useListPaymentChangesQuery } from '@mirante/api-client/sales/payments.ts';
import { coupons } from '@mirante/contract/products/coupons.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { ABSENT } from '@mirante/domain/format.ts';
import type { StaffPayment } from '@mirante/domain/sales/payment.ts';
import { Fact } from '@mirante/screens/records/facts.tsx';
import { PaymentDetail } from '@mirante/screens/payment/payment-detail.tsx';
import { discrepancyKindLabels, type DiscrepancyKind } from '@mirante/domain/sales/discrepancy-kind.ts';
import { discrepancies } from '@mirante/contract/sales/discrepancies.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { Can, useMay } from '@mirante/session/can.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink, useParams } from 'react-router';
import { ChangesPanel } from '../../../record/changes-panel.tsx';
import { to } from '../../../app/to.ts';
import { ClientPanel } from './client-panel.tsx';
import { EntriesPanel } from './entries-panel.tsx';
import { OpenChargeActions, RenewCharge } from './open-charge-actions.tsx';

export function PaymentPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetPaymentQuery({ id })} what="Pagamento" id={id}>
      {(payment) => <Payment payment={payment} />}
    </Loaded>
  );
}
PaymentPage.needs = payments.getPayment;

const Payment = ({ payment }: { payment: StaffPayment }) => (
  <>
    {payment.problem && <Problem problem={payment.problem} />}
    {payment.renewal_problem && (
      <Notice tone="info" title="Esta cobrança não pode ser gerada de novo">
        {payment.renewal_problem}
      </Notice>
    )}
    <PaymentDetail
      payment={payment}
      reader="staff"
      actions={payment.status === 'pending' && <OpenChargeActions payment={payment} />}
      notice={payment.guest && <Guest />}
      facts={<Renewed payment={payment} />}
      coupon={<Coupon payment={payment} />}
      renewPix={<RenewCharge payment={payment} />}
      panels={<ClientPanel payment={payment} />}
    >
      <EntriesPanel payment={payment} />
    </PaymentDetail>
    <ChangesPanel query={useListPaymentChangesQuery({ id: payment.id })} />
  </>
);

const Guest = () => (
  <Notice tone="info" title="Pedido feito sem login">
    Quem pagou digitou o CPF deste cliente, sem entrar na conta. O cliente não vê o cartão.
  </Notice>
);

/** Links finance to the discrepancy. */
const Problem = ({ problem }: { problem: DiscrepancyKind }) => (
  <Notice
    tone="warning"
    title={`Divergência com o gateway: ${discrepancyKindLabels[problem].toLowerCase()}`}
    action={
      <Can call={discrepancies.listDiscrepancies}>
        <Link component={RouterLink} to={to.discrepancies({ 'discrepancy.status': 'open' })}>
          Ver na conferência
        </Link>
      </Can>
    }
  />
);

const Renewed = ({ payment: { client_id, client_removed, renewal_id } }: { payment: StaffPayment }) =>
  renewal_id !== null && (
    <Fact label="Renova">
      {client_removed ? (
        `Aquisição ${renewal_id}`
      ) : (
        <Link component={RouterLink} to={to.clientProduct(client_id, renewal_id)}>
          Aquisição {renewal_id}
        </Link>
      )}
    </Fact>
  );

/** Links to the coupon, by permission. */
function Coupon({ payment: { coupon_id, coupon_code } }: { payment: StaffPayment }) {
  const may = useMay(coupons.getCoupon);
  if (coupon_id === null || !may) return coupon_code ?? ABSENT;
  return (
    <Link component={RouterLink} to={to.coupon(coupon_id)}>
      {coupon_code}
    </Link>
  );
}
