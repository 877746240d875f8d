import { clients } from '@mirante/contract/people/clients.ts';
import { useMay } from '@mirante/session/can.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { to } from '../app/to.ts';

interface Props {
  of: { client_id: number; client_name: string; client_removed: boolean };
}

/** A client's name, which links to the profile, by permission; a removed client has none. */
export function ClientLink({ of: { client_id, client_name, client_removed } }: Props) {
  if (!useMay(clients.getClient) || client_removed) return client_name;
  return (
    <Link component={RouterLink} to={to.client(client_id)}>
      {client_name}
    </Link>
  );
}
