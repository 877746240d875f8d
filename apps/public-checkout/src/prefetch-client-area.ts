import { places } from '@mirante/session/places.ts';
import { savesData } from '@mirante/ui-kit/boot/saves-data.ts';

let fetched = false;

/** Brings the client area's code into the browser's cache, once, behind whatever else is being fetched: it is where a buyer goes next. */
export async function prefetchClientArea(): Promise<void> {
  if (fetched || savesData()) return;
  fetched = true;
  const at = places().client.replace(/\/$/, '');
  try {
    const files = (await (await fetch(`${at}/prefetch.json`)).json()) as string[];
    for (const file of files) await (await fetch(`${at}/${file}`, { priority: 'low' })).arrayBuffer();
  } catch {
    // Then it is fetched when it is needed.
  }
}
