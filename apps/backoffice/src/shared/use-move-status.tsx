import { useState } from 'react';

/** Announces to screen readers where an item of a list was moved to. `at` is its new index, from 0. */
export function useMoveStatus() {
  const [text, setText] = useState('');
  return {
    announceMove: (name: string, at: number, total: number) => setText(`${name}: posição ${at + 1} de ${total}`),
    moveStatus: (
      <p className="m-hidden" role="status">
        {text}
      </p>
    ),
  };
}
