import { useLazyExportOwnRecordsQuery, useRequestErasureMutation } from '@mirante/api-client/people/privacy.ts';
import { useGetProfileQuery } from '@mirante/api-client/people/profile.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { saveFile } from '@mirante/screens/records/save-file.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { to } from '../../app/to.ts';
import css from './privacy-page.module.css';

const empty = { reason: '' };
const Field = fieldsOf<typeof empty>();
const schema = () => import('@mirante/contract/people/privacy.form.ts').then((m) => m.erasureForm);

/** What the LGPD gives to whoever the data is about: all of it in a file, and a way to ask that it go. */
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
          Nossa equipe responde em até 15 dias. O que a lei nos manda guardar, como os registros de pagamento, fica sem
          o seu nome.
        </p>
        <Loaded query={useGetProfileQuery()} what="Cadastro">
          {({ erasure_requested_at: requestedAt }) => (requestedAt ? <Requested at={requestedAt} /> : <Request />)}
        </Loaded>
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

const Requested = ({ at }: { at: string }) => (
  <Notice tone="info" role="status" title="Pedido registrado">
    Você pediu a exclusão em {dayTime(at)}. Avisaremos por email assim que houver resposta.
  </Notice>
);

function Request() {
  const [ask] = useRequestErasureMutation();
  return (
    <PartForm
      label="Pedir a exclusão dos meus dados"
      initial={empty}
      schema={schema}
      save={(body) => ask({ body })}
      submit="Pedir exclusão"
      tone="danger"
    >
      <Field.Text name="reason" label="Motivo" optional lines={3} maxLength={2000} />
    </PartForm>
  );
}
