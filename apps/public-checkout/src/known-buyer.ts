const KEY = 'mirante.buyer';

/** The first name of who bought in this browser last: all that is stored of them here. */
export function knownBuyer(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Without storage, nobody is known. */
export function rememberBuyer(name: string): void {
  try {
    localStorage.setItem(KEY, name.trim().split(/\s/)[0]!);
  } catch {
    // The notice for them is only a shortcut.
  }
}

export function forgetBuyer(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
