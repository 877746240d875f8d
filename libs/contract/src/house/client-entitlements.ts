import type { ClientEntitlements, FoundItem, ItemEntitlement } from '@mirante/domain/house/client-entitlements.ts';
import { SEARCH_FROM, SEARCH_UP_TO } from '@mirante/domain/house/search.ts';
import { say } from '@mirante/validation/messages.ts';
import { get, type } from '../http.ts';
import { lazySchema } from '../lazy-schema.ts';

const allow = ['atendimento', 'financeiro'] as const;
export const clientEntitlements = {
  getClientEntitlements: get('/api/v1/clients/:id/entitlements', {
    what: 'Ver o que abre para um cliente, e por quê',
    allow,
    returns: type<ClientEntitlements>(),
  }),
  /**
   * `:kind` is one of `entitledKinds`; any other is 404. So is an unpublished item, or an inactive portfolio, for those
   * who may not list its kind.
   */
  explainClientEntitlement: get('/api/v1/clients/:client_id/entitlements/:kind/:id', {
    what: 'Ver por que um cliente vê um item, ou não vê',
    allow,
    returns: type<ItemEntitlement>(),
  }),
  /** The best few of each kind. Unpublished items, and inactive portfolios, only for those who may list their kind. */
  searchEntitledItems: get('/api/v1/entitled-items', {
    what: 'Buscar o que os produtos abrem',
    allow,
    input: lazySchema(({ form, text }) => form({ q: text(SEARCH_FROM, SEARCH_UP_TO).required(say.textRequired) })),
    returns: type<FoundItem[]>(),
  }),
};
