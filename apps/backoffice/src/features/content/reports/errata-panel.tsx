import { useAddReportErratumMutation } from '@mirante/api-client/content/reports.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import type { PublishingState } from '@mirante/domain/content/content.ts';
import type { Report } from '@mirante/domain/content/report.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { Can } from '@mirante/session/can.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import record from '../../../record/record.module.css';
import css from './report-page.module.css';

const empty = { text: '' };
const Field = fieldsOf<typeof empty>();
const schema = () => import('@mirante/contract/content/reports.ts').then((m) => m.erratumForm);

/** What was corrected since readers saw it. */
export function ErrataPanel({ report: { id, errata }, state }: { report: Report; state: PublishingState }) {
  const [add] = useAddReportErratumMutation();
  return (
    <Panel title="Errata">
      {state === 'published' && (
        <Can call={reports.addReportErratum}>
          <div className={css.write}>
            <PartForm
              label="Publicar errata"
              initial={empty}
              schema={schema}
              after="initial"
              save={(body) => add({ id, body })}
              submit="Publicar errata"
            >
              <Field.Text
                name="text"
                label="O que foi corrigido"
                lines={3}
                maxLength={2048}
                help="Os clientes leem junto do relatório. Não pode ser alterada depois."
              />
            </PartForm>
          </div>
        </Can>
      )}
      {errata.length === 0 ? (
        <p className={record.quiet}>
          {state === 'published' ? 'Nenhuma errata.' : 'A errata é para relatórios publicados: até lá, edite-o.'}
        </p>
      ) : (
        <ol className={css.rows} aria-label="Erratas">
          {errata.map(({ text, at, user_name }) => (
            <li key={`${at} ${text}`}>
              <div>
                <p>{text}</p>
                <small>
                  {dayTime(at)} por {user_name}
                </small>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
