import { appAddressOf } from '@mirante/session/app-addresses.ts';
import type { SessionDetails } from '@mirante/domain/access/session.ts';
import { useLogOut, useSessionDispatch } from '@mirante/session/log-in.ts';
import { sessionEnded } from '@mirante/session/session-slice.ts';
import { leaveViewTab } from '@mirante/session/stored-session.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import { Logo } from '@mirante/ui-kit/shell/logo.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Countdown } from '@mirante/ui-kit/states/countdown.tsx';
import { takeFocus } from '@mirante/ui-kit/states/take-focus.ts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { StandalonePage } from './standalone-page.tsx';
import css from './view-frame.module.css';

/** A tab in which a user sees the area of a client: that client's pages below a banner, until the view ends. */
export function ViewFrame({ children }: { children: ReactNode }) {
  const { details, handOver } = useSessionState('details', 'handOver');
  if (details?.view)
    return (
      <>
        <Banner name={details.user.name} view={details.view} />
        {children}
      </>
    );
  return handOver === 'checking' ? null : <Ended />;
}

interface BannerProps {
  name: string;
  view: NonNullable<SessionDetails['view']>;
}

function Banner({ name, view }: BannerProps) {
  const end = useLogOut();
  const dispatch = useSessionDispatch();
  return (
    <section aria-label="Visualização da equipe" className={css.banner}>
      <p>
        <strong>Você está vendo como {name}.</strong>
        <span>
          Somente leitura. Termina em <Countdown until={view.ends_at} onEnd={() => dispatch(sessionEnded())} />
        </span>
      </p>
      <button type="button" onClick={end}>
        Encerrar
      </button>
    </section>
  );
}

const leave = () => {
  leaveViewTab();
  location.reload();
};

const Ended = () => (
  <StandalonePage>
    <Logo />
    <PageHead
      title="A visualização terminou"
      purpose="O tempo acabou, ou este endereço já foi usado. Para ver de novo, comece pelo perfil do cliente no backoffice."
    />
    <p>
      <Button ref={takeFocus} variant="contained" href={appAddressOf('backoffice', '/')}>
        Ir para o backoffice
      </Button>
      <Button variant="text" onClick={leave}>
        Usar esta aba como cliente
      </Button>
    </p>
  </StandalonePage>
);
