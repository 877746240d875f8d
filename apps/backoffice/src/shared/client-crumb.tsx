import { useGetClientQuery } from '@mirante/api-client/people/clients.ts';
import { useSearchParams } from 'react-router';
import { Crumb } from '../app/crumb.tsx';
import { to } from '../app/to.ts';

/** Links to the list in its last state: `backToList` is that list's query, and only its query is used. */
export function ClientCrumb({ id }: { id: number }) {
  const [url] = useSearchParams();
  const query = new URLSearchParams(url.get('backToList') ?? '');
  return (
    <Crumb of="Clientes" to={query.size > 0 ? `${to.clients()}?${query}` : to.clients()} here={useClientName(id)} />
  );
}

/** A page below the profile links to it. */
export const ClientPartCrumb = ({ id, here }: { id: number; here: string }) => (
  <Crumb of={useClientName(id)} to={to.client(id)} here={here} />
);

export const useClientName = (id: number): string => useGetClientQuery({ id }).currentData?.name ?? `Cliente ${id}`;
