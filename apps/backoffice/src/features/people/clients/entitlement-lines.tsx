import type { ClosedAcquisition, EntitlementOpening } from '@mirante/domain/house/client-entitlements.ts';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';
import css from './client-entitlements-page.module.css';
import { closedWords, includedWords } from './entitlement-words.ts';

interface OpeningProps {
  clientId: number;
  opening: EntitlementOpening;
  words: (opening: EntitlementOpening) => string;
}

/** One reason why something is open, with its acquisition. */
export const OpeningLine = ({ clientId, opening, words }: OpeningProps) => (
  <>
    {words(opening)} (<AcquisitionLink clientId={clientId} id={opening.acquisition.id} />)
  </>
);

/** One reason why something is not open, with its acquisition and payments. */
export const ClosedLine = ({ clientId, own }: { clientId: number; own: ClosedAcquisition }) => (
  <>
    {closedWords(own)} (<AcquisitionLink clientId={clientId} id={own.id} />
    {own.reason === 'pending_payment' && own.payment_id && (
      <>
        , <PaymentLink id={own.payment_id} />
      </>
    )}
    )
    {own.renewing_id && (
      <span className={css.more}>
        A renovação aguarda confirmação: <PaymentLink id={own.renewing_id} />
      </span>
    )}
    {own.included.length > 0 && <span className={css.more}>{includedWords(own)}</span>}
  </>
);

const AcquisitionLink = ({ clientId, id }: { clientId: number; id: number }) => (
  <Link component={RouterLink} to={to.clientProduct(clientId, id)} className={css.link}>
    aquisição {id}
  </Link>
);

const PaymentLink = ({ id }: { id: number }) => (
  <Link component={RouterLink} to={to.payment(id)} className={css.link}>
    pagamento {id}
  </Link>
);
