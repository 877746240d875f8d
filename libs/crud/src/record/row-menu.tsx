import type { LazyPart } from '@mirante/ui-kit/boot/lazy.ts';
import { RowButton } from '@mirante/ui-kit/states/row-button.tsx';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { Suspense, useId, useState } from 'react';
import type { ActsMenuProps } from './acts-menu.tsx';

/** The props of a row's acts, which are rendered as an `ActsMenu`. */
export interface RowActsProps<R> {
  row: R;
  menu: Omit<ActsMenuProps, 'acts'>;
}

interface RowMenuProps<R> {
  row: R;
  /** The row's name for screen readers. */
  name: string;
  /** Loaded on pointer or focus. */
  Acts: LazyPart<RowActsProps<R>>;
}

/** A button with the usual acts of a list's row. */
export function RowMenu<R>({ row, name, Acts }: RowMenuProps<R>) {
  // Undefined before it is first opened, null when closed again.
  const [anchor, setAnchor] = useState<HTMLElement | null>();
  const id = useId();
  return (
    <>
      <RowButton
        data-row-menu
        aria-label={`Ações de ${name}`}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? id : undefined}
        onPointerEnter={() => void Acts.preload()}
        onFocus={() => void Acts.preload()}
        onClick={(e) => setAnchor(e.currentTarget)}
      >
        <EllipsisVertical size={16} strokeWidth={1.75} aria-hidden />
      </RowButton>
      {anchor !== undefined && (
        <Suspense fallback={null}>
          <Acts row={row} menu={{ id, anchor, onClose: () => setAnchor(null) }} />
        </Suspense>
      )}
    </>
  );
}
