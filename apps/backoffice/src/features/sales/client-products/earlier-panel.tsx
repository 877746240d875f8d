import { useListClientProductHistoryQuery } from '@mirante/api-client/sales/client-products.ts';
import {
  clientProductStatusStyle,
  type ClientProduct,
  clientProductWords,
} from '@mirante/domain/products/client-product.ts';
import { ABSENT, day } from '@mirante/domain/format.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { ScrollRegion } from '@mirante/ui-kit/states/scroll-region.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { PanelData } from '../../../record/panel-data.tsx';
import record from '../../../record/record.module.css';
import { to } from '../../../app/to.ts';
import css from './tables.module.css';

interface Props {
  clientId: number;
  product: ClientProduct;
}

/** The client's other acquisitions of this product. */
export function EarlierPanel({ clientId, product }: Props) {
  const { currentData, ...reading } = useListClientProductHistoryQuery({ id: clientId });
  const data = currentData
    ?.filter(({ id, product_id }) => product_id === product.product_id && id !== product.id)
    .toSorted((a, b) => b.id - a.id);
  return (
    <Panel title="Outras aquisições deste produto">
      <PanelData query={{ ...reading, data }} what="o histórico">
        {(others) =>
          others.length > 0 ? (
            <Others clientId={clientId} others={others} />
          ) : (
            <p className={record.quiet}>Esta é a única.</p>
          )
        }
      </PanelData>
    </Panel>
  );
}

const { labels } = clientProductWords;
const heads = ['id', 'status', 'starts_at', 'expires_at', 'cancel_at', 'cancel_reason', 'renewed_from_id'] as const;

const Others = ({ clientId, others }: { clientId: number; others: readonly ClientProduct[] }) => (
  <ScrollRegion label="Tabela das outras aquisições">
    <table className={css.table} aria-label="Outras aquisições deste produto">
      <thead>
        <tr>
          {heads.map((field) => (
            <th key={field} scope="col">
              {labels[field]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {others.map(
          ({
            id,
            status,
            starts_at,
            created_at,
            expires_at,
            cancel_at,
            cancel_reason_name,
            cancel_reason,
            renewed_from_id,
          }) => (
            <tr key={id}>
              <td data-label={labels.id}>
                <Link component={RouterLink} to={to.clientProduct(clientId, id)}>
                  {id}
                </Link>
              </td>
              <td data-label={labels.status}>
                <StatusChip look={clientProductStatusStyle(status)} as="text" />
              </td>
              <td data-label={labels.starts_at}>{day(starts_at ?? created_at)}</td>
              <td data-label={labels.expires_at}>{day(expires_at)}</td>
              <td data-label={labels.cancel_at}>{day(cancel_at)}</td>
              <td data-label={labels.cancel_reason} className={css.text}>
                {[cancel_reason_name, cancel_reason].filter(Boolean).join(': ') || ABSENT}
              </td>
              <td data-label={labels.renewed_from_id}>
                {renewed_from_id ? (
                  <Link component={RouterLink} to={to.clientProduct(clientId, renewed_from_id)}>
                    {renewed_from_id}
                  </Link>
                ) : (
                  ABSENT
                )}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  </ScrollRegion>
);
