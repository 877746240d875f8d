import Skeleton from '@mui/material/Skeleton';
import { useDelayPassed } from '@mirante/ui-kit/states/skeletons.tsx';
import css from './list-skeleton.module.css';

const rows = [62, 48, 70, 55, 44, 66, 51, 58];

/** Eight skeleton rows of the real height; visible after a delay. */
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
