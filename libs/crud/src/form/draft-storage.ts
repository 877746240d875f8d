const KEY = 'mirante.drafts';

interface Kept {
  /** The owner: the tab's next user may be another. */
  of: number;
  /** By the page's address. */
  drafts: Record<string, unknown>;
}

/** Unsaved input, stored in this tab until it is saved or discarded. */
export interface Drafts {
  read: (at: string) => unknown;
  write: (at: string, draft: unknown) => void;
  drop: (at: string) => void;
}

/** The drafts of a user, by id; another user's are not read, and are removed by the first of these. */
export function draftsOf(owner: number): Drafts {
  const all = () => {
    const kept = stored();
    return kept?.of === owner ? kept.drafts : {};
  };
  return {
    read: (at) => all()[at],
    write: (at, draft) => store({ of: owner, drafts: { ...all(), [at]: draft } }),
    drop: (at) => {
      const { [at]: gone, ...others } = all();
      if (gone !== undefined) store({ of: owner, drafts: others });
    },
  };
}

export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

function stored(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function store(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return; // Storage may be full or forbidden.
  }
}
