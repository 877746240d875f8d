import { useLazyExportOwnRecordsQuery } from '@mirante/api-client/people/privacy.ts';
import { useGetProfileQuery } from '@mirante/api-client/people/profile.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { ERASURE_ANSWER_DAYS } from '@mirante/domain/people/account.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { textNames } from '@mirante/domain/house/text-links.ts';
import { TextLink } from '@mirante/screens/house-texts/text-link.tsx';
import { saveFile } from '@mirante/screens/records/save-file.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { to } from '../../app/to.ts';
import { ErasureRequest, ErasureRequested } from './erasure-request.tsx';
import css from './privacy-page.module.css';

/** The data subject's rights under the LGPD: a data export, and an erasure request. */
export const PrivacyPage = () => (
  <>
    <PageHead
      title="Privacidade"
      purpose="Os dados são seus: leve uma cópia ou peça que sejam apagados."
      help={`#${to.help('privacidade')}`}
    />
    <div className={css.narrow}>
      <Panel title="Baixar meus dados">
        <p>Um arquivo JSON com tudo o que guardamos sobre você: cadastro, endereço, produtos, pagamentos e acessos.</p>
        <Export />
      </Panel>
      <Panel title="Pedir a exclusão dos meus dados">
        <p>
          Nossa equipe responde em até {ERASURE_ANSWER_DAYS} dias. O que a lei nos manda guardar, os registros de
          pagamento e de acesso, fica sem o seu nome.
        </p>
        <Loaded shape="part" query={useGetProfileQuery()} what="Cadastro">
          {({ erasure_requested_at: requestedAt }) =>
            requestedAt ? <ErasureRequested at={requestedAt} /> : <ErasureRequest />
          }
        </Loaded>
      </Panel>
      <Panel title="Termos e políticas">
        <ul className={css.texts}>
          {textNames.map((name) => (
            <li key={name}>
              <TextLink name={name} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  </>
);

function Export() {
  const [read, { isFetching }] = useLazyExportOwnRecordsQuery();
  const download = async () => {
    const { data } = await read();
    if (!data) return;
    const name = `meus-dados-${dayInSaoPaulo(serverNow())}.json`;
    saveFile(new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' }));
  };
  return (
    <BusyButton variant="outlined" busy={isFetching} doing="Preparando" onClick={() => void download()}>
      Baixar meus dados
    </BusyButton>
  );
}
