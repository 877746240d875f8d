import { clients } from '@mirante/contract/people/clients.ts';
import { useGetClientQuery, useListClientChangesQuery } from '@mirante/api-client/people/clients.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { isReleased } from '@mirante/domain/access/mailed-link.ts';
import type { StaffClient } from '@mirante/domain/people/client.ts';
import { day } from '@mirante/domain/format.ts';
import type { StatusStyle } from '@mirante/domain/status-style.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { useParams } from 'react-router';
import { ChangesPanel } from '../../../record/changes-panel.tsx';
import { AddressPanel } from './address-panel.tsx';
import { ClientActions } from './client-actions.tsx';
import css from './client-page.module.css';
import { ClientTabs } from './client-tabs.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { OwnershipNotice } from './ownership-notice.tsx';
import { ProductsPanel } from './products-panel.tsx';
import { Requests } from './requests-panel.tsx';
import { TimelinePanel } from './timeline-panel.tsx';
import { UsagePanel } from './usage-panel.tsx';

export function ClientPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetClientQuery({ id })} what="Cliente" id={id}>
      {(client) => <Profile client={client} />}
    </Loaded>
  );
}
ClientPage.needs = clients.getClient;

const Profile = ({ client }: { client: StaffClient }) => (
  <>
    <PageHead
      title={client.name}
      badge={client.email_confirmed_at ? undefined : <StatusChip look={unconfirmedOf(client)} />}
      purpose={`Cliente ${client.id}, desde ${day(client.created_at)}`}
      actions={<ClientActions client={client} />}
    />
    <ClientTabs id={client.id} />
    <OwnershipNotice client={client} />
    <Requests client={client} />
    <div className={css.grid}>
      <div className={css.column}>
        {client.products.length > 0 && <TimelinePanel products={client.products} />}
        <ProductsPanel clientId={client.id} products={client.products} />
      </div>
      <div className={css.column}>
        <ContactPanel client={client} />
        <AddressPanel address={client.address} />
        <UsagePanel id={client.id} />
      </div>
    </div>
    <div className={css.log}>
      <ChangesPanel query={useListClientChangesQuery({ id: client.id })} />
    </div>
  </>
);

const unconfirmedOf = ({ email }: StaffClient): StatusStyle => ({
  label: isReleased(email) ? 'Email recusado por quem o recebe' : 'Email não confirmado',
  tone: 'warning',
  mark: 'dot',
});
