import type { SessionRow } from '../../http/session-row.ts';
import type { Services } from '../../services.ts';
import { end, lockOwnerForShare, lockSession, type Origin } from '../session/session.store.ts';
import * as store from './client-views.store.ts';

/** Opens the view of a code; undefined if the code was used or has ended meanwhile. */
export const exchangeViewCode = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { tokenHash }: Pick<SessionRow, 'tokenHash'>,
  origin: Origin,
): Promise<string | undefined> =>
  db.transaction().execute(async (trx) => {
    const view = await store.find(trx, tokenHash);
    if (!view) return undefined;
    await lockOwnerForShare(trx, { role: 'client', id: view.clientId });
    await lockOwnerForShare(trx, { role: 'user', id: view.userId });
    // Before the code, as its end takes the code along. Of two calls with one code, the one that deletes it gets the view.
    const opener = await lockSession(trx, view.openedBy);
    if (!opener || !(await end(trx, tokenHash))) return undefined;
    return store.open(trx, 'view', { ...view, until: opener.expires_at }, now(), origin);
  });
