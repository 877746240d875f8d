import { ConfirmButton } from '@mirante/crud/record/confirm-button.tsx';

interface Props {
  /** The product's name. */
  what: string;
  consequence: string;
  unlink: () => Promise<unknown>;
}

export const UnlinkButton = ({ what, consequence, unlink }: Props) => (
  <ConfirmButton
    label="Desvincular"
    button={{ variant: 'text', 'aria-label': `Desvincular ${what}` }}
    title={`Desvincular ${what} do cupom?`}
    doing="Desvinculando"
    tone="danger"
    act={unlink}
  >
    {consequence}
  </ConfirmButton>
);
