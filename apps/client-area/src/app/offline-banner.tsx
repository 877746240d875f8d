import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { Link, useLocation } from 'react-router';
import { useOnline } from '@mirante/ui-kit/states/use-online.ts';
import { to } from './to.ts';

/** Shown on every page while the browser is offline. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const { pathname } = useLocation();
  return (
    <div role="status">
      {!isOnline && (
        <Notice
          tone="warning"
          title="Você está sem conexão"
          action={pathname !== to.offline() && <Link to={to.offline()}>Disponíveis sem conexão</Link>}
        >
          Só o que está guardado neste aparelho abre até a internet voltar.
        </Notice>
      )}
    </div>
  );
}
