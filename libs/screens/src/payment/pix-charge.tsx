import { useRegeneratePixMutation, useVerifyPixMutation } from '@mirante/api-client/sales/pix.ts';
import type { Payment } from '@mirante/domain/sales/payment.ts';
import { CopyButton } from '@mirante/ui-kit/states/copy-button.tsx';
import { Countdown } from '@mirante/ui-kit/states/countdown.tsx';
import { QrCode } from '@mirante/ui-kit/states/qr.tsx';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { payableWords, type PayableWords } from './payable-words.ts';

export type PixPayment = Pick<Payment, 'pix_code' | 'pix_copy_paste' | 'due_at' | 'expired'>;

interface PixChargeProps {
  payment: PixPayment;
  words?: PayableWords;
  /** Called when a check found the charge paid. */
  onPaid?: (() => void) | undefined;
}

/** A Pix charge that waits: its QR, its code to copy, the time left, and a check. One whose time is over offers a new code. */
export function PixCharge({ payment, words = payableWords.client, onPaid }: PixChargeProps) {
  const { pix_code: code, pix_copy_paste: copyPaste, due_at: dueAt, expired } = payment;
  const [endedAt, setEndedAt] = useState<string>();
  if (expired || !copyPaste || endedAt === dueAt) return <ExpiredCharge code={code} words={words} />;
  return (
    <Charge>
      <figure>
        <QrCode value={copyPaste} size={196} title="QR code do pagamento Pix" />
        <figcaption>{words.scan}</figcaption>
      </figure>
      <div>
        {dueAt && (
          <TimeLeft>
            O código expira em{' '}
            <strong>
              <Countdown until={dueAt} onEnd={() => setEndedAt(dueAt)} />
            </strong>
          </TimeLeft>
        )}
        <Label>Pix copia e cola</Label>
        <Code>{copyPaste}</Code>
        <Actions>
          <CopyButton text={copyPaste} label="Copiar código" variant="contained" />
          {code && <CheckButton code={code} onPaid={onPaid} />}
        </Actions>
      </div>
    </Charge>
  );
}

function CheckButton({ code, onPaid }: { code: string; onPaid: PixChargeProps['onPaid'] }) {
  const [verify, { isLoading }] = useVerifyPixMutation();
  const check = async () => {
    const { data } = await verify({ code });
    if (data?.status === 'paid') onPaid?.();
  };
  return (
    <Button
      variant="outlined"
      startIcon={<RefreshCw size={18} strokeWidth={1.75} aria-hidden />}
      loading={isLoading}
      loadingPosition="start"
      onClick={() => void check()}
    >
      Verificar pagamento
    </Button>
  );
}

function ExpiredCharge({ code, words }: { code: string | null; words: PayableWords }) {
  const [regenerate, { isLoading }] = useRegeneratePixMutation();
  return (
    <Expired role="status">
      <p>{words.over}</p>
      {code && (
        <Button variant="contained" loading={isLoading} onClick={() => void regenerate({ code })}>
          Gerar novo código
        </Button>
      )}
    </Expired>
  );
}

const PHONE = '@media (max-width:599px)';
const Charge = styled('div')({
  display: 'flex',
  gap: 28,
  alignItems: 'flex-start',
  [PHONE]: { flexDirection: 'column', gap: 16 },
  '& figure': { margin: 0, flex: 'none', textAlign: 'center', [PHONE]: { alignSelf: 'center' } },
  '& .m-qr': { margin: '0 auto', border: '1px solid var(--line)', borderRadius: 'var(--r-lg)' },
  '& figcaption': { marginTop: 6, fontSize: 12, lineHeight: '16px', color: 'var(--ink-3)' },
  '& > div': { flex: 1, minWidth: 0, maxWidth: 460, width: '100%' },
});
const TimeLeft = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  margin: '0 0 16px',
  color: 'var(--ink-2)',
  fontSize: 13,
  '& strong': { fontSize: 16, fontWeight: 650, color: 'var(--ink)' },
});
const Label = styled('p')({
  margin: '0 0 6px',
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 600,
  color: 'var(--ink-2)',
});
const Code = styled('p')({
  margin: '0 0 12px',
  padding: '12px 14px',
  borderRadius: 'var(--r-md)',
  backgroundColor: 'var(--surface-2)',
  border: '1px solid var(--line)',
  fontFamily: 'var(--mono)',
  fontSize: 13,
  lineHeight: '18px',
  color: 'var(--ink-2)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '& > .MuiButton-root': { flex: '1 1 180px' },
});
const Expired = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  '& p': { margin: 0, maxWidth: 560, color: 'var(--ink-2)' },
});
