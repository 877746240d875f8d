import { useGetOwnReportQuery, useReadOwnReportDoMutation } from '@mirante/api-client/content/own-reports.ts';
import { callFor } from '@mirante/api-client/endpoints-from.ts';
import { download } from '@mirante/api-client/download.ts';
import { ownReports } from '@mirante/contract/content/own-reports.ts';
import { detailOf, statusOf } from '@mirante/contract/problem.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import type { OwnReport } from '@mirante/domain/content/report.ts';
import { day } from '@mirante/domain/format.ts';
import { saveFile } from '@mirante/screens/records/save-file.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { PageSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { to } from '../../app/to.ts';
import { offlinePdf } from '../../shared/offline/offline-reports.ts';
import { useReader } from '../../shared/offline/use-reader.ts';
import { PdfReader, prefetchForReader } from '../../shared/reader/lazy-reader.ts';
import { useFirstRead } from '../../shared/use-first-read.ts';
import { AboutReport } from './about-report.tsx';
import { LinkReport } from './link-report.tsx';
import { useStoreReport, useOfflineReport } from './use-offline-report.ts';
import { useSavePosition } from './use-save-position.ts';
import css from './report-page.module.css';

/** Opens a report, and marks it as read the first time. Offline, it is this browser's copy. */
export function ReportPage() {
  const id = Number(useParams().id);
  const query = useGetOwnReportQuery({ id }, { refetchOnReconnect: true });
  useBegunPdf(id, query.currentData !== undefined);
  const isUnreachable = query.currentData === undefined && statusOf(query.error) === 'FETCH_ERROR';
  const kept = useOfflineReport(id, isUnreachable);
  const isKept = query.currentData === undefined && !!kept;
  const isLooking = isUnreachable && kept === undefined;
  return (
    <Loaded
      query={isKept || isLooking ? { data: kept ?? undefined, refetch: query.refetch } : query}
      what="Relatório"
      id={id}
    >
      {(report) => <OpenReport key={report.id} report={report} isKept={isKept} onGone={() => void query.refetch()} />}
    </Loaded>
  );
}

interface OpenProps {
  report: OwnReport;
  /** It comes from this browser's cache, without the server. */
  isKept: boolean;
  onGone: () => void;
}

function OpenReport({ report, isKept, onGone }: OpenProps) {
  const [read] = useReadOwnReportDoMutation();
  useFirstRead(report, read);
  useStoreReport(report, isKept);
  if (!report.file_path || report.version === null)
    return (
      <>
        <HiddenHead title={report.name} />
        <LinkReport report={report} />
      </>
    );
  return <PdfReport report={report} address={report.file_path} onGone={onGone} />;
}

function PdfReport({ report, address, onGone }: { report: OwnReport; address: string; onGone: () => void }) {
  const { clientId, token } = useReader();
  const onPage = useSavePosition(report);
  // The position at opening: it does not follow further reading.
  const [stopped] = useState(report.position?.page);
  const start = usePageOfAddress();
  const earlier = useEarlierVersion(report);
  const kept = useCallback(() => offlinePdf(clientId, report.id), [clientId, report.id]);
  return (
    <div className={`m-full-page ${css.page}`}>
      <HiddenHead title={report.name} />
      <Suspense fallback={<PageSkeleton />}>
        <PdfReader
          key={`${start} ${earlier}`}
          address={earlier === undefined ? address : `${address}?version=${earlier}`}
          token={token}
          {...(earlier === undefined && { kept })}
          title={report.name}
          subtitle={earlier === undefined ? `Relatório, ${day(report.report_date)}` : `Versão ${earlier}, substituída`}
          back={to.reports()}
          start={start}
          stopped={earlier === undefined ? stopped : undefined}
          onPage={earlier === undefined ? onPage : () => undefined}
          onGone={onGone}
          onDownload={() => void save({ address, token, version: earlier, onGone })}
          about={<AboutReport report={report} shown={earlier} />}
          warning={warningOf(report)}
        />
      </Suspense>
    </div>
  );
}

/** The newest erratum. */
const warningOf = ({ errata: [newest] }: OwnReport): string | undefined =>
  newest && `Errata de ${day(newest.at)}: ${newest.text}`;

/** Prefetches the PDF in parallel with the report's data: most reports have one. */
function useBegunPdf(id: number, isKnown: boolean): void {
  const { token } = useReader();
  const isEarlier = useSearchParams()[0].has('versao');
  const [isEarly] = useState(!isKnown && !isEarlier);
  useEffect(
    () => (isEarly ? prefetchForReader(callFor(ownReports.getOwnReportFile, { id }).url, token) : undefined),
    [id, isEarly, token],
  );
}

/** `?pagina=5`, as in links from search hits. */
function usePageOfAddress(): number | undefined {
  const page = Number(useSearchParams()[0].get('pagina'));
  return Number.isInteger(page) && page > 0 ? page : undefined;
}

/** `?versao=1`, a replaced PDF; undefined for the newest version, or an unknown one. */
function useEarlierVersion({ version, versions }: OwnReport): number | undefined {
  const asked = Number(useSearchParams()[0].get('versao'));
  return versions.find((one) => one.version === asked && one.version !== version)?.version;
}

/** The panel beside the report shows the title; this one is for screen readers and the tab. */
const HiddenHead = ({ title }: { title: string }) => (
  <div className="m-hidden">
    <PageHead title={title} />
  </div>
);

interface Saved extends Pick<OpenProps, 'onGone'> {
  address: string;
  token: string;
  version: number | undefined;
}
async function save({ address, token, version, onGone }: Saved): Promise<void> {
  try {
    saveFile(
      await download(
        { path: address },
        new URLSearchParams({ download: '1', ...(version && { version: String(version) }) }),
        token,
      ),
    );
  } catch (error) {
    // This call is not of the store, which ends a session that is over.
    if (statusOf(error) === 401) return onGone();
    toast('Não foi possível baixar o PDF.', 'error', { detail: detailOf(error) });
  }
}
