import { appAddresses } from '@mirante/session/app-addresses.ts';
import { isSaveDataOn } from '@mirante/ui-kit/boot/save-data.ts';

let fetched = false;

/** Prefetches the client area's code into the browser's cache, once and with low priority: buyers go there next. */
export async function prefetchClientArea(): Promise<void> {
  if (fetched || isSaveDataOn()) return;
  fetched = true;
  const at = appAddresses().client.replace(/\/$/, '');
  try {
    const files = (await (await fetch(`${at}/prefetch.json`)).json()) as string[];
    for (const file of files) await (await fetch(`${at}/${file}`, { priority: 'low' })).arrayBuffer();
  } catch {
    // Then it is loaded on demand.
  }
}
