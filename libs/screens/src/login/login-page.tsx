import { loginSlogan } from '@mirante/domain/house/brand-slogans.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import type { Role } from '@mirante/session/log-in.ts';
import { useAppAddress } from '@mirante/session/app-addresses.ts';
import { Logo } from '@mirante/ui-kit/shell/logo.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Ridge } from '@mirante/ui-kit/shell/ridge.tsx';
import Link from '@mui/material/Link';
import css from './login-page.module.css';
import { LoginForm } from './login-form.tsx';

const purposes: Record<Role, string> = {
  client: 'Relatórios, carteiras e o painel ao vivo em um só lugar.',
  user: 'Área da equipe: clientes, pagamentos e conteúdos.',
};

/** The login page of an app, for one role. */
export const LoginPage = ({ role }: { role: Role }) => (
  <div className={css.split}>
    <div className={`${css.panel} m-deep`} aria-hidden="true">
      <p className={css.headline}>{loginSlogan}</p>
      <Ridge look="sky" stage={1} />
    </div>
    <div className={css.side}>
      <header>
        <Logo />
      </header>
      <main>
        <PageHead title="Acesse sua conta" purpose={purposes[role]} />
        <LoginForm role={role} />
        {role === 'client' && <NoAccount />}
      </main>
      <footer>
        {brand.legal_name} · {brand.legal_notice}
      </footer>
    </div>
  </div>
);

const NoAccount = () => (
  <Link href={useAppAddress('checkout', '/')} className={css.noAccount}>
    Não possui conta?
  </Link>
);
