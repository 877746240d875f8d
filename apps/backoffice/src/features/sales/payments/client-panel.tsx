import { useGetPaymentClientQuery } from '@mirante/api-client/sales/payment-client.ts';
import { statusOf } from '@mirante/contract/problem.ts';
import { clients } from '@mirante/contract/people/clients.ts';
import { clientWords, type Client } from '@mirante/domain/people/client.ts';
import { cpf, phone } from '@mirante/domain/format.ts';
import type { StaffPayment } from '@mirante/domain/sales/payment.ts';
import { CopyableFact } from '@mirante/screens/records/copyable-fact.tsx';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { useMay } from '@mirante/session/can.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';
import { ClientLink } from '../../../shared/client-link.tsx';

const { labels } = clientWords;

/** The payment's client. The name comes with the payment; the page does not wait for the other data. */
export function ClientPanel({ payment }: { payment: StaffPayment }) {
  const { client_id: id } = payment;
  const may = useMay(clients.getClient);
  const { currentData, error, isFetching, refetch } = useGetPaymentClientQuery(
    { id },
    { skip: !may || payment.client_removed },
  );
  const isRemoved = statusOf(error) === 404;
  return (
    <Panel title="Cliente">
      <Facts>
        <Fact label={labels.name}>
          <ClientLink of={payment} />
        </Fact>
        {currentData && !error && <Contact client={currentData} />}
        <Fact label="Pagamentos">
          <Link component={RouterLink} to={to.payments({ 'client.id': id, page: 1, perPage: 20, order: -1 })}>
            Ver todos
          </Link>
        </Fact>
      </Facts>
      {error !== undefined && !isRemoved && (
        <div role="alert">
          Erro ao carregar dados do cliente.{' '}
          <BusyButton variant="text" size="small" busy={isFetching} doing="Tentando" onClick={refetch}>
            Tentar novamente
          </BusyButton>
        </div>
      )}
    </Panel>
  );
}

const Contact = ({ client }: { client: Client }) => (
  <>
    <CopyableFact label={labels.email} text={client.email} />
    <CopyableFact label={labels.cpf} text={client.cpf && cpf(client.cpf)} />
    <CopyableFact label={labels.phone} text={client.phone && phone(client.phone)} />
  </>
);
