import Button from '@mui/material/Button';
import RefreshCw from 'lucide-react/icons/refresh-cw';

/** Asks whether a pending payment was made. */
export const CheckButton = ({ busy, check }: { busy: boolean; check: () => void }) => (
  <Button
    variant="outlined"
    startIcon={<RefreshCw size={18} strokeWidth={1.75} aria-hidden />}
    loading={busy}
    loadingPosition="start"
    onClick={check}
  >
    Verificar pagamento
  </Button>
);
