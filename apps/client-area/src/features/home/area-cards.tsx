import { viewerOf } from '@mirante/session/session-slice.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import { styled } from '@mui/material/styles';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { menuOf } from '../../app/menu.ts';

/** One card for each area that the client's products open, beyond what the home shows itself. */
export function AreaCards() {
  const { cards } = menuOf(viewerOf(useSessionState()));
  if (cards.length === 0) return null;
  return (
    <Cards aria-label="Suas áreas">
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
    </Cards>
  );
}

const Cards = styled('ul')({
  listStyle: 'none',
  margin: '16px 0 0',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  gap: 16,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    minHeight: 74,
    padding: '14px 20px',
    color: 'inherit',
    textDecoration: 'none',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-lg)',
  },
  '& a:hover': { borderColor: 'var(--line-strong)' },
  '& a > span:nth-of-type(2)': { flex: 1, minWidth: 0 },
  '& strong': { display: 'block', fontSize: 16, lineHeight: '24px', fontWeight: 650 },
  '& small': { fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' },
  '& a > svg': { flex: 'none', color: 'var(--ink-3)' },
});
