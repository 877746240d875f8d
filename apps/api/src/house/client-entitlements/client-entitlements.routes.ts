import type { clientEntitlements } from '@mirante/contract/house/client-entitlements.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { isEntitledKind, type EntitledKind } from '@mirante/domain/house/client-entitlements.ts';
import type { Viewer } from '@mirante/domain/access.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { findClient } from '../../people/client.store.ts';
import { listAcquisitions } from '../../sales/client-products/acquisitions.store.ts';
import type { Services } from '../../services.ts';
import { catalogueOf, loginProblemOf } from './client-entitlements.store.ts';
import { explainClient, explainItem, type Item } from './explain.rules.ts';
import { areaOfKind, mayList } from './item-calls.ts';
import { findItem } from './items.store.ts';
import { searchItems } from './search-items.store.ts';

type Reading = Pick<Services, 'db' | 'now'>;

export const clientEntitlementRoutes: Handlers<typeof clientEntitlements> = {
  getClientEntitlements: async (call) => {
    const client = await readClient(call, call.params.id);
    return { login_problem: client.login_problem, ...explainClient(client) };
  },
  explainClientEntitlement: async (call) => {
    const { kind: text, client_id: clientId, id } = call.params;
    const client = await readClient(call, clientId);
    const kind = or404(isEntitledKind(text) ? text : undefined, 'Recurso');
    const item = await findShown(call, call.viewer, { kind, id });
    return { kind, id, login_problem: client.login_problem, ...explainItem(item, areaOfKind(kind), client) };
  },
  searchEntitledItems: ({ db, input: { q }, viewer, now }) =>
    searchItems(db, { text: q, now: now(), hidden: (kind) => mayList(viewer, kind) }),
};

async function readClient({ db, now: clock }: Reading, id: number) {
  or404(await findClient(db, id), 'Cliente');
  const now = clock();
  const login_problem = await loginProblemOf(db, id, now);
  const acquired = await listAcquisitions({ db, now: () => now }, id);
  // After the acquisitions, so that it has their products.
  return { login_problem, acquired, catalogue: await catalogueOf(db), now };
}

/** An item that these staff may see. */
async function findShown(
  { db, now }: Reading,
  viewer: Viewer,
  { kind, id }: { kind: EntitledKind; id: number },
): Promise<Item> {
  const item = await findItem[kind](db, id, now());
  return or404(item && (item.hidden === null || mayList(viewer, kind)) ? item : undefined, nameOf(kind));
}
