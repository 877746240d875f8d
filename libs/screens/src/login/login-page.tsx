/// <reference path="../css.d.ts" />
import '@fontsource/newsreader/latin-500.css';
import { brand } from '@mirante/domain/house/brand.ts';
import type { Role } from '@mirante/session/log-in.ts';
import { useAddress } from '@mirante/session/places.ts';
import { Logo } from '@mirante/ui-kit/shell/logo.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Ridge } from '@mirante/ui-kit/shell/ridge.tsx';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { LoginForm } from './login-form.tsx';

const purposes: Record<Role, string> = {
  client: 'Relatórios, carteiras e o painel ao vivo em um só lugar.',
  user: 'Área da equipe: clientes, pagamentos e conteúdos.',
};

/** The way into an app, for those of its role. */
export const LoginPage = ({ role }: { role: Role }) => (
  <Split>
    <Panel className="m-deep" aria-hidden="true">
      <Headline>
        De um ponto mais alto,
        <br />o mercado faz mais sentido.
      </Headline>
      <Ridge look="sky" stage={1} />
    </Panel>
    <Side>
      <header>
        <Logo />
      </header>
      <main>
        <PageHead title="Acesse sua conta" purpose={purposes[role]} />
        <LoginForm role={role} />
        {role === 'client' && <NoAccount />}
      </main>
      <footer>
        {brand.legal_name} · Casa de análise credenciada. Conteúdo de caráter informativo; rentabilidade passada não é
        garantia de resultado futuro.
      </footer>
    </Side>
  </Split>
);

const NoAccount = () => (
  <Link
    href={useAddress('checkout', '/')}
    sx={{ display: 'block', width: 'fit-content', mx: 'auto', mt: 5, p: 1, fontSize: 14 }}
  >
    Não possui conta?
  </Link>
);

const PHONE = '@media (max-width:899px)';
const Split = styled('div')({
  display: 'grid',
  gridTemplateColumns: '4fr 5fr',
  minHeight: '100dvh',
  backgroundColor: 'var(--surface)',
  [PHONE]: { display: 'flex', flexDirection: 'column' },
});
const Panel = styled('div')({
  gridColumn: 2,
  gridRow: 1,
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: 'var(--deep)',
  [PHONE]: { height: 156, flex: 'none' },
  '& svg': { position: 'absolute', inset: 0 },
});
const Headline = styled('p')({
  position: 'relative',
  zIndex: 1,
  maxWidth: 560,
  margin: '60px 56px',
  fontFamily: 'var(--serif)',
  fontWeight: 500,
  fontSize: 44,
  lineHeight: '50px',
  letterSpacing: '-.02em',
  color: 'var(--on-deep)',
  [PHONE]: { display: 'none' },
});
const Side = styled('div')({
  gridColumn: 1,
  gridRow: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  padding: '32px 48px',
  [PHONE]: { flex: 1, minHeight: 0, padding: '24px 20px' },
  '& main': {
    width: '100%',
    maxWidth: 380,
    margin: 'auto',
    padding: '32px 0',
    [PHONE]: { maxWidth: 480, marginTop: 0 },
  },
  '& footer': { maxWidth: 440, fontSize: 12, lineHeight: '16px', color: 'var(--ink-3)' },
});
