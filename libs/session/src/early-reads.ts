import { fetchEarly } from '@mirante/api-client/early-fetch.ts';
import type { EarlyRead } from '@mirante/contract/route-preload.ts';
import { mayCall } from '@mirante/domain/access.ts';
import { viewerOfSession } from '@mirante/domain/access/session.ts';
import { pendingPaymentsOf } from '@mirante/domain/products/pending-payments.ts';
import { isPaging } from '@mirante/domain/records/page.ts';
import type { StoredSession } from './session-slice.ts';

/** The page's initial reads, and its URL's parameters. */
interface OpenedPage {
  reads: readonly EarlyRead[];
  params: Readonly<Record<string, string>>;
  query: string;
}

/**
 * For an app's boot script: fetches the page's initial reads with the stored session's token, except those it may not
 * make.
 */
export function fetchEarlyReads(page: OpenedPage, { token, details }: StoredSession): void {
  const viewer = viewerOfSession(details);
  const state = [...new URLSearchParams(page.query)];
  // Such as a search, which shows its results instead of the list.
  const hasOtherState = state.some(([key]) => !isStateOfList(key));
  for (const read of page.reads.filter(({ allow, isList }) => mayCall(allow, viewer) && !(isList && hasOtherState))) {
    const targets = read.each
      ? pendingPaymentsOf(details.products ?? []).map((id) => ({ id: String(id) }))
      : [page.params];
    for (const params of targets) fetchEarly(addressOf(read, { ...page, params }), token);
  }
}

/** Only what the list itself would send: `content.read` is yes or no. */
const isSent = ([key, value]: [string, string]): boolean =>
  key.endsWith('.read') ? value === 'true' || value === 'false' : value !== '';

/** Filters are named by resource and field, as in `payment.status`. */
const isStateOfList = (key: string): boolean => key.includes('.') || isPaging(key);

function addressOf({ path, query, isList }: EarlyRead, page: OpenedPage): string {
  const state = isList ? [...new URLSearchParams(page.query)].filter(isSent) : [];
  const whole = Object.entries({ ...query, ...Object.fromEntries(state) }).map(([key, value]) => [key, String(value)]);
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => page.params[name] ?? '');
  return whole.length > 0 ? `${filled}?${new URLSearchParams(whole)}` : filled;
}
