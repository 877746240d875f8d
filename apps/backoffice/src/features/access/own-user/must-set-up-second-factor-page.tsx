import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { refreshSessionAfter } from '@mirante/session/refresh-after.ts';
import { Logo } from '@mirante/ui-kit/shell/logo.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import css from './must-set-up-second-factor-page.module.css';
import { RecoveryCodesPanel } from './recovery-codes-panel.tsx';
import { SecondFactorOffPanel } from './second-factor-off-panel.tsx';

/** The house requires a second factor of its staff: no other page opens until it is enabled. */
export function MustSetUpSecondFactorPage({ onLogout }: { onLogout: () => void }) {
  const dispatch = useSessionDispatch();
  const [codes, show] = useState<readonly string[]>();
  return (
    <main className={css.page}>
      <Logo />
      <PageHead
        title="Ligue o segundo fator"
        purpose="A casa exige um segundo fator de toda a equipe. Ligue o seu para continuar."
      />
      {codes ? (
        <RecoveryCodesPanel
          codes={codes}
          onKept={() => void dispatch(refreshSessionAfter({ must_set_up_second_factor: false }))}
        />
      ) : (
        <SecondFactorOffPanel onCodes={show} />
      )}
      <Button variant="text" onClick={onLogout}>
        Sair
      </Button>
    </main>
  );
}
