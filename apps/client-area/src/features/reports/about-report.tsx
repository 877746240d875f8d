import { isWebAddress, type OwnReport } from '@mirante/domain/content/report.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { registrationOf } from '@mirante/domain/products/analyst.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';
import FileText from 'lucide-react/icons/file-text';
import { AboutLinks } from '../../shared/about-links.tsx';
import css from './about-report.module.css';

/** Details beside a report. */
export const AboutReport = ({ report, shown }: { report: OwnReport; shown?: number | undefined }) => (
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
    {shown !== undefined && (
      <Notice tone="info" title={`Você está lendo a versão ${shown}`}>
        <Link to={to.report(report.id)}>Ler a versão atual</Link>
      </Notice>
    )}
    {report.errata.map(({ text, at }) => (
      <Notice key={at} tone="warning" title={`Errata de ${dayTime(at)}`}>
        {text}
      </Notice>
    ))}
    <p>{report.description}</p>
    {report.file_path && report.link_report && <p>{linkOf(report.link_report)}</p>}
    {report.analyst_name && (
      <p>
        <strong>{report.analyst_name}</strong>
        <br />
        Analista responsável{report.analyst_cnpi && `, ${registrationOf(report.analyst_cnpi)}`}
      </p>
    )}
    {report.statement && <p>{report.statement}</p>}
    <AboutLinks of={report} />
    {report.tags.length > 0 && (
      <ul className={css.tags} aria-label="Tags">
        {report.tags.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    )}
    {report.versions.length > 1 && <Versions report={report} shown={shown ?? report.version} />}
    {report.file_path && (
      <p className={css.copy}>
        Cada página deste PDF leva seu nome, parte do CPF, data e número do exemplar, também ao baixar ou imprimir.
      </p>
    )}
  </div>
);

/** The link shown beside the PDF; a report without a PDF opens it directly. */
const linkOf = (address: string): ReactNode =>
  isWebAddress(address) ? (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {address.replace(/^https?:\/\//, '')}
    </a>
  ) : (
    address
  );

/** The report's PDF versions, so that readers of an earlier one see when it was replaced, and by which. */
const Versions = ({ report: { id, versions }, shown }: { report: OwnReport; shown: number | null }) => (
  <section className={css.versions} aria-label="Versões">
    <h3>Versões</h3>
    <ol>
      {versions.map(({ version, created_at }, n) => (
        <li key={version}>
          <Link
            to={n === 0 ? to.report(id) : to.reportVersion(id, version)}
            aria-current={version === shown ? 'true' : undefined}
          >
            Versão {version}
            {n === 0 && ' (atual)'}
          </Link>
          <span>{dayTime(created_at)}</span>
        </li>
      ))}
    </ol>
  </section>
);
