import { viewerOf } from '@mirante/session/session-slice.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { menuOf } from '../../app/menu.ts';
import css from './area-cards.module.css';

/** A card per area that the client's products open, except those shown on the home itself. */
export function AreaCards() {
  const { cards } = menuOf(viewerOf(useSessionState('details')));
  if (cards.length === 0) return null;
  return (
    <ul className={css.cards} aria-label="Suas áreas">
      {cards.map(({ to, label, icon: Icon, card }) => (
        <li key={to}>
          <Link to={to}>
            <span className="m-tile m-tile-md m-tile-s1">
              <Icon size={22} strokeWidth={1.75} aria-hidden />
            </span>
            <span>
              <strong>{label}</strong>
              <small>{card}</small>
            </span>
            <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
