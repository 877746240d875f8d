import { useGetPixQuery, useRegeneratePixMutation, useVerifyPixMutation } from '@mirante/api-client/sales/pix.ts';
import type { Payment } from '@mirante/domain/sales/payment.ts';
import { CopyButton } from '@mirante/ui-kit/states/copy-button.tsx';
import { Countdown } from '@mirante/ui-kit/states/countdown.tsx';
import { LazyQrCode } from '@mirante/ui-kit/states/lazy-qr.tsx';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { CheckButton } from './check-button.tsx';
import { payableWords, type PayableWords } from './payable-words.ts';
import css from './pix-charge.module.css';

export type PixPayment = Pick<Payment, 'pix_code' | 'pix_copy_paste' | 'due_at' | 'expired'>;

interface PixChargeProps {
  payment: PixPayment;
  words?: PayableWords;
  /** Shown instead of the public page's check. */
  check?: ReactNode;
  /** Shown instead of the payer's button for a new code. */
  renew?: ReactNode;
}

/** A pending Pix charge: QR code, code to copy, time left, and a check. An expired one offers a new code. */
export function PixCharge({ payment, words = payableWords.client, check, renew }: PixChargeProps) {
  const { pix_code: code, pix_copy_paste: copyPaste, due_at: dueAt, expired } = payment;
  const [endedAt, setEndedAt] = useState<string>();
  const isOver = expired || endedAt === dueAt;
  if (isOver || !copyPaste)
    return (
      <div className={css.expired} role="status">
        <p>{isOver ? words.over : words.missing}</p>
        {renew ?? (code && <RegenerateButton code={code} label={isOver ? 'Gerar novo código' : 'Gerar código'} />)}
      </div>
    );
  return (
    <div className={css.charge}>
      <figure>
        <LazyQrCode value={copyPaste} size={196} title="QR code do pagamento Pix" />
        <figcaption>{words.scan}</figcaption>
      </figure>
      <div>
        {dueAt && (
          <p className={css.timeLeft}>
            O código expira em{' '}
            <strong>
              <Countdown until={dueAt} onEnd={() => setEndedAt(dueAt)} />
            </strong>
          </p>
        )}
        <p className={css.label}>Pix copia e cola</p>
        <p className={css.code}>{copyPaste}</p>
        <div className={css.actions}>
          <CopyButton text={copyPaste} label="Copiar código" variant="contained" />
          {check ?? (code && <VerifyPix code={code} />)}
        </div>
      </div>
    </div>
  );
}

function VerifyPix({ code }: { code: string }) {
  const [verify, { isLoading }] = useVerifyPixMutation();
  return <CheckButton busy={isLoading} check={() => void verify({ code })} />;
}

/** The button, or why there is none. */
function RegenerateButton({ code, label }: { code: string; label: string }) {
  const { data: pix, refetch } = useGetPixQuery({ code });
  const [regenerate, { isLoading }] = useRegeneratePixMutation();
  if (pix?.renewal_problem) return <p>{pix.renewal_problem}</p>;
  return (
    <Button variant="contained" loading={isLoading} onClick={() => void regenerate({ code }).unwrap().catch(refetch)}>
      {label}
    </Button>
  );
}
