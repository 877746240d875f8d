import { readStoredJson, writeStoredJson } from '@mirante/ui-kit/boot/browser-storage.ts';
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
  const kept = readStoredJson(KEY, 'sessionStorage') as Kept | null;
  return kept?.of === session ? kept.options : [];
}

export function remember(session: string, option: Option): void {
  const options = [option, ...recentOf(session).filter(({ key }) => key !== option.key)].slice(0, KEPT);
  store({ of: session, options });
}

export const forgetRecent = (): void => store(null);

const store = (kept: Kept | null): void => void writeStoredJson(KEY, kept, 'sessionStorage');
