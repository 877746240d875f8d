import { Logo } from '@mirante/ui-kit/shell/logo.tsx';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { to } from '../to.ts';

/** The header of every page except the offer's. */
export const SecureHead = ({ children }: { children?: ReactNode }) => (
  <header className="secure-head">
    <Link to={to.offer} className="secure-logo">
      <Logo />
    </Link>
    <span className="secure-words">
      <Lock size={16} strokeWidth={1.75} aria-hidden />
      <span className={children ? 'wide-only' : undefined}>Ambiente seguro</span>
      {children}
    </span>
  </header>
);
