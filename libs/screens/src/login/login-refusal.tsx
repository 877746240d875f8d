import { brand } from '@mirante/domain/house/brand.ts';
import type { Problem } from '@mirante/contract/problem.ts';
import type { LoginOutcome, Role } from '@mirante/session/log-in.ts';
import { appAddressOf } from '@mirante/session/app-addresses.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Link from '@mui/material/Link';

/** Why a login did not give a session. */
export function LoginRefusal({ end }: { end: Extract<LoginOutcome, { kind: 'elsewhere' | 'refused' }> }) {
  if (end.kind === 'elsewhere') return <Elsewhere role={end.role} />;
  return (
    <Notice tone={end.problem.status === 444 ? 'warning' : 'danger'} role="alert" title="Erro no acesso!">
      <Reason problem={end.problem} />
    </Notice>
  );
}

function Reason({ problem: { status, code, detail } }: { problem: Problem }) {
  // Sent only to those who know the password.
  if (code === 'password_expired' || code === 'unknown_passkey') return detail;
  if (status === 422) return 'Usuário ou senha inválidos';
  if (status === 429 || status === 'FETCH_ERROR') return detail;
  if (status !== 444) return `Ocorreu um erro desconhecido ao fazer login: código ${status}`;
  return (
    <>
      {code === 'email_released'
        ? 'Quem recebe o email desta conta disse que ela não é sua. Para informar o seu, '
        : 'Seu email ainda não foi confirmado. Enviamos um novo email de confirmação: confira também a caixa de spam ou '}
      <Link href={brand.support_url} target="_blank" rel="noopener">
        fale com o suporte
      </Link>
      .
    </>
  );
}

const elsewhere: Record<Role, { place: 'client' | 'backoffice'; text: string; link: string }> = {
  user: {
    place: 'backoffice',
    text: 'Esta conta é da equipe, que entra por outro endereço.',
    link: 'Ir para a área da equipe',
  },
  client: {
    place: 'client',
    text: 'Esta conta é de cliente, que entra por outro endereço.',
    link: 'Ir para a área do cliente',
  },
};

function Elsewhere({ role }: { role: Role }) {
  const { place, text, link } = elsewhere[role];
  return (
    <Notice tone="info" role="alert">
      {text} <Link href={appAddressOf(place, '/login')}>{link}</Link>
    </Notice>
  );
}
