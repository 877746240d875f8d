import { useOpenResumeLinkMutation } from '@mirante/api-client/sales/resume-links.ts';
import { detailOf, statusOf } from '@mirante/contract/problem.ts';
import { useIsCurrentPage } from '@mirante/ui-kit/states/use-is-current-page.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { PlainPage } from '../../shell/plain-page.tsx';
import { to } from '../../to.ts';
import { saveDraft } from './draft.ts';
import { resumed } from './resumed.ts';

/** Opened from the mailed link: the checkout goes on at the step where its visitor stopped. */
export function ResumePage() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const isCurrentPage = useIsCurrentPage();
  const [open, { error }] = useOpenResumeLinkMutation();

  const resume = useEffectEvent(async () => {
    const { data } = await open({ body: { code } });
    if (!data || !isCurrentPage()) return;
    saveDraft(resumed(data));
    await navigate(`${to.signUp(data.product, data.coupon_code)}&etapa=${data.step}`, { replace: true });
  });
  useEffect(() => void resume(), [code]);

  if (!error)
    return (
      <PlainPage title="Abrindo a sua compra" mark={<span className="ring large" aria-hidden />}>
        <p className="soft" role="status">
          Um instante.
        </p>
      </PlainPage>
    );
  return (
    <PlainPage
      title="Não foi possível retomar a compra"
      mark={<CircleAlert size={40} strokeWidth={1.5} className="bad-mark" aria-hidden />}
    >
      <p className="soft" role="alert">
        {detailOf(error)}
      </p>
      {statusOf(error) === 422 ? (
        <Link className="button large whole" to={to.offer}>
          Ver as assinaturas
        </Link>
      ) : (
        <button type="button" className="button large whole" onClick={() => void resume()}>
          Tentar novamente
        </button>
      )}
    </PlainPage>
  );
}
