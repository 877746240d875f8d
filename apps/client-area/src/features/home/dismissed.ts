import { useState } from 'react';

const KEY = 'mirante.dismissed-banners';

/** The banners dismissed in this browser, permanently. */
export function useDismissed(): readonly [dismissed: readonly string[], dismiss: (banner: string) => void] {
  const [dismissed, setDismissed] = useState(read);
  const dismiss = (banner: string) => {
    const next = [...dismissed, banner];
    setDismissed(next);
    write(next);
  };
  return [dismissed, dismiss];
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return []; // Storage is disabled or corrupt: the banners show again.
  }
}

function write(banners: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(banners));
  } catch {
    return; // Storage is disabled or full: dismissed for this visit at least.
  }
}
