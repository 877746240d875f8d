import Bell from 'lucide-react/icons/bell';
import ChevronRight from 'lucide-react/icons/chevron-right';
import KeyRound from 'lucide-react/icons/key-round';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import UserX from 'lucide-react/icons/user-x';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';
import css from './account-links.module.css';

const links = [
  { at: to.password(), icon: KeyRound, label: 'Trocar senha', text: 'A senha com que você entra' },
  { at: to.passkeys(), icon: Smartphone, label: 'Passkeys', text: 'Entrar sem senha, pelo aparelho' },
  { at: to.sessions(), icon: MonitorSmartphone, label: 'Sessões', text: 'Onde sua conta está aberta' },
  {
    at: to.notificationSettings(),
    icon: Bell,
    label: 'Preferências de notificação',
    text: 'De que e onde você quer ser avisado',
  },
  { at: to.privacy(), icon: ShieldCheck, label: 'Privacidade', text: 'Baixar ou apagar seus dados' },
  { at: to.removeAccount(), icon: UserX, label: 'Remover conta', text: 'Para assinaturas canceladas' },
];

/** Links to the other account pages. */
export const AccountLinks = () => (
  <ul className={css.list}>
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
  </ul>
);
