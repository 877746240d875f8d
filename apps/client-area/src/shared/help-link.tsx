import { useMay } from '@mirante/session/can.tsx';
import MessageCircle from 'lucide-react/icons/message-circle';
import { consultancy, useHelpAddress } from './help-address.ts';
import css from './help-link.module.css';

/** Shown on every page. */
export function HelpLink() {
  const isConsulted = useMay(consultancy);
  return (
    <a className={css.pill} href={useHelpAddress()} target="_blank" rel="noopener">
      <MessageCircle size={18} strokeWidth={1.75} aria-hidden />
      <span>{isConsulted ? 'Falar com a consultoria' : 'Falar com o suporte'}</span>
    </a>
  );
}
