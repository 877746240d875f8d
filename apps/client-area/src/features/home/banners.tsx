import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Mail from 'lucide-react/icons/mail';
import X from 'lucide-react/icons/x';
import { Link as RouterLink } from 'react-router';
import { DAY_MS } from '@mirante/domain/durations.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { contactInvitationDismissed } from '@mirante/session/session-slice.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import { purposes } from '../../app/purposes.ts';
import { to } from '../../app/to.ts';
import { useDismissed } from './dismissed.ts';
import css from './banners.module.css';

/** How long after its dismissal the contact invitation is shown again. */
const INVITED_AGAIN_MS = 30 * DAY_MS;

/** Where to find help, until the client dismisses it. */
export function Banners() {
  const [dismissed, dismiss] = useDismissed();
  const [isInvited, decline] = useContactInvitation();
  const banners = [
    {
      icon: Mail,
      text: purposes.messages,
      name: 'Fale conosco',
      at: to.newMessage(),
      isShown: isInvited,
      close: decline,
    },
    {
      icon: LifeBuoy,
      text: purposes.help,
      name: 'Central de ajuda',
      at: to.help(),
      isShown: !dismissed.includes('help'),
      close: () => dismiss('help'),
    },
  ].filter(({ isShown }) => isShown);
  if (banners.length === 0) return null;
  return (
    <ul className={css.rows} aria-label="Avisos">
      {banners.map(({ icon: Icon, text, name, at, close }) => (
        <li key={at}>
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          <span>
            <Link component={RouterLink} to={at}>
              {name}
            </Link>
            . {text}
          </span>
          <IconButton aria-label={`Dispensar o aviso ${name}`} onClick={close}>
            <X size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** The session knows when it was last dismissed. */
function useContactInvitation(): readonly [isInvited: boolean, decline: () => void] {
  const { contact_invitation_at: at } = useSessionState('contact_invitation_at');
  const dispatch = useSessionDispatch();
  const isInvited = serverNow().getTime() - Date.parse(at) >= INVITED_AGAIN_MS;
  return [isInvited, () => void dispatch(contactInvitationDismissed(serverNow().toISOString()))];
}
