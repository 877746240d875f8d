import { ownContentsApi } from '@mirante/api-client/content/own-contents.ts';
import { ownUnreadApi } from '@mirante/api-client/content/own-unread.ts';
import { ownChangesApi } from '@mirante/api-client/investments/own-changes.ts';
import { catalogueApi } from '@mirante/api-client/products/catalogue.ts';
import { clientAccountApi } from '@mirante/api-client/sales/client-account.ts';
import { guestOrdersApi } from '@mirante/api-client/sales/guest-orders.ts';
import type { AppStore } from '@mirante/api-client/store.ts';
import { ownContents } from '@mirante/contract/content/own-contents.ts';
import { ownUnread } from '@mirante/contract/content/own-unread.ts';
import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { ownChanges } from '@mirante/contract/investments/own-changes.ts';
import { mayCall } from '@mirante/domain/access.ts';
import { pendingPaymentsOf } from '@mirante/domain/products/pending-payments.ts';
import { sessionOf, viewerOf } from '@mirante/session/session-slice.ts';

export const LATEST_CONTENTS = { perPage: 4, sort: 'content.date', order: -1 } as const;
export const LATEST_PAYMENTS = { perPage: 3 } as const;
/** What was read just before the page is mounted is not read again. */
export const MAX_AGE_S = 5;

/** The first render does not wait longer for what has not arrived. */
const MAX_WAIT_MS = 100;
const once = { subscribe: false };

/**
 * Reads what the home shows, mostly from early responses, before its first render, which then shows all of it: without
 * it a phone renders it three times before it shows anything.
 */
export async function readHome({ dispatch, getState }: AppStore): Promise<void> {
  const session = sessionOf(getState());
  const may = ({ allow }: AnyEndpoint) => mayCall(allow, viewerOf(session));
  const { listOwnProducts, listOwnPayments, getOwnPayment } = clientAccountApi.endpoints;
  const reads = [
    dispatch(listOwnProducts.initiate(undefined, once)),
    ...pendingPaymentsOf(session.details?.products ?? []).map((id) => dispatch(getOwnPayment.initiate({ id }, once))),
    dispatch(guestOrdersApi.endpoints.listGuestOrders.initiate(undefined, once)),
    dispatch(catalogueApi.endpoints.listActiveProducts.initiate(undefined, once)),
    dispatch(listOwnPayments.initiate(LATEST_PAYMENTS, once)),
    ...(may(ownContents.listOwnContents)
      ? [dispatch(ownContentsApi.endpoints.listOwnContents.initiate(LATEST_CONTENTS, once))]
      : []),
    ...(may(ownUnread.countNewContents)
      ? [dispatch(ownUnreadApi.endpoints.countNewContents.initiate(undefined, once))]
      : []),
    ...(may(ownChanges.listOwnChanges)
      ? [dispatch(ownChangesApi.endpoints.listOwnChanges.initiate(undefined, once))]
      : []),
  ];
  await Promise.race([Promise.all(reads), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}
