import MessageCircle from 'lucide-react/icons/message-circle';
import { useHelpAddress } from './help-address.ts';
import css from './help-link.module.css';

/** Shown on every page. */
export const HelpLink = () => (
  <a className={css.pill} href={useHelpAddress()} target="_blank" rel="noopener">
    <MessageCircle size={18} strokeWidth={1.75} aria-hidden />
    <span>Falar com o suporte</span>
  </a>
);
