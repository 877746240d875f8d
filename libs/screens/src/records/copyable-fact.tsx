import { ABSENT } from '@mirante/domain/format.ts';
import { CopyIconButton } from '@mirante/ui-kit/states/copy-button.tsx';
import { Fact } from './facts.tsx';

/** A labelled value to copy. `what` names it for screen readers, if the label alone is ambiguous on the page. */
export const CopyableFact = ({ label, text, what = label }: { label: string; text: string | null; what?: string }) => (
  <Fact label={label}>
    {text || ABSENT}
    {text && <CopyIconButton text={text} label={`Copiar ${what}`} />}
  </Fact>
);
