import { useGetClientProductQuery } from '@mirante/api-client/sales/client-products.ts';
import { Breadcrumbs } from '@mirante/ui-kit/shell/breadcrumbs.tsx';
import { to } from '../../../app/to.ts';
import { useClientName } from '../../../shared/client-crumb.tsx';

interface Props {
  clientId: number;
  id: number;
  /** The page below it; absent on its own page. */
  here?: string;
}

/** `Helena Matsuda > Top Fundos > Vencimento`. */
export function ClientProductCrumb({ clientId, id, here }: Props) {
  const { currentData } = useGetClientProductQuery({ client_id: clientId, id });
  const client = { label: useClientName(clientId), to: to.client(clientId) };
  const label = currentData?.product_name ?? 'Produto';
  const steps = here ? [{ label, to: to.clientProduct(clientId, id) }, { label: here }] : [{ label }];
  return <Breadcrumbs steps={[client, ...steps]} />;
}
