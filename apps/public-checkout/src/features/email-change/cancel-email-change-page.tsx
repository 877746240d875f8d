import { useCancelEmailChangeMutation } from '@mirante/api-client/access/email-change.ts';
import { detailOf, statusOf } from '@mirante/contract/problem.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link, useParams } from 'react-router';
import { OtherWays } from '../../shell/other-ways.tsx';
import { PlainPage, SendButton } from '../../shell/plain-page.tsx';
import { to } from '../../to.ts';

/**
 * Opened from the link mailed to the old address. It asks first: mail scanners open links too, and must not cancel a
 * wanted change.
 */
export function CancelEmailChangePage() {
  const { code = '' } = useParams();
  const [cancel, { isSuccess, isError, isLoading, error }] = useCancelEmailChangeMutation();

  if (isSuccess) {
    return (
      <PlainPage
        title="Troca de email cancelada"
        mark={<CircleCheck size={40} strokeWidth={1.5} className="good-mark" aria-hidden />}
      >
        <p className="soft" role="status">
          Seu email de acesso continua o mesmo. Se não foi você que pediu a troca, alguém pode conhecer a sua senha:
          escolha uma nova.
        </p>
        <Link className="button large whole" to={to.recovery}>
          Escolher nova senha
        </Link>
      </PlainPage>
    );
  }
  if (statusOf(error) === 422) {
    return (
      <PlainPage
        title="Não é mais possível cancelar"
        mark={<CircleAlert size={40} strokeWidth={1.5} className="bad-mark" aria-hidden />}
      >
        <p className="soft" role="alert">
          {detailOf(error)}
        </p>
        <a className="button large whole" href={brand.support_url} target="_blank" rel="noopener noreferrer">
          Falar com o suporte
        </a>
      </PlainPage>
    );
  }
  return (
    <PlainPage
      title="Cancelar a troca de email?"
      mark={isError && <CircleAlert size={40} strokeWidth={1.5} className="bad-mark" aria-hidden />}
    >
      <p className="soft" role={isError ? 'alert' : undefined}>
        {isError
          ? detailOf(error)
          : 'Foi pedida a troca do email de acesso da sua conta. Se você cancelar, ele continua o mesmo.'}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void cancel({ body: { code } });
        }}
      >
        <SendButton busy={isLoading}>{isError ? 'Tentar novamente' : 'Cancelar a troca'}</SendButton>
      </form>
      <OtherWays />
    </PlainPage>
  );
}
