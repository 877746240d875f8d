import { useGetReportQuery } from '@mirante/api-client/content/reports.ts';
import { Crumb } from '../../../app/crumb.tsx';
import { to } from '../../../app/to.ts';

export function ReportCrumb({ id }: { id: number }) {
  const { currentData } = useGetReportQuery({ id });
  return <Crumb of="Relatórios" to={to.reports()} here={currentData?.name ?? 'Relatório'} />;
}
