const keyOf = (list: string) => `mirante.page-size.${list}`;

/** The page size chosen for a list in this browser, for the next time that the list is opened. */
export function storedPageSize(list: string): string | null {
  try {
    return localStorage.getItem(keyOf(list));
  } catch {
    return null; // The browser refuses storage.
  }
}

export function storePageSize(list: string, size: number): void {
  try {
    localStorage.setItem(keyOf(list), String(size));
  } catch {
    // Not stored, only the URL has it.
  }
}
