import { useEffect, useEffectEvent } from 'react';
import { focusBox } from './list-focus.ts';

/** Gives the focus back to the rows when the component, and with it the focused control, is gone. */
export function useFocusBack(rows: readonly { id: number }[]): void {
  const giveBack = useEffectEvent(() => {
    if (document.activeElement === document.body) focusBox(rows);
  });
  useEffect(() => () => giveBack(), []);
}
