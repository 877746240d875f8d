import { useVerifyPaymentMutation } from '@mirante/api-client/sales/own-payment-checks.ts';
import { CheckButton } from '@mirante/screens/payment/check-button.tsx';

/** Asks the gateway about a pending payment now. */
export function VerifyButton({ id, onPaid }: { id: number; onPaid?: () => void }) {
  const [verify, { isLoading }] = useVerifyPaymentMutation();
  const ask = async () => {
    const { data } = await verify({ body: { payment_id: id } });
    if (data?.reload) onPaid?.();
  };
  return <CheckButton busy={isLoading} check={() => void ask()} />;
}
