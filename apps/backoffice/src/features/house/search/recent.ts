import type { Option } from './options.ts';

const KEY = 'mirante.recent';
const KEPT = 6;

interface Kept {
  /** The session that they belong to: the next one in this tab may be another person's. */
  of: string;
  options: Option[];
}

/** The session's results opened from the search, newest first. */
export function recentOf(session: string): Option[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.of === session ? kept.options : [];
  } catch {
    return [];
  }
}

export function remember(session: string, option: Option): void {
  const options = [option, ...recentOf(session).filter(({ key }) => key !== option.key)].slice(0, KEPT);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ of: session, options } satisfies Kept));
  } catch {
    return; // Storage may be full or disabled.
  }
}

export function forgetRecent(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}
