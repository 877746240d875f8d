import { useListActiveProductsQuery } from '@mirante/api-client/products/catalogue.ts';
import { useListOwnProductsQuery } from '@mirante/api-client/sales/client-account.ts';
import { isPending } from '@mirante/domain/products/pending-payments.ts';
import { isOnSale } from '@mirante/domain/products/product.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { useViewerDetails } from '@mirante/session/use-session.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';
import { useHelpAddress } from '../../shared/help-address.ts';
import { nextActionOf, type NextAction } from '../../shared/next-action.ts';

/** Why it cannot be renewed, and the alternative: pay what is pending, buy again what has expired, or contact support. */
export function NotRenewable({ code, reason }: { code: string; reason: string }) {
  const chat = useHelpAddress();
  const action = useAlternative(code);
  return (
    <>
      <PageHead title="Renovar" />
      <Notice
        tone="info"
        title={reason}
        action={
          action ? (
            <Button variant="contained" component={Link} to={action.to} aria-label={action.name}>
              {action.label}
            </Button>
          ) : (
            <Button variant="outlined" href={chat} target="_blank" rel="noopener">
              Falar com o suporte
            </Button>
          )
        }
      >
        Nada foi cobrado.
      </Notice>
      <Button component={Link} to={to.ownProducts()}>
        Voltar a meus produtos
      </Button>
    </>
  );
}

/** A reminder's link may be followed after the end, or after the renewal was ordered. */
function useAlternative(code: string): NextAction['action'] {
  const { entitlements = [] } = useViewerDetails();
  const { data: own = [] } = useListOwnProductsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: catalogue = [] } = useListActiveProductsQuery();
  const held = own.filter((product) => product.product_code === code);
  const current = held.find(isPending) ?? held.find(({ status }) => status === 'active') ?? held[0];
  const { action } = current ? nextActionOf(current, { own, catalogue, entitlements, now: serverNow() }) : {};
  if (action?.label === 'Ver pagamento') return action;
  const mayBuy = catalogue.some((product) => product.code === code && isOnSale(product) && product.price > 0);
  return mayBuy && action?.label === 'Comprar' ? action : undefined;
}
