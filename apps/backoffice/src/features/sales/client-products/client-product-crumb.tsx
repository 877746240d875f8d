import { Crumb } from '../../../app/crumb.tsx';
import { to } from '../../../app/to.ts';

export const ClientProductCrumb = ({ clientId, id, here }: { clientId: number; id: number; here: string }) => (
  <Crumb of={`Produto ${id}`} to={to.clientProduct(clientId, id)} here={here} />
);
