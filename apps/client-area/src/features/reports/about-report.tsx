import type { OwnReport } from '@mirante/domain/content/report.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import FileText from 'lucide-react/icons/file-text';
import '@mirante/screens/research-font.css';
import css from './about-report.module.css';

/** What a report is about, beside it. */
export const AboutReport = ({ report }: { report: OwnReport }) => (
  <div className={css.about}>
    <p className={css.kind}>
      <FileText size={16} strokeWidth={1.75} aria-hidden />
      Relatório{report.pages ? `, ${report.pages} ${report.pages === 1 ? 'página' : 'páginas'}` : ''}
    </p>
    <h2>{report.name}</h2>
    <p className={css.when}>
      {dayTime(report.report_date)}
      {report.product_name && <> · {report.product_name}</>}
    </p>
    {report.errata.map(({ text, at }) => (
      <Notice key={at} tone="warning" title={`Errata de ${dayTime(at)}`}>
        {text}
      </Notice>
    ))}
    <p>{report.description}</p>
    {report.analyst_name && (
      <p>
        <strong>{report.analyst_name}</strong>
        <br />
        Analista responsável{report.analyst_cnpi && `, CNPI ${report.analyst_cnpi}`}
      </p>
    )}
    {report.statement && <p>{report.statement}</p>}
    {report.tags.length > 0 && (
      <ul className={css.tags} aria-label="Tags">
        {report.tags.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    )}
    {report.file_path && (
      <p className={css.copy}>
        Cada página deste PDF leva seu nome, parte do CPF, data e número do exemplar, também ao baixar ou imprimir.
      </p>
    )}
  </div>
);
