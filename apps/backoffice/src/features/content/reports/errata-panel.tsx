import { reports } from '@mirante/contract/content/reports.ts';
import { publishingState } from '@mirante/domain/content/content.ts';
import type { Report } from '@mirante/domain/content/report.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { Can } from '@mirante/session/can.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { lazy, Suspense } from 'react';
import record from '../../../record/record.module.css';
import css from './report-rows.module.css';

// Most reports have no errata to write, so the form is loaded lazily.
const ErratumForm = lazy(() => import('./erratum-form.tsx').then((m) => ({ default: m.ErratumForm })));

/** Corrections since publication. */
export function ErrataPanel({ report: { id, errata, draft, report_date } }: { report: Report }) {
  const isPublished = publishingState({ draft, date: report_date }, serverNow()) === 'published';
  return (
    <Panel title="Errata">
      {isPublished && (
        <Can call={reports.addReportErratum}>
          <div className={css.write}>
            <Suspense fallback={null}>
              <ErratumForm id={id} />
            </Suspense>
          </div>
        </Can>
      )}
      {errata.length === 0 ? (
        <p className={record.quiet}>
          {isPublished ? 'Nenhuma errata.' : 'A errata é para relatórios publicados: até lá, edite-o.'}
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
