import { useGetClientQuery } from '@mirante/api-client/clients.ts';
import type { Client } from '@mirante/domain/client.ts';
import { ABSENT, cpf, phone } from '@mirante/domain/format.ts';
import { Fact, Facts, Panel } from '@mirante/screens/facts.tsx';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router';
import { to } from '../../to.ts';

/** Who paid, or has to: the rest of the page stands without it. */
export function ClientPanel({ id }: { id: number }) {
  const { currentData, error, isFetching, refetch } = useGetClientQuery({ id });
  return (
    <Panel title="Cliente">
      {currentData ? <Contact client={currentData} /> : error === undefined || isFetching ? <Skeleton variant="rounded" height={90} /> : <Failed retry={refetch} />}
    </Panel>
  );
}

const Contact = ({ client }: { client: Client }) => (
  <Facts>
    <Fact label="Email">{client.email}</Fact>
    <Fact label="CPF">{client.cpf ? cpf(client.cpf) : ABSENT}</Fact>
    <Fact label="Telefone">{phone(client.phone)}</Fact>
    <Fact label="Pagamentos"><Link component={RouterLink} to={to.payments({ 'client.id': client.id, page: 1, perPage: 20, order: -1 })}>Ver todos</Link></Fact>
  </Facts>
);

const Failed = ({ retry }: { retry: () => unknown }) => (
  <div role="alert">
    Erro ao carregar dados do cliente. <Button variant="text" size="small" onClick={retry}>Tentar novamente</Button>
  </div>
);
