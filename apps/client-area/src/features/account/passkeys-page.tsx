import { PasskeysPanel } from '@mirante/screens/passkeys/passkeys-panel.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import css from './passkeys-page.module.css';

export const PasskeysPage = () => (
  <>
    <PageHead title="Passkeys" purpose="Outro jeito de entrar na sua conta: sem senha, pelo seu aparelho." />
    <div className={css.narrow}>
      <PasskeysPanel />
    </div>
  </>
);
