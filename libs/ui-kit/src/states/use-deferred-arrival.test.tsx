// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDeferredArrival } from './use-deferred-arrival.ts';

it('data that arrives is deferred by one render, and later changes are immediate', () => {
  const renders: (string | undefined)[] = [];
  const { rerender } = renderHook(({ data }) => renders.push(useDeferredArrival(data)), {
    initialProps: { data: undefined as string | undefined },
  });
  const rendersOf = (data: string | undefined) => {
    renders.length = 0;
    rerender({ data });
    return renders;
  };
  expect(rendersOf('Ana')).toEqual([undefined, 'Ana']);
  expect(rendersOf('Bruno')[0]).toBe('Bruno');
  expect(rendersOf(undefined)[0]).toBeUndefined();
});

it('data that is there from the start is not deferred', () => {
  expect(renderHook(() => useDeferredArrival('Ana')).result.current).toBe('Ana');
});
