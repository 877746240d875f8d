import { readStoredJson, writeStoredJson } from '@mirante/ui-kit/boot/browser-storage.ts';

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

export const forgetDrafts = (): void => store(null);

const stored = () => readStoredJson(KEY, 'sessionStorage') as Kept | null;
const store = (kept: Kept | null): void => void writeStoredJson(KEY, kept, 'sessionStorage');
