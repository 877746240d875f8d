import type { ReportForm } from '@mirante/contract/content/reports.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FieldPair } from '@mirante/crud/form/part-form.tsx';
import { reportWords } from '@mirante/domain/content/report.ts';
import { ProductsField } from '../../../shared/products-field.tsx';

const Field = fieldsOf<ReportForm>(reportWords.form);
const { form: labels } = reportWords;

/** The fields shared by creating and editing a report. */
export const ReportFields = () => (
  <>
    <Field.Text name="name" maxLength={256} />
    <Field.Moment name="report_date" help="No horário de Brasília. Uma data à frente agenda a publicação." />
    <Field.Text name="description" lines={3} maxLength={512} />
    <Field.Text name="link_report" type="url" optional maxLength={255} />
    <ProductsField name="products" label={labels.products} />
    <FieldPair>
      <Field.Check name="app_alert" help="Avisa os clientes quando for publicado." />
      <Field.Check name="draft" help="Só a equipe vê, até ser publicado." />
    </FieldPair>
    <FieldPair>
      <Field.Text name="analyst_name" optional maxLength={100} help="Em branco: o analista padrão da casa." />
      <Field.Text name="analyst_cnpi" optional maxLength={20} />
    </FieldPair>
    <Field.Text name="statement" optional lines={3} maxLength={2048} help="Em branco: a declaração padrão da casa." />
  </>
);
