import {
  useCreatePasskeyMutation,
  useListPasskeysQuery,
  useOfferPasskeyMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from '@mirante/api-client/access/passkeys.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import { MAX_PASSKEYS, type Passkey } from '@mirante/domain/access/passkey.ts';
import { day, dayTime } from '@mirante/domain/format.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import css from './passkeys-panel.module.css';

const Field = fieldsOf<{ name: string }>();
const schema = () => import('@mirante/contract/access/passkeys.form.ts').then((m) => m.passkeyNameForm);
const unnamed = { name: '' };

/** The account's passkeys, which open it by fingerprint, face or PIN: list, add, rename, remove. */
export const PasskeysPanel = () => (
  <Panel title="Passkeys">
    <p className={css.text}>
      Com uma passkey você entra pela digital, pelo rosto ou pelo PIN do aparelho, sem digitar senha nem código. Ela só
      funciona neste endereço, e por isso não pode ser roubada por um site falso.
    </p>
    <Loaded shape="part" query={useListPasskeysQuery()} what="Passkeys">
      {(passkeys) => (
        <>
          {passkeys.length > 0 && (
            <ul className={css.list} aria-label="Passkeys">
              {passkeys.map((passkey) => (
                <Row key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )}
          {passkeys.length < MAX_PASSKEYS && <Add />}
        </>
      )}
    </Loaded>
  </Panel>
);

function Row({ passkey }: { passkey: Passkey }) {
  const { id, name, created_at: createdAt, used_at: usedAt } = passkey;
  const [remove] = useRemovePasskeyMutation();
  const [isNaming, setNaming] = useState(false);
  if (isNaming) {
    return (
      <li>
        <Rename passkey={passkey} onEnd={() => setNaming(false)} />
      </li>
    );
  }
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>
          Desde {day(createdAt)}. {usedAt ? `Usada em ${dayTime(usedAt)}.` : 'Ainda não usada.'}
        </small>
      </div>
      <span>
        <Button variant="outlined" size="small" aria-label={`Renomear ${name}`} onClick={() => setNaming(true)}>
          Renomear
        </Button>
        <RemoveButton
          what={`a passkey ${name}`}
          consequence="Ela deixa de abrir a sua conta. Apague-a também no aparelho."
          remove={() => remove({ id }).unwrap()}
        />
      </span>
    </li>
  );
}

function Rename({ passkey: { id, name }, onEnd }: { passkey: Passkey; onEnd: () => void }) {
  const [rename] = useRenamePasskeyMutation();
  const save = async (body: { name: string }) => {
    const renamed = await rename({ id, body });
    if (!renamed.error) onEnd();
    return renamed;
  };
  return (
    <PartForm
      label={`Renomear ${name}`}
      initial={{ name }}
      schema={schema}
      save={save}
      aside={<Button onClick={onEnd}>Cancelar</Button>}
    >
      <Field.Text name="name" label="Novo nome" autoComplete="off" autoFocus maxLength={60} />
    </PartForm>
  );
}

function Add() {
  const [offer] = useOfferPasskeyMutation();
  const [create] = useCreatePasskeyMutation();
  const save = async ({ name }: { name: string }) => {
    const offered = await offer();
    if (!offered.data) return offered;
    const { makePasskey } = await import('@mirante/session/webauthn.ts');
    const made = await makePasskey(offered.data);
    return made.data ? create({ body: { name, ...made.data } }) : made;
  };
  return (
    <PartForm
      label="Adicionar passkey"
      initial={unnamed}
      schema={schema}
      save={save}
      submit="Adicionar passkey"
      after="initial"
    >
      <Field.Text
        name="name"
        label="Nome"
        help="Para reconhecê-la na lista: Celular, Notebook do escritório."
        autoComplete="off"
        maxLength={60}
      />
    </PartForm>
  );
}
