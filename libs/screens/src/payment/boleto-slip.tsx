import { CopyButton } from '@mirante/ui-kit/states/copy-button.tsx';
import type { Payment } from '@mirante/domain/sales/payment.ts';
import { boletoLine, day } from '@mirante/domain/format.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ExternalLink from 'lucide-react/icons/external-link';
import type { PayableWords } from './payable-words.ts';

interface Props {
  payment: Pick<Payment, 'bank_slip_line' | 'bank_slip_url' | 'due_at'>;
  words: PayableWords;
}

/** A boleto that waits: the line to copy into a bank's app, and the slip itself. */
export const BoletoSlip = ({ payment: { bank_slip_line: line, bank_slip_url: url, due_at: dueAt }, words }: Props) => (
  <div>
    {dueAt && <Due>{words.due(day(dueAt))}</Due>}
    {line && <Line>{boletoLine(line)}</Line>}
    <Actions>
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
    </Actions>
  </div>
);

const Due = styled('p')({ margin: '0 0 12px', color: 'var(--ink-2)' });
const Line = styled('p')({
  margin: '0 0 12px',
  padding: '12px 14px',
  borderRadius: 'var(--r-md)',
  backgroundColor: 'var(--surface-2)',
  border: '1px solid var(--line)',
  fontFamily: 'var(--mono)',
  fontSize: 13,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });
