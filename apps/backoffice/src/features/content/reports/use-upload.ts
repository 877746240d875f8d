import { reportsChanged } from '@mirante/api-client/content/reports.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { MAX_PDF_MEGABYTES } from '@mirante/domain/content/report.ts';
import { useIsCurrentPage } from '@mirante/ui-kit/states/use-is-current-page.ts';
import { useNavigate } from 'react-router';
import { to } from '../../../app/to.ts';
import { useFileUpload } from '../../../shared/use-file-upload.ts';

/** Uploads a PDF to a report, whose page then opens. */
export function useUpload(id: number) {
  const go = useNavigate();
  const isCurrentPage = useIsCurrentPage();
  const upload = useFileUpload({
    call: reports.uploadReportPdf,
    params: { id },
    maxMegabytes: MAX_PDF_MEGABYTES,
    changed: reportsChanged,
    done: 'PDF enviado!',
  });
  const send = async () => {
    if ((await upload.send()) && isCurrentPage()) void go(to.report(id));
  };
  return { ...upload, send };
}
