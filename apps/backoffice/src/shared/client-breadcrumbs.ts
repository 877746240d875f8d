import { below, type Page } from '../app/page.tsx';
import { recordName } from '../app/record-name.tsx';
import { to } from '../app/to.ts';

export const clientName = recordName(
  'Cliente',
  () => import('@mirante/api-client/people/clients.ts').then((m) => m.useGetClientQuery),
  'name',
);

/** Pages of a client, of which only the profile names the list of clients. */
export const belowClient = (pages: readonly Page[]): Page[] =>
  below({ path: to.client(':id'), steps: (id) => [{ label: clientName(id) }] }, pages);
