import { ConfirmDialog } from '@mirante/crud/record/confirm-dialog.tsx';
import { openStatuses } from '@mirante/domain/trading/trade.ts';
import { useEditAsSeen, type TradeDialogProps } from './use-edit-as-seen.ts';

export function CancelTradeDialog(props: TradeDialogProps) {
  const edit = useEditAsSeen(props, openStatuses);
  return (
    <ConfirmDialog
      title={`Cancelar a operação ${props.asked.quoted_as}?`}
      yes="Cancelar operação"
      doing="Cancelando"
      tone="danger"
      act={() => edit({ status: 'cancelled' })}
      onClose={props.onClose}
    >
      Ela sai do painel dos assinantes.
    </ConfirmDialog>
  );
}
