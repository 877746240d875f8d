import { appAddresses } from '@mirante/session/app-addresses.ts';
import { isSaveDataOn } from '@mirante/ui-kit/boot/save-data.ts';

let fetched = false;

/** Brings the client area's code into the browser's cache, once, behind whatever else is being fetched: it is where a buyer goes next. */
export async function prefetchClientArea(): Promise<void> {
  if (fetched || isSaveDataOn()) return;
  fetched = true;
  const at = appAddresses().client.replace(/\/$/, '');
  try {
    const files = (await (await fetch(`${at}/prefetch.json`)).json()) as string[];
    for (const file of files) await (await fetch(`${at}/${file}`, { priority: 'low' })).arrayBuffer();
  } catch {
    // Then it is fetched when it is needed.
  }
}
