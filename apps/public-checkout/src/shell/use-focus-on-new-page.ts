import { useEffect } from 'react';
import { useNavigationType } from 'react-router';

/**
 * After a link or a purchase has led here, the page is scrolled to the top and its title gets the focus, as in the
 * client area. The browser itself restores the place after Back, Forward and a reload.
 */
export function useFocusOnNewPage(): void {
  const type = useNavigationType();
  useEffect(() => {
    if (type === 'POP') return;
    window.scrollTo(0, 0);
    const title = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [type]);
}
