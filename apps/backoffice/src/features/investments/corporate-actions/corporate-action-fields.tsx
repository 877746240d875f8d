import type { CorporateActionForm } from '@mirante/contract/investments/corporate-actions.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FieldPair } from '@mirante/crud/form/part-form.tsx';
import { corporateActionLabels, corporateActionWords } from '@mirante/domain/investments/corporate-action.ts';

const Field = fieldsOf<CorporateActionForm>(corporateActionWords.form);

export const CorporateActionFields = () => (
  <>
    <FieldPair>
      <Field.Text name="code" maxLength={100} />
      <Field.Select name="kind" options={Object.entries(corporateActionLabels)} />
    </FieldPair>
    <FieldPair>
      <Field.Day name="day" help="O primeiro dia negociado com a nova quantidade." />
      <Field.Decimal
        name="factor"
        help="Em quantas ações cada uma se torna: 2 em um desdobramento 1:2, 0,1 em um grupamento 10:1, 1,1 em uma bonificação de 10%, 1 se só muda o código."
      />
    </FieldPair>
    <Field.Text name="old_code" optional maxLength={100} help="Só na mudança de código." />
  </>
);
