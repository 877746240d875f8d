import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import Button from '@mui/material/Button';
import type { KeptValues as Kept } from './use-value-drafts.ts';
import css from './kept-values.module.css';

const count = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** Typed values that are not sent yet: sends or discards all of them. */
export function UnsentValues({ of: { kept, isSending, sendAll, dropAll } }: { of: Kept }) {
  if (kept.length === 0) return null;
  const trades = kept.reduce((sum, each) => sum + each.trades.length, 0);
  const waiting = kept.filter(({ draft }) => draft.doubted !== undefined).map(({ asset }) => asset);
  return (
    <div className={css.bar} role="group" aria-label="Valores guardados">
      <p>
        <strong>{count(kept.length, 'valor guardado', 'valores guardados')}</strong>,{' '}
        {count(trades, 'operação', 'operações')}
        {waiting.length > 0 && (
          <span>
            {' '}
            · {waiting.join(', ')} {waiting.length === 1 ? 'espera' : 'esperam'} confirmação
          </span>
        )}
      </p>
      <Button variant="outlined" size="small" onClick={dropAll}>
        Descartar
      </Button>
      <BusyButton
        busy={isSending}
        variant="contained"
        size="small"
        aria-keyshortcuts="Control+Enter"
        onClick={() => void sendAll()}
      >
        {`Enviar ${count(kept.length, 'valor', 'valores')}`}
      </BusyButton>
    </div>
  );
}
