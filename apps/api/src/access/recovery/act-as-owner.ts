import { actAs } from '../../database/audited-db.ts';
import type { Db } from '../../database/db.ts';
import type { AccountKey } from '../account-key.ts';

/** Makes a user the author of what their own mailed link changes: nobody is logged in then. Clients are no authors. */
export async function actAsOwner(
  trx: Db,
  { role, id }: AccountKey,
  { requestId, ...call }: { action: string; requestId: string; at: Date },
): Promise<void> {
  if (role === 'user') await actAs(trx, { ...call, user_id: id, request_id: requestId });
}
