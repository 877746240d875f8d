import type { ShellGroupFrame } from '@mirante/ui-kit/shell/shell-nav.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import css from './submenu.module.css';

/** A group of the sidebar that can be folded. It stays so in this browser. */
export const Submenu: ShellGroupFrame = ({ title, children }) => {
  const [isFolded] = useState(() => isFoldedHere(title));
  return (
    <details
      className={css.submenu}
      open={!isFolded}
      onToggle={({ currentTarget }) => save(title, !currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
      </summary>
      {children}
    </details>
  );
};

const keyOf = (title: string) => `mirante.folded.${title}`;

function isFoldedHere(title: string): boolean {
  try {
    return localStorage.getItem(keyOf(title)) !== null;
  } catch {
    return false; // Storage may be blocked.
  }
}

function save(title: string, isFolded: boolean): void {
  try {
    if (isFolded) localStorage.setItem(keyOf(title), '1');
    else localStorage.removeItem(keyOf(title));
  } catch {
    return; // Storage is blocked or full: folded for this visit at least.
  }
}
