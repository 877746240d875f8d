import { useId, useState, type MouseEvent } from 'react';

/** The props of a menu. */
export interface OpenedMenu {
  id: string;
  /** The button that it is below; null once it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/**
 * The props of a button that opens a menu, and those of the menu, undefined until it is first opened. `load` loads its
 * code, on pointer or focus.
 */
export function useMenuButton(load: () => Promise<unknown>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>();
  const id = useId();
  const preload = () => void load().catch(() => undefined);
  const menu: OpenedMenu | undefined = anchor === undefined ? anchor : { id, anchor, onClose: () => setAnchor(null) };
  return {
    menu,
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': Boolean(anchor),
      'aria-controls': anchor ? id : undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    } as const,
  };
}
