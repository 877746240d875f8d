import { useGetOwnAddressQuery, useGetProfileQuery } from '@mirante/api-client/people/profile.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { to } from '../../app/to.ts';
import { AccountLinks } from './account-links.tsx';
import { OwnAddress } from './address-form.tsx';
import { DataForm } from './data-form.tsx';
import { EmailPanel } from './email-panel.tsx';
import css from './account-page.module.css';

/** Personal data, address and login. */
export function AccountPage() {
  const address = useGetOwnAddressQuery();
  return (
    <>
      <PageHead
        title="Meus dados"
        purpose="Seu cadastro, seu endereço e o acesso à sua conta."
        help={`#${to.help('dados')}`}
      />
      <Loaded shape="part" query={useGetProfileQuery()} what="Cadastro">
        {(profile) => (
          <div className={css.columns}>
            <div>
              <Panel title="Dados pessoais">
                <DataForm profile={profile} />
              </Panel>
              <Panel title="Email de acesso">
                <EmailPanel profile={profile} />
              </Panel>
            </div>
            <div>
              <Panel title="Onde você mora">
                <OwnAddress query={address} />
              </Panel>
              <Panel title="Segurança da conta">
                <AccountLinks />
              </Panel>
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}
