/** Where something is kept: in this browser, or in this tab until it is closed. */
type Area = 'localStorage' | 'sessionStorage';

/** A text kept in this browser, or in this tab; null if there is none, or storage is blocked. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text in this browser, or in this tab; null removes it. Where storage is blocked or full, nothing is kept, and
 * the answer is false.
 */
export function writeStored(key: string, text: string | null, area: Area = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What `writeStoredJson` kept; null if there is nothing, storage is blocked, or it is not JSON. */
export function readStoredJson(key: string, area: Area): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? 'null');
  } catch {
    return null;
  }
}

/** As `writeStored`, of a value. */
export const writeStoredJson = (key: string, value: unknown, area: Area): boolean =>
  writeStored(key, value === null ? null : JSON.stringify(value), area);
