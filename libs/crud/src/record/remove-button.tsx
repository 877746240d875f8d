import { use, type ReactNode } from 'react';
import { ConfirmButton } from './confirm-button.tsx';
import { RemovalContext } from './removal-context.ts';

interface RemoveButtonProps {
  /** With its article: "o cupom MIRANTE50". */
  what: string;
  /** Its text on a page with another such button. */
  label?: string;
  /** Its name for screen readers, where a page has several with one text. */
  name?: string;
  remove: () => Promise<unknown>;
  /** What else is removed. */
  consequence?: ReactNode;
  /** After the removal, for example to leave its page. */
  onRemoved?: () => void;
}

/** Asks for confirmation before removing. */
export function RemoveButton({ what, label = 'Remover', name, remove, consequence, onRemoved }: RemoveButtonProps) {
  const noteRemoval = use(RemovalContext);
  const removed = () => {
    noteRemoval();
    onRemoved?.();
  };
  return (
    <ConfirmButton
      label={label}
      button={{ 'aria-label': name }}
      title={`Deseja mesmo remover ${what}?`}
      yes="Remover"
      doing="Removendo"
      tone="danger"
      failed="Não foi possível remover. Tente novamente."
      act={remove}
      onDone={onRemoved && removed}
    >
      A remoção será irreversível. {consequence}
    </ConfirmButton>
  );
}
