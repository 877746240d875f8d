const KEY = 'mirante.drafts';

interface Kept {
  /** Whose they are: the next one in this tab may be another person. */
  of: number;
  /** By the address of their page. */
  drafts: Record<string, unknown>;
}

/** What somebody typed and did not save, kept in this tab until it is saved or given up. */
export interface Drafts {
  read: (at: string) => unknown;
  write: (at: string, draft: unknown) => void;
  drop: (at: string) => void;
}

/** The drafts of one person, by the id of their user; another person's are not read, and go with the first of these. */
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
