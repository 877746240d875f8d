import { price } from '@mirante/domain/trading/trade-format.ts';
import { isOpenTrade } from '@mirante/domain/trading/trade.ts';
import type { PanelView } from '@mirante/screens/trading/panel/use-panel.ts';
import { WithoutPanel } from '@mirante/screens/trading/panel/without-panel.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { pastedLines, sentOf, type PastedLine } from './pasted-values.ts';
import { useSendValues, type Unsent } from './use-send-values.ts';
import css from './kept-values.module.css';

interface Props {
  view: PanelView;
  /** The text pasted elsewhere on the desk. */
  pasted: string;
  onClose: () => void;
}

/** Values from a spreadsheet: shows each line's change or error, then sends all valid ones at once. */
export function PasteValues({ view, pasted, onClose }: Props) {
  const id = useId();
  const { isSending, sendValues } = useSendValues();
  const [text, setText] = useState(pasted);
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set());
  const [unsent, setUnsent] = useState<Unsent>({});
  // Of which assets there are open trades is known once the panel is read.
  const lines = view.panel ? pastedLines(text, view.panel.trades.filter(isOpenTrade)) : [];
  const values = sentOf(lines, confirmed);
  const left = lines.length - values.length;
  const send = async () => {
    const failed = await sendValues(values);
    if (Object.keys(failed).length === 0) onClose();
    else setUnsent(failed);
  };
  const confirm = (line: number, is: boolean) =>
    setConfirmed((all) => new Set(is ? [...all, line] : [...all].filter((other) => other !== line)));
  return (
    <Dialog
      open
      onClose={(_, by) => (text === '' || by !== 'backdropClick') && onClose()}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>Colar da planilha</DialogTitle>
      <DialogContent>
        <label className={css.label}>
          Ativo e valor, um por linha
          <textarea
            className={css.text}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to paste into it
            autoFocus
            placeholder={'PETR4\t38,42\nVALE3\t61,07'}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setConfirmed(new Set());
              setUnsent({});
            }}
          />
          <small>O valor de um ativo vale para todas as operações em aberto dele. Vão todos juntos, ou nenhum.</small>
        </label>
        {!view.panel && <WithoutPanel view={view} />}
        {lines.length > 0 && (
          <ol className={css.lines} aria-label="O que muda">
            {lines.map((line) => (
              <Line
                key={line.line}
                of={line}
                refused={unsent[line.asset]}
                isConfirmed={confirmed.has(line.line)}
                confirm={(is) => confirm(line.line, is)}
              />
            ))}
          </ol>
        )}
      </DialogContent>
      <DialogActions>
        {left > 0 && <small>{left === 1 ? '1 linha fica de fora.' : `${left} linhas ficam de fora.`}</small>}
        <Button variant="text" onClick={onClose}>
          Cancelar
        </Button>
        <BusyButton busy={isSending} variant="contained" disabled={values.length === 0} onClick={() => void send()}>
          {values.length === 1 ? 'Enviar 1 valor' : `Enviar ${values.length} valores`}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

interface LineProps {
  of: PastedLine;
  refused: string | undefined;
  isConfirmed: boolean;
  confirm: (is: boolean) => void;
}
function Line({ of, refused, isConfirmed, confirm }: LineProps) {
  const { line, asset, value, before, trades, problem } = of;
  const wrong = problem ?? refused;
  return (
    <li>
      <small aria-label={`Linha ${line}`}>{line}</small>
      <span>
        <strong>{asset}</strong> {trades > 1 && <small>{trades} operações</small>}
      </span>
      <span>{value !== undefined && trades > 0 && `${price(before)} → ${price(value)}`}</span>
      {wrong && (
        <small className={`${css.wide} ${css.wrong}`} role={refused ? 'alert' : undefined}>
          {wrong}
        </small>
      )}
      {!problem && of.isFar && (
        <label className={`${css.wide} ${css.doubt}`}>
          <input type="checkbox" checked={isConfirmed} onChange={({ target }) => confirm(target.checked)} />
          Longe do valor anterior: confirmar {asset}
        </label>
      )}
    </li>
  );
}
