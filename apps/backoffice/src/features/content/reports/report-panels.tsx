import { isWebAddress, reportWords, type Report } from '@mirante/domain/content/report.ts';
import { ABSENT, dayTime } from '@mirante/domain/format.ts';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';
import record from '../../../record/record.module.css';

const { form: labels } = reportWords;

export const DataPanel = ({ report }: { report: Report }) => (
  <Panel title="Dados">
    <Facts>
      <Fact label={labels.products}>{report.products.map(({ name }) => name).join(', ') || ABSENT}</Fact>
      <Fact label={labels.link_report}>
        <ReportLink address={report.link_report} />
      </Fact>
      <Fact label={labels.app_alert}>{report.app_alert ? 'Sim' : 'Não'}</Fact>
      <Fact label={labels.report_date}>{dayTime(report.report_date)}</Fact>
      <Fact label={labels.created_at}>{dayTime(report.created_at)}</Fact>
      <Fact label={labels.updated_at}>{dayTime(report.updated_at)}</Fact>
    </Facts>
  </Panel>
);

function ReportLink({ address }: { address: string | null }) {
  if (address === null) return ABSENT;
  if (!isWebAddress(address)) return address;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </Link>
  );
}

export const SignaturePanel = ({ report: { analyst_name, analyst_cnpi, statement, draft } }: { report: Report }) => (
  <Panel
    title="Analista e declaração"
    aside={
      <Link component={RouterLink} to={to.researchSettings()}>
        Padrão da casa
      </Link>
    }
  >
    <Facts>
      <Fact label={labels.analyst_name}>{analyst_name ?? (draft ? 'O padrão da casa, ao publicar' : ABSENT)}</Fact>
      {analyst_cnpi && <Fact label={labels.analyst_cnpi}>{analyst_cnpi}</Fact>}
      {!statement && <Fact label={labels.statement}>{draft ? 'A padrão da casa, ao publicar' : ABSENT}</Fact>}
    </Facts>
    {statement && <p className={record.text}>{statement}</p>}
  </Panel>
);
