import { mayBeFramed } from '@mirante/domain/house/framed-hosts.ts';
import { isWebAddress, type OwnReport } from '@mirante/domain/content/report.ts';
import Button from '@mui/material/Button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ExternalLink from 'lucide-react/icons/external-link';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';
import { EmbedFrame } from '../../shared/embed-frame.tsx';
import { AboutReport } from './about-report.tsx';
import css from './link-report.module.css';

/** A report that is a page of another site: embedded if the house may frame that site, otherwise a link. */
export const LinkReport = ({ report }: { report: OwnReport }) => (
  <div className={css.page}>
    <Button
      className={css.back}
      variant="text"
      component={Link}
      to={to.reports()}
      startIcon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}
    >
      Voltar
    </Button>
    <div className={css.about}>
      <AboutReport report={report} />
      {report.link_report && isWebAddress(report.link_report) && (
        <Button
          variant="contained"
          href={report.link_report}
          target="_blank"
          rel="noopener noreferrer"
          endIcon={<ExternalLink size={18} strokeWidth={1.75} aria-hidden />}
        >
          Abrir o relatório em outra aba
        </Button>
      )}
      {report.link_report && !isWebAddress(report.link_report) && <p>{report.link_report}</p>}
    </div>
    {report.link_report && mayBeFramed(report.link_report) && (
      <EmbedFrame title={report.name} address={report.link_report} isLinked={false} />
    )}
  </div>
);
