import { detailOf, statusOf } from '@mirante/contract/problem.ts';
import { useConfirmEmailMutation } from '@mirante/api-client/access/recovery.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { PlainPage } from '../../shell/plain-page.tsx';
import { to } from '../../to.ts';

const FAILED = 'Ocorreu um erro na confirmação do email.';

/** Opened from the mailed link: it confirms at once, and says how that went. */
export function EmailConfirmationPage() {
  const { code = '' } = useParams();
  const [confirm, { isSuccess, isError, error }] = useConfirmEmailMutation();
  useEffect(() => void confirm({ body: { code } }), [code, confirm]);

  if (isSuccess) {
    return (
      <PlainPage
        title="Email confirmado com sucesso!"
        mark={<CircleCheck size={40} strokeWidth={1.5} className="good-mark" aria-hidden />}
      >
        <p className="soft">Tudo certo com o seu endereço. Já pode entrar na sua conta.</p>
        <Link className="button large whole" to={to.login}>
          Fazer login
        </Link>
      </PlainPage>
    );
  }
  if (isError) {
    const expired = typeof statusOf(error) === 'number' && Number(statusOf(error)) < 500;
    return (
      <PlainPage title={FAILED} mark={<CircleAlert size={40} strokeWidth={1.5} className="bad-mark" aria-hidden />}>
        <p className="soft" role="alert">
          {detailOf(error)} {expired && 'Ao tentar entrar, um novo email de confirmação é enviado.'}
        </p>
        <button type="button" className="button large whole" onClick={() => void confirm({ body: { code } })}>
          Tentar novamente
        </button>
        <nav className="plain-links" aria-label="Outros caminhos">
          <Link className="link" to={to.login}>
            Fazer login
          </Link>
          <a className="link" href={brand.support_url} target="_blank" rel="noopener noreferrer">
            Falar com o suporte
          </a>
        </nav>
      </PlainPage>
    );
  }
  return (
    <PlainPage title="Confirmando seu email" mark={<span className="ring large" aria-hidden />}>
      <p className="soft" role="status">
        Um instante, estamos confirmando seu endereço.
      </p>
    </PlainPage>
  );
}
