import { useListOwnReportsQuery } from '@mirante/api-client/content/own-reports.ts';
import { relatedQuery } from '@mirante/screens/related-contents/related-pages.ts';
import Button from '@mui/material/Button';
import FileText from 'lucide-react/icons/file-text';
import { Link } from 'react-router';
import { to } from '../../../app/to.ts';

/** A link to the newest report about it, which is the first in the panel of reports. */
export function LatestReport({ id }: { id: number }) {
  const { currentData } = useListOwnReportsQuery(relatedQuery('report', { of: 'stocks', id }, 1));
  const report = currentData?.items[0];
  if (!report) return null;
  return (
    <Button
      component={Link}
      to={to.report(report.id)}
      variant="outlined"
      size="small"
      startIcon={<FileText size={16} strokeWidth={1.75} aria-hidden />}
    >
      Último relatório
    </Button>
  );
}
