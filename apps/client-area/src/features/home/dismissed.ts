import { readStoredJson, writeStoredJson } from '@mirante/ui-kit/boot/browser-storage.ts';
import { useState } from 'react';

const KEY = 'mirante.dismissed-banners';

/** The banners dismissed in this browser, permanently; without storage, for this visit. */
export function useDismissed(): readonly [dismissed: readonly string[], dismiss: (banner: string) => void] {
  const [dismissed, setDismissed] = useState(read);
  const dismiss = (banner: string) => {
    const next = [...dismissed, banner];
    setDismissed(next);
    writeStoredJson(KEY, next, 'localStorage');
  };
  return [dismissed, dismiss];
}

function read(): string[] {
  const kept = readStoredJson(KEY, 'localStorage');
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
}
