import { CopyButton } from '@mirante/ui-kit/states/copy-button.tsx';
import type { Payment } from '@mirante/domain/sales/payment.ts';
import { boletoLine, day } from '@mirante/domain/format.ts';
import Button from '@mui/material/Button';
import ExternalLink from 'lucide-react/icons/external-link';
import type { PayableWords } from './payable-words.ts';
import css from './boleto-slip.module.css';

interface Props {
  payment: Pick<Payment, 'bank_slip_line' | 'bank_slip_url' | 'due_at'>;
  words: PayableWords;
}

/** A pending boleto: the line to copy into a banking app, and the slip itself. */
export const BoletoSlip = ({ payment: { bank_slip_line: line, bank_slip_url: url, due_at: dueAt }, words }: Props) => (
  <div>
    {!line && !url && <p role="status">{words.missingBoleto}</p>}
    {dueAt && <p className={css.due}>{words.due(day(dueAt))}</p>}
    {line && <p className={css.line}>{boletoLine(line)}</p>}
    <div className={css.actions}>
      {line && <CopyButton text={line} label="Copiar linha digitável" variant="contained" />}
      {url && (
        <Button
          variant="outlined"
          href={url}
          target="_blank"
          rel="noopener"
          startIcon={<ExternalLink size={18} strokeWidth={1.75} aria-hidden />}
        >
          Abrir boleto
        </Button>
      )}
    </div>
  </div>
);
