import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Mail from 'lucide-react/icons/mail';
import X from 'lucide-react/icons/x';
import { Link as RouterLink } from 'react-router';
import { useHelpAddress } from '../../shared/help-address.ts';
import { to } from '../../app/to.ts';
import { useDismissed } from './dismissed.ts';
import css from './banners.module.css';

/** Where to turn for help, until the client has read it. */
export function Banners() {
  const [dismissed, dismiss] = useDismissed();
  const chat = useHelpAddress();
  const banners = [
    {
      id: 'contact',
      icon: Mail,
      text: 'Nossa equipe responde em até um dia útil.',
      link: (
        <Link href={chat} target="_blank" rel="noopener">
          Fale conosco
        </Link>
      ),
      name: 'Fale conosco',
    },
    {
      id: 'help',
      icon: LifeBuoy,
      text: 'Guias e perguntas frequentes.',
      link: (
        <Link component={RouterLink} to={to.help()}>
          Central de ajuda
        </Link>
      ),
      name: 'Central de ajuda',
    },
  ].filter(({ id }) => !dismissed.includes(id));
  if (banners.length === 0) return null;
  return (
    <ul className={css.rows} aria-label="Avisos">
      {banners.map(({ id, icon: Icon, text, link, name }) => (
        <li key={id}>
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          <span>
            {link}. {text}
          </span>
          <IconButton aria-label={`Dispensar o aviso ${name}`} onClick={() => dismiss(id)}>
            <X size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
