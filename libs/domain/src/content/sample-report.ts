import type { ReportFile, ReportRow } from './report.ts';

/** The published report whose PDF any visitor may read, as the offer page names it. */
export type SampleReport = Pick<ReportRow, 'name' | 'report_date'> & Pick<ReportFile, 'pages'>;
