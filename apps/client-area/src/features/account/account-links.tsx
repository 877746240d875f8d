import { styled } from '@mui/material/styles';
import ChevronRight from 'lucide-react/icons/chevron-right';
import KeyRound from 'lucide-react/icons/key-round';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserX from 'lucide-react/icons/user-x';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';

const links = [
  { at: to.password(), icon: KeyRound, label: 'Trocar senha', text: 'A senha com que você entra' },
  { at: to.sessions(), icon: MonitorSmartphone, label: 'Sessões', text: 'Onde sua conta está aberta' },
  { at: to.privacy(), icon: ShieldCheck, label: 'Privacidade', text: 'Baixar ou apagar seus dados' },
  { at: to.removeAccount(), icon: UserX, label: 'Remover conta', text: 'Para assinaturas canceladas' },
];

/** The rest of what a client does with their account. */
export const AccountLinks = () => (
  <List>
    {links.map(({ at, icon: Icon, label, text }) => (
      <li key={at}>
        <Link to={at}>
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          <span>
            <strong>{label}</strong>
            <small>{text}</small>
          </span>
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
        </Link>
      </li>
    ))}
  </List>
);

const List = styled('ul')({
  listStyle: 'none',
  margin: '-8px -20px',
  padding: 0,
  '& li + li': { borderTop: '1px solid var(--line)' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 60,
    padding: '8px 20px',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: 'var(--surface-2)' },
  '& a:focus-visible': { outlineOffset: -2 },
  '& a > span': { flex: 1, minWidth: 0 },
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' },
  '& svg': { flex: 'none', color: 'var(--ink-3)' },
});
