import { reports } from '@mirante/contract/content/reports.ts';
import type { Report, ReportFile } from '@mirante/domain/content/report.ts';
import { dayTime, integer } from '@mirante/domain/format.ts';
import { DownloadButton } from '@mirante/screens/records/export-button.tsx';
import { Can } from '@mirante/session/can.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import Upload from 'lucide-react/icons/upload';
import { Link } from 'react-router';
import { to } from '../../../app/to.ts';
import record from '../../../record/record.module.css';
import { fileSize } from './file-size.ts';
import css from './report-rows.module.css';

/** The current PDF, and its previous versions. */
export const FilesPanel = ({ report: { id, file_path, files } }: { report: Report }) => (
  <Panel
    title="PDF"
    aside={
      <Can call={reports.uploadReportPdf}>
        <Button
          component={Link}
          to={to.reportPdf(id)}
          variant="text"
          size="small"
          startIcon={<Upload size={16} strokeWidth={1.75} aria-hidden />}
        >
          {files.length > 0 ? 'Enviar outra versão' : 'Enviar PDF'}
        </Button>
      </Can>
    }
  >
    {files.length === 0 ? (
      <p className={record.quiet}>Nenhum PDF enviado.</p>
    ) : (
      <ol className={css.rows} aria-label="Versões do PDF">
        {files.map((file, i) => (
          <Version key={file.version} file={file} address={file_path} isCurrent={i === 0} />
        ))}
      </ol>
    )}
    {files.length > 0 && (
      <Link className={css.readers} to={to.reportCopies({ 'report_copy.report_id': id })}>
        Quem leu cada versão
      </Link>
    )}
  </Panel>
);

interface VersionProps {
  file: ReportFile;
  /** The newest version's path. */
  address: string | null;
  isCurrent: boolean;
}
const Version = ({ file, address, isCurrent }: VersionProps) => (
  <li>
    <strong>v{file.version}</strong>
    <div>
      <span>{file.original_name}</span>
      <small>
        {file.pages === 1 ? '1 página' : `${integer(file.pages)} páginas`} · {fileSize(file.size)} · enviado em{' '}
        {dayTime(file.created_at)} por {file.user_name}
        {file.tagged === false && ' · sem marcas para leitores de tela'}
      </small>
    </div>
    {isCurrent && <span className="m-status m-tone-success m-mark-dot">Atual</span>}
    {address && (
      <DownloadButton
        call={reports.getReportFile}
        path={address}
        query={new URLSearchParams({ version: String(file.version) })}
        variant="text"
        aria-label={`Baixar a versão ${file.version}`}
      >
        Baixar
      </DownloadButton>
    )}
  </li>
);
