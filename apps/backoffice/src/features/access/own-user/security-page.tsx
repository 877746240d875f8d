import { secondFactor } from '@mirante/contract/access/second-factor.ts';
import { useGetSecondFactorQuery } from '@mirante/api-client/access/second-factor.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { PasskeysPanel } from '@mirante/screens/passkeys/passkeys-panel.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { useState } from 'react';
import css from './own-user.module.css';
import { RecoveryCodesPanel } from './recovery-codes-panel.tsx';
import { SecondFactorOffPanel } from './second-factor-off-panel.tsx';
import { SecondFactorOnPanel } from './second-factor-on-panel.tsx';

/** Login security besides the password. */
export function SecurityPage() {
  // Shown once and kept only here, until the page is left.
  const [codes, show] = useState<readonly string[]>();
  return (
    <>
      <PageHead
        title="Segurança"
        purpose="Um segundo fator, ou uma passkey, protege a sua conta mesmo que alguém descubra a senha."
      />
      <div className={css.column}>
        <Loaded shape="part" query={useGetSecondFactorQuery()} what="Segundo fator">
          {(factor) => {
            if (codes) return <RecoveryCodesPanel codes={codes} onKept={() => show(undefined)} />;
            return factor.since ? (
              <SecondFactorOnPanel since={factor.since} left={factor.recovery_codes_left} onCodes={show} />
            ) : (
              <SecondFactorOffPanel onCodes={show} />
            );
          }}
        </Loaded>
        <PasskeysPanel />
      </div>
    </>
  );
}
SecurityPage.needs = secondFactor.getSecondFactor;
