import type { SampleReport } from '@mirante/domain/content/sample-report.ts';
import { day } from '@mirante/domain/format.ts';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';

/** Opened in a tab of its own, so that the offer stays. */
export function Sample({ sample }: { sample: SampleReport | null }) {
  if (!sample) return null;
  const { name, report_date, pages } = sample;
  return (
    <section aria-labelledby="amostra" className="below-plans">
      <h2 id="amostra">Leia um relatório de amostra</h2>
      <a className="card sample" href="/api/v1/sample-report/pdf" target="_blank" rel="noopener">
        <span className="m-tile">
          <FileText size={22} strokeWidth={1.75} aria-hidden />
        </span>
        <span className="sample-words">
          <b>{name}</b>
          <span className="small soft">
            {day(report_date)} · {pages === 1 ? '1 página' : `${pages} páginas`} · PDF
          </span>
        </span>
        <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
      </a>
    </section>
  );
}
