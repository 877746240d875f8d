import { useGetClientQuery } from '@mirante/api-client/clients.ts';
import { useSearchParams } from 'react-router';
import { Crumb } from '../../crumb.tsx';
import { to } from '../../to.ts';

/** Leads back to the list as it was left: `backToList` is that list's query, and never more than a query. */
export function ClientCrumb({ id }: { id: number }) {
  const [url] = useSearchParams();
  const { data } = useGetClientQuery({ id });
  const query = new URLSearchParams(url.get('backToList') ?? '');
  return <Crumb of="Clientes" to={query.size > 0 ? `${to.clients()}?${query}` : to.clients()} here={data?.name ?? `Cliente ${id}`} />;
}
