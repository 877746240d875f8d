import { useReplacePortfolioItemsMutation } from '@mirante/api-client/investments/portfolios.ts';
import { problemOf } from '@mirante/contract/problem.ts';
import { failureTitle } from '@mirante/crud/form/failure-title.ts';
import { useUnsavedWork, useWork } from '@mirante/crud/form/unsaved-work.tsx';
import { differencesOf } from '@mirante/domain/investments/portfolio-differences.ts';
import { changeItems, draftOf, editedOf, kept, type ItemsDraft } from '@mirante/domain/investments/portfolio-editor.ts';
import { isEdited, rebase, takeStored, type EditConflict } from '@mirante/domain/investments/portfolio-rebase.ts';
import type { Portfolio, PortfolioItem } from '@mirante/domain/investments/portfolio.ts';
import { isWhole, MIN_ITEMS, MAX_ITEMS } from '@mirante/domain/investments/share-sum.ts';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { bodyOf, mistakesIn, type Mistakes } from './check-items.ts';

const LOSS = 'As mudanças nos itens não foram salvas. O rascunho fica guardado nesta aba até você voltar.';

interface KeptDraft {
  draft: ItemsDraft;
  base: PortfolioItem[];
}

/** All items of a portfolio while edited: their errors, changes, draft and saving. */
export function useItems(portfolio: Portfolio) {
  const drafts = useWork()?.drafts;
  const { pathname } = useLocation();
  const [found] = useState(() => drafts?.read(pathname) as KeptDraft | undefined);
  const [isDraft, setIsDraft] = useState(found !== undefined);
  /** The items as last read: the base of the differences and of the save. */
  const [base, setBase] = useState<PortfolioItem[]>(found?.base ?? portfolio.items);
  const [draft, change] = useReducer(changeItems, found?.draft ?? draftOf(portfolio.items));
  const [conflicts, setConflicts] = useState<readonly EditConflict[]>([]);
  const [refused, setRefused] = useState<{ title: string; detail: string; items: ReadonlyMap<number, Mistakes> }>();
  const [replace, { isLoading }] = useReplacePortfolioItemsMutation();
  const edited = isEdited(draft, base);
  const { free } = useUnsavedWork(edited, LOSS);
  const flight = useRef(false);
  useEffect(() => {
    if (edited) drafts?.write(pathname, { draft, base } satisfies KeptDraft);
    else drafts?.drop(pathname);
  }, [edited, draft, base, drafts, pathname]);

  const wrong = useMemo(() => mistakesIn(draft.items), [draft]);
  const stay = kept(draft.items);
  const enough = stay.length >= MIN_ITEMS && stay.length <= MAX_ITEMS;
  const isSummed = isWhole(stay) && enough;
  const mayFinish = isSummed && wrong.size === 0 && conflicts.length === 0;

  /** Resolves to whether they were saved. */
  const save = async (): Promise<boolean> => {
    if (flight.current || !mayFinish) return false;
    flight.current = true;
    setRefused(undefined);
    const items = draft.items.filter(({ isRemoved }) => !isRemoved);
    const seen = base.map(({ id, version }) => ({ id, version }));
    const { error } = await replace({ id: portfolio.id, body: { items: items.map(bodyOf), seen } });
    flight.current = false;
    if (error === undefined) {
      drafts?.drop(pathname);
      free();
      return true;
    }
    const { current, detail = 'Nada do que você digitou se perdeu. Tente novamente.', errors = [] } = problemOf(error);
    const said = new Map<number, Mistakes>();
    for (const { path, message } of errors) {
      const [, at, field = 'name'] = /^items\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
      const item = at === undefined ? undefined : items[Number(at)];
      if (item && !current) said.set(item.key, { ...said.get(item.key), [field]: message });
    }
    setRefused({ title: failureTitle(error, 'Não foi possível salvar as alterações'), detail, items: said });
    if (current) over((current as unknown as Portfolio).items);
    return false;
  };
  const over = (stored: PortfolioItem[]) => {
    const next = rebase(draft, base, stored);
    change({ do: 'load', draft: next.draft });
    setConflicts(next.conflicts);
    setBase(stored);
  };
  const settle = (conflict: EditConflict, take: 'mine' | 'stored') => {
    if (take === 'stored') change({ do: 'load', draft: takeStored(draft, conflict) });
    setConflicts((before) => before.filter((one) => one !== conflict));
  };
  const reset = () => {
    setIsDraft(false);
    setConflicts([]);
    setRefused(undefined);
    setBase(portfolio.items);
    change({ do: 'load', draft: draftOf(portfolio.items) });
  };
  return {
    items: draft.items,
    stay,
    change,
    /** Whether only mistakes of single items are left. */
    isSummed,
    hasMistakes: wrong.size > 0,
    mistakesOf: (key: number): Mistakes => ({ ...refused?.items.get(key), ...wrong.get(key) }),
    differences: useMemo(() => differencesOf(editedOf(base), draft.items), [base, draft]),
    conflicts,
    settle,
    refused,
    isDraft,
    isEdited: edited,
    mayFinish,
    isSaving: isLoading,
    save,
    reset,
  };
}
