import { useEditProfileMutation } from '@mirante/api-client/people/profile.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormDraft, useStoredDraft } from '@mirante/crud/form/form-draft.tsx';
import { FieldPair, PartForm } from '@mirante/crud/form/part-form.tsx';
import type { Profile } from '@mirante/domain/people/account.ts';
import { genderLabels } from '@mirante/domain/people/client.ts';
import { cpf } from '@mirante/domain/format.ts';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { refreshSession } from '@mirante/session/refresh.ts';

const formOf = ({ name, birth_date, gender, phone, cell_phone }: Profile) => ({
  name,
  birth_date,
  gender,
  phone,
  cell_phone: cell_phone ?? '',
});
const Field = fieldsOf<ReturnType<typeof formOf>>();
// Lazy, since it includes every country's phone rules.
const schema = () => import('@mirante/contract/people/profile.form.ts').then((m) => m.profileForm);

/** The client's personal data. Identifying data is read-only. */
export function DataForm({ profile }: { profile: Profile }) {
  const [edit] = useEditProfileMutation();
  const dispatch = useSessionDispatch();
  const draft = useStoredDraft('#data');
  const save = async ({ cell_phone: cellPhone, ...rest }: ReturnType<typeof formOf>) => {
    const end = await edit({ body: { ...rest, cell_phone: cellPhone.trim() === '' ? null : cellPhone } });
    if (!end.error) {
      draft.drop();
      void dispatch(refreshSession());
    }
    return end;
  };
  return (
    <PartForm label="Dados pessoais" initial={formOf(profile)} schema={schema} save={save}>
      <FormDraft {...draft} />
      <Facts>
        <Fact label="CPF">{cpf(profile.cpf)}</Fact>
        <Fact label="Email">{profile.email}</Fact>
      </Facts>
      <Field.Text name="name" label="Nome completo" autoComplete="name" />
      <Field.Day name="birth_date" label="Data de nascimento" autoComplete="bday" />
      <Field.Choice name="gender" label="Gênero" options={genderLabels} />
      <FieldPair>
        <Field.Phone name="phone" label="Telefone" />
        <Field.Phone name="cell_phone" label="Celular" optional />
      </FieldPair>
    </PartForm>
  );
}
