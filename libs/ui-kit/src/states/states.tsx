import { FORBIDDEN } from '@mirante/domain/access/forbidden.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState, type ReactNode } from 'react';
import { PageHead } from '../shell/page-head.tsx';
import { Ridge } from '../shell/ridge.tsx';
import { BusyButton } from './busy-button.tsx';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** The one suggested action. */
  action?: ReactNode;
}

export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <Centre>
    <Drawing>
      <Ridge stage={1} />
    </Drawing>
    <strong>{title}</strong>
    {text && <p>{text}</p>}
    {action}
  </Centre>
);

/** The status of a call without a response. */
export const OFFLINE = 'FETCH_ERROR';

interface ErrorPanelProps {
  title?: string;
  /** The failed call's problem, or another one of its shape. */
  error: unknown;
  /** The retry's button is busy until its promise is settled. */
  onRetry: () => unknown;
}

interface Failure {
  /** The status of the response, or a word without one. */
  status?: number | string;
  /** The server's words, shown where they say what to do. */
  detail?: string;
}

/** Replaces the part that failed; the rest of the page stays. */
export function ErrorPanel({ title = 'Não foi possível carregar os dados', error, onRetry }: ErrorPanelProps) {
  const { status, detail } = (error ?? {}) as Failure;
  return (
    <Centre role="alert">
      <Mark>
        <CloudOff size={20} strokeWidth={1.75} aria-hidden />
      </Mark>
      <strong>{title}</strong>
      {status !== undefined && <p>{adviceOn(status, detail) ?? `Código ${status}`}</p>}
      <RetryButton size="small" startIcon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden />} onRetry={onRetry} />
    </Centre>
  );
}

interface RetryButtonProps {
  onRetry: () => unknown;
  variant?: 'contained';
  size?: 'small';
  startIcon?: ReactNode;
}

/** Busy until the retry ends. */
function RetryButton({ onRetry, ...props }: RetryButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await onRetry();
    } finally {
      setBusy(false);
    }
  };
  return (
    <BusyButton variant="outlined" busy={isBusy} doing="Tentando" onClick={() => void retry()} {...props}>
      Tentar novamente
    </BusyButton>
  );
}

interface NotFoundPageProps {
  /** The resource's label: "Pagamento". Undefined for the page itself. */
  what?: string;
  id?: number | string;
  /** The path of the app's home page. */
  home?: string;
}

export const NotFoundPage = ({ what, id, home = '/' }: NotFoundPageProps) => (
  <WholePage code="404" title={what ? 'Não encontramos o que você procura' : 'Página não encontrada'} home={home}>
    {what
      ? `${[what, id].filter((part) => part !== undefined).join(' ')}: este registro não existe, ou já não está aqui.`
      : 'Confira o endereço ou volte ao início.'}
  </WholePage>
);

interface ForbiddenPageProps {
  /** The names of the roles that have access. Undefined for users without a role. */
  roles?: readonly string[];
  action?: ReactNode;
}

export const ForbiddenPage = ({ roles, action }: ForbiddenPageProps) => (
  <WholePage code="403" title="Sem permissão" home="/" action={action}>
    {FORBIDDEN}
    {roles && roles.length > 0 && (
      <>
        <br />
        {roles.length > 1 ? 'Papéis que podem' : 'Papel que pode'}: {roles.join(', ')}.
      </>
    )}
  </WholePage>
);

interface UnknownErrorPageProps {
  /** What failed to load, for the browser's tab: among several the error does not tell them apart. */
  what?: string;
  status: number | string | undefined;
  /** The server's words, shown where they say what to do. */
  detail?: string | undefined;
  home?: string;
  onRetry?: () => unknown;
}

const UNAVAILABLE = 'Serviço indisponível no momento';
const titles: Partial<Record<number | string, string>> = {
  [OFFLINE]: 'Sem conexão com o servidor',
  403: 'Sem permissão',
  429: 'Muitas tentativas',
  502: UNAVAILABLE,
  503: UNAVAILABLE,
  504: UNAVAILABLE,
};

export const UnknownErrorPage = ({ what, status, detail, home = '/', onRetry }: UnknownErrorPageProps) => (
  <WholePage
    code={status === OFFLINE ? undefined : String(status ?? 'Erro')}
    title={titles[status ?? ''] ?? 'Erro desconhecido'}
    tab={what}
    home={home}
    action={onRetry && <RetryButton variant="contained" onRetry={onRetry} />}
  >
    {adviceOn(status, detail) ?? 'Algo não saiu como esperado. Tente de novo em alguns instantes.'}
  </WholePage>
);

/** What to do: the server's words where it says so, undefined elsewhere. */
const adviceOn = (status: number | string | undefined, detail: string | undefined): string | undefined =>
  status === OFFLINE ? 'Verifique a sua internet e tente de novo.' : (titles[status ?? ''] && detail) || undefined;

function WholePage({
  code,
  title,
  tab,
  home,
  action,
  children,
}: {
  code: string | undefined;
  title: string;
  tab?: string | undefined;
  home: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Whole>
      <Drawing>
        <Ridge stage={0} />
      </Drawing>
      {code && <Code>Código {code}</Code>}
      <PageHead title={title} tab={tab} purpose={children} />
      <Row>
        <Button variant={action ? 'outlined' : 'contained'} href={`#${home}`}>
          Ir para o início
        </Button>
        {action}
      </Row>
    </Whole>
  );
}

const Centre = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  padding: '28px 20px 36px',
  '& strong': { fontWeight: 600, fontSize: 15, lineHeight: '22px' },
  '& p': { margin: '4px 0 0', fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' },
  '& .MuiButton-root': { marginTop: 16 },
});
const Drawing = styled('div')({
  width: 220,
  height: 72,
  marginBottom: 14,
  borderRadius: 'var(--r-md)',
  overflow: 'hidden',
});
const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  marginBottom: 12,
  borderRadius: 'var(--r-md)',
  backgroundColor: 'var(--danger-soft)',
  color: 'var(--danger-ink)',
});
const Whole = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  padding: '72px 16px',
  '& header': { alignItems: 'center', flexDirection: 'column' },
  '& header > div > div': { justifyContent: 'center' },
});
const Code = styled('p')({ margin: '0 0 4px', fontSize: 13, fontWeight: 600, color: 'var(--ink-3)' });
const Row = styled('div')({ display: 'flex', gap: 10, flexWrap: 'wrap', justifyContent: 'center' });
