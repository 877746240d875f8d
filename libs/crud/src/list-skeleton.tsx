import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { usePatience } from '@mirante/ui-kit/skeletons.tsx';

const rows = [62, 48, 70, 55, 44, 66, 51, 58];

/** Eight rows as tall as the real ones; grey only once the wait is noticeable. */
export function SkeletonRows({ width }: { width: number }) {
  const shown = usePatience();
  return rows.map((percent) => (
    <TableRow key={percent} aria-hidden="true">
      {Array.from({ length: width }, (_, column) => (
        <TableCell key={column}>
          <Skeleton variant="rounded" height={12} width={`${percent}%`} sx={{ my: 1, visibility: shown ? 'visible' : 'hidden' }} />
        </TableCell>
      ))}
    </TableRow>
  ));
}
