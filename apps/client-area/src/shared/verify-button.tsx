import { useVerifyPaymentMutation } from '@mirante/api-client/sales/own-payment-checks.ts';
import Button from '@mui/material/Button';
import RefreshCw from 'lucide-react/icons/refresh-cw';

/** Asks the gateway about a pending payment now. */
export function VerifyButton({ id, onPaid }: { id: number; onPaid?: () => void }) {
  const [verify, { isLoading }] = useVerifyPaymentMutation();
  const ask = async () => {
    const { data } = await verify({ body: { payment_id: id } });
    if (data?.reload) onPaid?.();
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
