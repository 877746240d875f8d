import { readStored, writeStored } from '@mirante/ui-kit/boot/browser-storage.ts';
import type { ShellGroupFrame } from '@mirante/ui-kit/shell/shell-nav.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import css from './submenu.module.css';

/** A group of the sidebar that can be folded. It stays so in this browser. */
export const Submenu: ShellGroupFrame = ({ title, children }) => {
  const [isFolded] = useState(() => readStored(keyOf(title)) !== null);
  return (
    <details
      className={css.submenu}
      open={!isFolded}
      onToggle={({ currentTarget }) => writeStored(keyOf(title), currentTarget.open ? null : '1')}
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
