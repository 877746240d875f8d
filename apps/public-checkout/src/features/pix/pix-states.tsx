import { useRegeneratePixMutation } from '@mirante/api-client/sales/pix.ts';
import { detailOf, statusOf } from '@mirante/contract/problem.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import CloudOff from 'lucide-react/icons/cloud-off';
import TimerOff from 'lucide-react/icons/timer-off';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { recordPixPaid } from '../../purchase-record.ts';
import { EnterButton } from '../../shell/enter-button.tsx';
import { RetryButton } from '../../shell/plain-page.tsx';
import { to } from '../../to.ts';

const Support = () => (
  <a className="link" href={brand.support_url} target="_blank" rel="noopener noreferrer">
    fale com o suporte
  </a>
);

interface StateProps {
  mark: ReactNode;
  title: string;
  children: ReactNode;
}
const State = ({ mark, title, children }: StateProps) => (
  <section className="card plain-card pix-state" aria-live="polite">
    {mark}
    <h1 tabIndex={-1}>{title}</h1>
    {children}
  </section>
);

export function PixPaid({ code }: { code: string }) {
  const [isOwn] = useState(() => recordPixPaid(code, serverNow()));
  return (
    <State
      mark={<CircleCheck size={40} strokeWidth={1.5} className="good-mark" aria-hidden />}
      title="Pagamento já realizado!"
    >
      <p className="soft">Seu acesso está liberado. Enviamos o recibo por email.</p>
      <EnterButton look="button large whole">Acessar minha área</EnterButton>
      {isOwn && (
        <Link className="button quiet large whole" to={to.bought}>
          Ver a confirmação da compra
        </Link>
      )}
    </State>
  );
}

export const PixNotFound = () => (
  <State mark={<CircleHelp size={40} strokeWidth={1.5} aria-hidden />} title="Não encontramos este pagamento">
    <p className="soft">
      Confira se o endereço está completo. Se está, <Support /> para que o localizemos.
    </p>
  </State>
);

interface PixFailedProps {
  why: string;
  again: () => void;
  /** It is being tried again. */
  busy: boolean;
}
export const PixFailed = ({ why, again, busy }: PixFailedProps) => (
  <State
    mark={<CloudOff size={40} strokeWidth={1.5} aria-hidden />}
    title="Ocorreu erro ao buscar QR code do pagamento Pix."
  >
    <p className="soft">
      {why} Se continuar, <Support />.
    </p>
    <RetryButton busy={busy} again={again} />
  </State>
);

interface WithoutCodeProps {
  code: string;
  isExpired: boolean;
  /** Why it gets no code; null if it can get one. */
  problem: string | null;
}

const expiredWords = {
  title: 'O prazo deste código acabou',
  about: 'Se você já pagou, não precisa fazer nada: esta página avança assim que o banco confirmar.',
  generate: 'Gerar novo código',
};
/** The gateway did not answer to the order. */
const missingWords: typeof expiredWords = {
  title: 'Seu código Pix ainda não foi gerado',
  about: 'O banco demorou a responder. Gere o código agora, ou aguarde: esta página o mostra assim que ele chegar.',
  generate: 'Gerar código',
};

export function PixWithoutCode({ code, isExpired, problem }: WithoutCodeProps) {
  const words = isExpired ? expiredWords : missingWords;
  const [regenerate, { isLoading, error }] = useRegeneratePixMutation();
  const why = statusOf(error) === 409 ? detailOf(error) : problem;
  return (
    <State mark={<TimerOff size={40} strokeWidth={1.5} aria-hidden />} title={words.title}>
      <p className="soft">{words.about}</p>
      {why ? (
        <p className="notice wrong" role="alert">
          <span>
            {why}{' '}
            <Link className="link" to={to.offer}>
              Ver a oferta
            </Link>
          </span>
        </p>
      ) : (
        <button
          type="button"
          className="button large whole"
          aria-disabled={isLoading || undefined}
          onClick={() => !isLoading && void regenerate({ code })}
        >
          {isLoading && <span className="ring" aria-hidden />}
          {words.generate}
        </button>
      )}
    </State>
  );
}

export const PixSkeleton = () => (
  <section className="card pix-card" aria-hidden>
    <div className="pix-top">
      <span className="skeleton skeleton-small" />
      <span className="skeleton skeleton-price" />
      <span className="skeleton skeleton-line" />
    </div>
  </section>
);
