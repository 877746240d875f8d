import type { KeyboardEvent } from 'react';

/** Moves an item of a list up or down by Alt with the arrows. */
export const moveByKey =
  (move: (by: 1 | -1) => void) =>
  (e: KeyboardEvent): void => {
    if (!e.altKey || (e.key !== 'ArrowUp' && e.key !== 'ArrowDown')) return;
    e.preventDefault();
    move(e.key === 'ArrowUp' ? -1 : 1);
  };
