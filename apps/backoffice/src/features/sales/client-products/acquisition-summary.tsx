import type { StaffClientProduct } from '@mirante/domain/sales/client-product.ts';
import { clientProductStatusStyle, clientProductWords } from '@mirante/domain/products/client-product.ts';
import { day } from '@mirante/domain/format.ts';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';
import { useClientName } from '../../../shared/client-name.ts';
import { endWords } from '../../../shared/end-words.ts';
import css from './acquisition-summary.module.css';

const { labels } = clientProductWords;

interface Props {
  clientId: number;
  product: StaffClientProduct;
}

/** The client, product and status of a form's acquisition. */
export const AcquisitionSummary = ({ clientId, product }: Props) => (
  <section className={css.summary} aria-label="Produto do cliente">
    <Facts>
      <Fact label="Cliente">
        <Link component={RouterLink} to={to.client(clientId)}>
          {useClientName(clientId)}
        </Link>
      </Fact>
      <Fact label="Produto">{product.product_name}</Fact>
      <Fact label={labels.status}>
        <StatusChip look={clientProductStatusStyle(product.status)} as="text" />
      </Fact>
      <Fact label={labels.starts_at}>{day(product.starts_at)}</Fact>
      <Fact label={labels.expires_at}>{endWords(product, day)}</Fact>
    </Facts>
  </section>
);
