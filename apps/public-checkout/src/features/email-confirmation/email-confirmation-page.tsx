import { detailOf, problemOf } from '@mirante/contract/problem.ts';
import {
  useConfirmEmailMutation,
  useDenyMailedLinkMutation,
  useOpenMailedLinkMutation,
} from '@mirante/api-client/access/recovery.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { OtherWays } from '../../shell/other-ways.tsx';
import { PlainPage } from '../../shell/plain-page.tsx';
import { Confirmed, Denied } from './link-answered.tsx';
import { LinkQuestion } from './link-question.tsx';
import './email-confirmation.css';

/** Opened from the mailed link: it shows the change and asks. Mail scanners open links too, and must change nothing. */
export function EmailConfirmationPage() {
  const { code = '' } = useParams();
  const [open, opened] = useOpenMailedLinkMutation();
  const [confirm, confirming] = useConfirmEmailMutation();
  const [deny, denying] = useDenyMailedLinkMutation();
  const body = { code };
  useEffect(() => void open({ body: { code } }), [code, open]);

  const link = opened.data;
  if (link && (link.is_used || confirming.isSuccess)) return <Confirmed purpose={link.purpose} />;
  if (link && denying.isSuccess) return <Denied purpose={link.purpose} />;
  const error = opened.error ?? confirming.error ?? denying.error;
  if (error) {
    const retry = confirming.isError ? confirm : denying.isError ? deny : open;
    return <Failed error={error} isDenial={denying.isError} onRetry={() => void retry({ body })} />;
  }
  if (link)
    return (
      <LinkQuestion
        link={link}
        isBusy={confirming.isLoading || denying.isLoading}
        onConfirm={() => void confirm({ body })}
        onDeny={() => void deny({ body })}
      />
    );
  return (
    <PlainPage title="Conferindo o link" mark={<span className="ring large" aria-hidden />}>
      <p className="soft" role="status">
        Um instante, estamos conferindo o que este link confirma.
      </p>
    </PlainPage>
  );
}

/** Refusals that no retry changes. */
const FINAL: ReadonlySet<string> = new Set(['invalid_code', 'email_taken']);

interface FailedProps {
  error: unknown;
  isDenial: boolean;
  onRetry: () => void;
}
function Failed({ error, isDenial, onRetry }: FailedProps) {
  const { code = '' } = problemOf(error);
  return (
    <PlainPage
      title={isDenial ? 'Não foi possível recusar o que o link confirma.' : 'Ocorreu um erro na confirmação do email.'}
      mark={<CircleAlert size={40} strokeWidth={1.5} className="bad-mark" aria-hidden />}
    >
      <p className="soft" role="alert">
        {detailOf(error)}{' '}
        {code === 'invalid_code' &&
          'Se o endereço já foi confirmado, é só entrar; senão, ao tentar entrar, um novo email de confirmação é enviado.'}
      </p>
      {!FINAL.has(code) && (
        <button type="button" className="button large whole" onClick={onRetry}>
          Tentar novamente
        </button>
      )}
      <OtherWays />
    </PlainPage>
  );
}
