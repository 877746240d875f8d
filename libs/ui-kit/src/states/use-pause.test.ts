// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePause } from './use-pause.ts';

it('pause: what is shown stays as it was, and is the latest again afterwards; its switch is always the same', () => {
  const updates = [{ sequence: 1 }, { sequence: 2 }, { sequence: 3 }];
  const { result, rerender } = renderHook(usePause, { initialProps: updates[0] });
  const { toggle } = result.current;
  rerender(updates[1]);
  expect(result.current).toEqual({ shown: updates[1], isPaused: false, toggle });
  act(toggle);
  rerender(updates[2]);
  expect(result.current).toEqual({ shown: updates[1], isPaused: true, toggle });
  act(toggle);
  expect(result.current).toEqual({ shown: updates[2], isPaused: false, toggle });
});
