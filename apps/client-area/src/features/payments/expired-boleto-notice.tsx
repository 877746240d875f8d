import { useListActiveProductsQuery } from '@mirante/api-client/products/catalogue.ts';
import { useListOwnProductsQuery } from '@mirante/api-client/sales/client-account.ts';
import type { Payment } from '@mirante/domain/sales/payment.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { useViewerDetails } from '@mirante/session/use-session.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';
import { nextActionOf } from '../../shared/next-action.ts';

/** Says that a boleto is past its day, and links to renewing or buying its products again. */
export function ExpiredBoletoNotice({ payment }: { payment: Payment }) {
  const { entitlements = [] } = useViewerDetails();
  const { data: catalogue } = useListActiveProductsQuery();
  const { data: own } = useListOwnProductsQuery();
  const products = (own ?? []).filter(({ product_id }) => payment.items.some((item) => item.product_id === product_id));
  const again = products.flatMap((product) => {
    const { action } = nextActionOf(product, {
      own: own ?? [],
      catalogue: catalogue ?? [],
      entitlements,
      now: serverNow(),
    });
    const isOfPayment = action?.label === 'Comprar' || (action?.label === 'Renovar' && payment.type === 'renew');
    return isOfPayment ? [{ ...action, code: product.product_code }] : [];
  });
  const [first] = again;
  const address = again.length > 1 ? to.buy(again.map(({ code }) => code)) : first?.to;
  return (
    <Notice
      tone="warning"
      title="Este boleto venceu e não pode mais ser pago"
      action={
        catalogue &&
        address && (
          <Button variant="contained" component={Link} to={address}>
            {first?.label}
          </Button>
        )
      }
    >
      Se você já pagou, o acesso é liberado assim que o banco confirmar.
    </Notice>
  );
}
