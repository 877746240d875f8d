import { fetchEarly } from '@mirante/api-client/early-fetch.ts';
import type { EarlyRead } from '@mirante/contract/route-preload.ts';
import { mayCall } from '@mirante/domain/access.ts';
import type { StoredSession } from './session-slice.ts';

/** What a page begins with, and what stands in its address. */
interface OpenedPage {
  reads: readonly EarlyRead[];
  params: Readonly<Record<string, string>>;
  query: string;
}

/**
 * For an app's boot script: asks for what the page begins with in the name of the session that was kept. What its person may not read
 * is not asked for.
 */
export function fetchEarlyReads(
  page: OpenedPage,
  { token, details: { user, role, entitlements } }: StoredSession,
): void {
  const viewer = { id: user.id, role, roles: user.roles.map(({ name }) => name), entitlements };
  for (const read of page.reads) if (mayCall(read.allow, viewer)) fetchEarly(addressOf(read, page), token);
}

function addressOf({ path, query, isList }: EarlyRead, page: OpenedPage): string {
  const state = isList ? [...new URLSearchParams(page.query)].filter(([, value]) => value !== '') : [];
  const whole = Object.entries({ ...query, ...Object.fromEntries(state) }).map(([key, value]) => [key, String(value)]);
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => page.params[name] ?? '');
  return whole.length > 0 ? `${filled}?${new URLSearchParams(whole)}` : filled;
}
