import Star from 'lucide-react/icons/star';
import { createContext, memo, useContext } from 'react';
import css from './follow-star.module.css';
import type { Followed } from './use-followed.ts';

/** The followed trades; undefined if the user cannot follow. */
export const FollowedContext = createContext<Followed | undefined>(undefined);

export const FollowHead = () =>
  useContext(FollowedContext) ? (
    <th scope="col">
      <span className="m-hidden">Acompanhar</span>
    </th>
  ) : null;

/** The last cell of a trade's row: the follow button. Memoised: a new value does not render it again. */
export const FollowCell = memo(function FollowCell({ id, name }: { id: number; name: string }) {
  const followed = useContext(FollowedContext);
  if (!followed) return null;
  return (
    <td className={css.cell} data-card="star">
      <button
        type="button"
        aria-pressed={followed.trades?.has(id) ?? false}
        aria-label={`Acompanhar ${name}, operação ${id}`}
        onClick={() => followed.toggleTrade(id)}
      >
        <Star size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </td>
  );
});
