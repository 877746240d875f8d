import type { AnalystForm } from '@mirante/contract/products/analysts.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import {
  analystWords,
  MAX_ANALYST_NAME_LENGTH,
  MAX_CNPI_LENGTH,
  MAX_PRESENTATION_LENGTH,
} from '@mirante/domain/products/analyst.ts';

const Field = fieldsOf<AnalystForm>(analystWords.form);

export const AnalystFields = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <Field.Text name="name" maxLength={MAX_ANALYST_NAME_LENGTH} />
    <Field.Text name="cnpi" maxLength={MAX_CNPI_LENGTH} help="Como registrado, por exemplo CNPI-P 1234." />
    <Field.Text name="presentation" optional lines={4} maxLength={MAX_PRESENTATION_LENGTH} />
    <Field.Text name="position" optional={isNew} inputMode="numeric" maxLength={5} help="As menores vêm primeiro." />
  </>
);
