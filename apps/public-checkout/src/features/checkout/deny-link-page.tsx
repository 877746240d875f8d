import { useDenyResumeLinkMutation } from '@mirante/api-client/sales/resume-links.ts';
import { detailOf } from '@mirante/contract/problem.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useParams } from 'react-router';
import { PlainPage, SendButton } from '../../shell/plain-page.tsx';

/** Opened from the mail. It asks first: mail scanners open links too. */
export function DenyLinkPage() {
  const { code = '' } = useParams();
  const [deny, { isSuccess, isLoading, error }] = useDenyResumeLinkMutation();
  if (isSuccess)
    return (
      <PlainPage
        title="Link desligado"
        mark={<CircleCheck size={40} strokeWidth={1.5} className="good-mark" aria-hidden />}
      >
        <p className="soft" role="status">
          Apagamos o que foi digitado para esta compra. O link não vale mais.
        </p>
      </PlainPage>
    );
  return (
    <PlainPage title="Não quer mais este link?">
      <p className="soft" role={error ? 'alert' : undefined}>
        {error ? detailOf(error) : 'O link deixa de valer, e apagamos o que foi digitado para esta compra.'}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void deny({ body: { code } });
        }}
      >
        <SendButton busy={isLoading}>{error ? 'Tentar novamente' : 'Não quero mais este link'}</SendButton>
      </form>
    </PlainPage>
  );
}
