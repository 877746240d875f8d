import Skeleton from '@mui/material/Skeleton';
import { useDelayPassed } from '@mirante/ui-kit/states/skeletons.tsx';
import css from './list-skeleton.module.css';

const rows = [62, 48, 70, 55, 44, 66, 51, 58];

/** Eight rows as tall as the real ones; grey only once the wait is noticeable. */
export function SkeletonRows({ width }: { width: number }) {
  const shown = useDelayPassed();
  return rows.map((percent) => (
    <tr key={percent} aria-hidden="true">
      {Array.from({ length: width }, (_, column) => (
        <td key={column}>
          <Skeleton
            variant="rounded"
            height={12}
            width={`${percent}%`}
            className={`${css.grey} ${shown ? css.shown : ''}`}
          />
        </td>
      ))}
    </tr>
  ));
}
