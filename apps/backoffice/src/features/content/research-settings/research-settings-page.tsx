import {
  useGetResearchSettingsQuery,
  useSaveResearchSettingsMutation,
} from '@mirante/api-client/content/research-settings.ts';
import { researchSettingsForm } from '@mirante/contract/content/research-settings.form.ts';
import { researchSettings } from '@mirante/contract/content/research-settings.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { researchSettingsWords } from '@mirante/domain/content/research-settings.ts';
import type { Signature } from '@mirante/domain/content/report.ts';
import { to } from '../../../app/to.ts';

const Field = fieldsOf<Signature>(researchSettingsWords.form);

export function ResearchSettingsPage() {
  const [save] = useSaveResearchSettingsMutation();
  return (
    <Loaded shape="form" query={useGetResearchSettingsQuery()} what="Analista e declaração">
      {(settings) => (
        <FormPage
          title="Analista e declaração"
          purpose="O padrão da casa: vale para todo relatório que não disser outro, a partir da publicação dele."
          schema={researchSettingsForm}
          initial={settings}
          then={to.reports()}
          save={(body, version) => save({ body, version })}
        >
          <Field.Text name="analyst_name" maxLength={100} />
          <Field.Text name="analyst_cnpi" maxLength={20} />
          <Field.Text name="statement" lines={5} maxLength={2048} />
        </FormPage>
      )}
    </Loaded>
  );
}
ResearchSettingsPage.needs = researchSettings.saveResearchSettings;
