import { useCountRemindersMutation, useSendRemindersMutation } from '@mirante/api-client/sales/expiring-products.ts';
import { detailOf } from '@mirante/contract/problem.ts';
import { ConfirmDialog } from '@mirante/crud/record/confirm-dialog.tsx';
import { integer } from '@mirante/domain/format.ts';
import { skipReasonLabels, type ReminderCount } from '@mirante/domain/sales/expiring-product.ts';
import { useEffect } from 'react';
import type { Asked } from './asked.ts';
import css from './remind.module.css';

interface Props {
  asked: Asked;
  onSent?: () => void;
  onClose: () => void;
}

/** Shows how many people get a mail, and what is skipped and why, before sending. */
export function RemindDialog({ asked, onSent, onClose }: Props) {
  const [count, { data, error }] = useCountRemindersMutation();
  const [send] = useSendRemindersMutation();
  useEffect(() => {
    void count({ body: asked });
  }, [count, asked]);
  return (
    <ConfirmDialog
      title="Enviar lembretes de vencimento?"
      yes={data ? `Enviar ${emails(data.mails)}` : 'Enviar'}
      doing="Enviando"
      ready={data !== undefined && data.mails > 0}
      act={() => send({ body: asked }).unwrap()}
      onClose={onClose}
      onDone={onSent}
    >
      {error !== undefined && <p role="alert">{detailOf(error)}</p>}
      {!data && error === undefined && <p className={css.words}>Contando…</p>}
      {data && <Counted count={data} />}
    </ConfirmDialog>
  );
}

const emails = (n: number) => (n === 1 ? '1 email' : `${integer(n)} emails`);

const Counted = ({ count: { mails, people, skipped } }: { count: ReminderCount }) => (
  <>
    <p className={css.words}>
      {mails === 0
        ? 'Ninguém receberia um email.'
        : `${people === 1 ? '1 pessoa recebe' : `${integer(people)} pessoas recebem`} ${emails(mails)}, um por produto.`}
    </p>
    {skipped.length > 0 && (
      <>
        <p className={css.words}>Ficam de fora:</p>
        <ul className={css.skipped}>
          {skipped.map(({ reason, n }) => (
            <li key={reason}>
              {integer(n)}: {skipReasonLabels[reason]}
            </li>
          ))}
        </ul>
      </>
    )}
  </>
);
