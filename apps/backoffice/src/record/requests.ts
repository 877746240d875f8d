import type { AuditEntry } from '@mirante/domain/house/audit.ts';

/** Groups entries by call; those of one call are adjacent in the list. */
export function requestsOf<E extends Pick<AuditEntry, 'request_id'>>(entries: readonly E[]): E[][] {
  const requests: E[][] = [];
  for (const entry of entries) {
    const last = requests.at(-1);
    if (last && last[0]!.request_id === entry.request_id) last.push(entry);
    else requests.push([entry]);
  }
  return requests;
}
