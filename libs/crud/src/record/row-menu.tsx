import type { LazyPart } from '@mirante/ui-kit/boot/lazy.ts';
import { RowButton } from '@mirante/ui-kit/states/row-button.tsx';
import { useMenuButton, type OpenedMenu } from '@mirante/ui-kit/states/use-menu-button.ts';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { Suspense } from 'react';

/** The props of a row's acts, which are rendered as an `ActsMenu`. */
export interface RowActsProps<R> {
  row: R;
  menu: OpenedMenu;
}

interface RowMenuProps<R> {
  row: R;
  /** The row's name for screen readers. */
  name: string;
  /** Loaded on pointer or focus, as `lazyActs`. */
  Acts: LazyPart<RowActsProps<R>>;
}

/** A button with the usual acts of a list's row. */
export function RowMenu<R>({ row, name, Acts }: RowMenuProps<R>) {
  const { button, menu } = useMenuButton(Acts.preload);
  return (
    <>
      <RowButton data-row-menu aria-label={`Ações de ${name}`} {...button}>
        <EllipsisVertical size={16} strokeWidth={1.75} aria-hidden />
      </RowButton>
      {menu && (
        <Suspense fallback={null}>
          <Acts row={row} menu={menu} />
        </Suspense>
      )}
    </>
  );
}
