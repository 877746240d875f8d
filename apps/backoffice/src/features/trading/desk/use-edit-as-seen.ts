import { useEditTradeMutation, useLazyGetTradeQuery } from '@mirante/api-client/trading/trades.ts';
import type { TradeChange } from '@mirante/contract/trading/trades.form.ts';
import { isUnanswered } from '@mirante/contract/problem.ts';
import { tradeName } from '@mirante/domain/trading/trade-event.ts';
import { tradeStyles, type OwnTradeRow, type TradeStatus } from '@mirante/domain/trading/trade.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { useEffect, useRef } from 'react';

export interface TradeDialogProps {
  /** The trade when the dialog was opened. */
  asked: OwnTradeRow;
  /** The trade now; none once it left the panel, cancelled or removed. */
  live: OwnTradeRow | undefined;
  onClose: () => void;
}

/**
 * Edits the trade of a dialog with the version read when the dialog opened. Once its status allows the edit no more,
 * the dialog closes with a toast.
 */
export function useEditAsSeen({ asked, live, onClose }: TradeDialogProps, from: readonly TradeStatus[]) {
  const { id } = asked;
  const [read] = useLazyGetTradeQuery();
  const [edit, { isLoading, isSuccess, error }] = useEditTradeMutation();
  const seen = useRef<ReturnType<typeof read>>(undefined);
  useEffect(() => {
    seen.current = read({ id });
  }, [read, id]);

  const allows = (trade: { status: TradeStatus } | undefined) => trade !== undefined && from.includes(trade.status);
  const left = useRef(false);
  const leave = (trade: { status: TradeStatus } | undefined) => {
    if (left.current) return;
    left.current = true;
    const change = trade ? `mudou para “${tradeStyles[trade.status].label}”` : 'saiu do painel';
    // An edit without an answer may have been saved.
    const sent = isUnanswered(error) ? '' : ': nada foi enviado';
    toast(`${tradeName(asked)} ${change}${sent}.`, 'info');
    onClose();
  };
  // The change of the own edit may arrive before its answer.
  const isOutdated = !allows(live) && !isLoading && !isSuccess;
  useEffect(() => {
    if (isOutdated) leave(live);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [isOutdated]);

  return async (body: TradeChange): Promise<void> => {
    try {
      const trade = await seen.current!.unwrap();
      if (left.current) return;
      // The panel may hear of a change later.
      if (!allows(trade)) return leave(trade);
      await edit({ id, body, version: trade.version }).unwrap();
    } catch (failure) {
      // Sending again, after the refusal was read, is about the current state.
      seen.current = read({ id });
      throw failure;
    }
  };
}
