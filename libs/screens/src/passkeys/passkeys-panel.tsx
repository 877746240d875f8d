/// <reference path="../css.d.ts" />
import {
  useCreatePasskeyMutation,
  useListPasskeysQuery,
  useOfferPasskeyMutation,
  useRemovePasskeyMutation,
} from '@mirante/api-client/access/passkeys.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import { MAX_PASSKEYS, type Passkey } from '@mirante/domain/access/passkey.ts';
import { day, dayTime } from '@mirante/domain/format.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import css from './passkeys-panel.module.css';

const Field = fieldsOf<{ name: string }>();
const schema = () => import('./passkey-name-schema.ts').then((m) => m.passkeyNameSchema);
const unnamed = { name: '' };

/** What opens the account by a finger, a face or a PIN: what there is of it, one more, one less. */
export const PasskeysPanel = () => (
  <Panel title="Passkeys">
    <p className={css.text}>
      Com uma passkey você entra pela digital, pelo rosto ou pelo PIN do aparelho, sem digitar senha nem código. Ela só
      funciona neste endereço, e por isso não pode ser roubada por um site falso.
    </p>
    <Loaded query={useListPasskeysQuery()} what="Passkeys">
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

function Row({ passkey: { id, name, created_at: createdAt, used_at: usedAt } }: { passkey: Passkey }) {
  const [remove] = useRemovePasskeyMutation();
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>
          Desde {day(createdAt)}. {usedAt ? `Usada em ${dayTime(usedAt)}.` : 'Ainda não usada.'}
        </small>
      </div>
      <RemoveButton
        what={`a passkey ${name}`}
        consequence="Ela deixa de abrir a sua conta. Apague-a também no aparelho."
        remove={() => remove({ id }).unwrap()}
      />
    </li>
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
