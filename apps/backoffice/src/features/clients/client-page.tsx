import { useGetClientQuery } from '@mirante/api-client/clients.ts';
import { payments } from '@mirante/contract/payments.ts';
import { Loaded } from '@mirante/crud/loaded.tsx';
import type { Client } from '@mirante/domain/client.ts';
import { day } from '@mirante/domain/format.ts';
import type { Look } from '@mirante/domain/look.ts';
import { Can } from '@mirante/session/can.tsx';
import { PageHead } from '@mirante/ui-kit/page-head.tsx';
import { StatusChip } from '@mirante/ui-kit/status-chip.tsx';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { to } from '../../to.ts';
import { AddressPanel } from './address-panel.tsx';
import css from './client-page.module.css';
import { ContactPanel } from './contact-panel.tsx';
import { ProductsPanel } from './products-panel.tsx';
import { TimelinePanel } from './timeline-panel.tsx';

export function ClientPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetClientQuery({ id })} what="Cliente" id={id}>
      {(client) => <Profile client={client} />}
    </Loaded>
  );
}

const Profile = ({ client }: { client: Client }) => (
  <>
    <PageHead
      title={client.name}
      badge={client.email_confirmed_at ? undefined : <StatusChip look={unconfirmed} />}
      purpose={`Cliente ${client.id}, desde ${day(client.created_at)}`}
      actions={
        <Can call={payments.listPayments}>
          <Button component={Link} to={to.payments({ 'client.id': client.id, page: 1, perPage: 20, order: -1 })} variant="outlined">Ver pagamentos</Button>
        </Can>
      }
    />
    <div className={css.grid}>
      <div className={css.column}>
        {client.products.length > 0 && <TimelinePanel products={client.products} />}
        <ProductsPanel products={client.products} />
      </div>
      <div className={css.column}>
        <ContactPanel client={client} />
        <AddressPanel address={client.address} />
      </div>
    </div>
  </>
);

const unconfirmed: Look = { label: 'Email não confirmado', tone: 'warning', mark: 'dot' };
