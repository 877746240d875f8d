import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { session } from '@mirante/contract/access/session.ts';
import { Refusal } from './refusal.ts';
import type { SessionRow } from './session-row.ts';

type Asked = Pick<AnyEndpoint, 'method' | 'path' | 'ownerOnly'>;

/** Whether a user who views as the client is refused it: whatever writes, and what is the owner's alone. */
export const isClosedToViews = ({ method, path, ownerOnly }: Asked): boolean =>
  // The logout of a view ends the view.
  ownerOnly || (method !== 'GET' && path !== session.logOut.path);

/** The refusal (403, `view_only`) of a view's call. The only place where a view is kept from writing. */
export function refusalOfView({ viewedBy }: Pick<SessionRow, 'viewedBy'>, asked: Asked): Refusal | undefined {
  if (viewedBy === null || !isClosedToViews(asked)) return undefined;
  return new Refusal('view_only', asked.ownerOnly ? ONLY_THE_OWNER : ONLY_READING);
}

const ONLY_READING = 'Você está vendo como o cliente, somente leitura. Nada foi alterado.';
const ONLY_THE_OWNER = 'Você está vendo como o cliente. Isto só o próprio cliente abre.';
