import { useUnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import { groupBy } from '@mirante/domain/group-by.ts';
import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { useRef, useState } from 'react';
import { readDraft, type ValueDraft, type ValueDrafts } from './value-drafts.ts';
import { useSendValues } from './use-send-values.ts';

/** The values typed for open trades: kept while others are typed, and sent together. */
export function useValueDrafts(open: readonly OwnTradeRow[]) {
  const { isSending, sendValues } = useSendValues();
  const [drafts, setDrafts] = useState<ValueDrafts>({});
  // A ref, since two key presses may precede the next render.
  const isUnderWay = useRef(false);
  const byAsset = groupBy(open, ({ quoted_as }) => quoted_as);
  const kept = [...byAsset].flatMap(([asset, trades]) => {
    const draft = drafts[asset];
    return draft && draft.typed !== '' ? [{ asset, draft, trades }] : [];
  });
  useUnsavedWork(kept.length > 0);
  const put = (asset: string, draft: ValueDraft) => setDrafts((all) => ({ ...all, [asset]: draft }));
  /** After sending `draft`: what was typed meanwhile stays. */
  const settle = (asset: string, draft: ValueDraft, next: ValueDraft) =>
    setDrafts((all) => (all[asset] === draft ? { ...all, [asset]: next } : all));
  const sendAll = async () => {
    if (isUnderWay.current) return;
    const read = kept.map((each) => ({ ...each, is: readDraft(each.draft, each.trades[0]!.current_value) }));
    const ready = read.flatMap(({ asset, is }) => (typeof is === 'number' ? [{ asset, current_value: is }] : []));
    for (const { asset, is } of read) if (typeof is !== 'number') put(asset, is);
    if (ready.length === 0) return;
    isUnderWay.current = true;
    const unsent = await sendValues(ready).finally(() => (isUnderWay.current = false));
    const wereSent = Object.keys(unsent).length === 0;
    for (const { asset, draft } of read) {
      const failure = unsent[asset];
      if (failure) settle(asset, draft, { ...draft, failure });
      else if (wereSent && ready.some((each) => each.asset === asset)) settle(asset, draft, { typed: '' });
    }
  };
  return { drafts, kept, put, settle, isSending, sendAll, dropAll: () => setDrafts({}) };
}
export type KeptValues = ReturnType<typeof useValueDrafts>;
