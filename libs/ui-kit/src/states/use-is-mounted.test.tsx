// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { useIsMounted } from './use-is-mounted.ts';

test('is mounted: before the first effects too, until the component is removed', () => {
  const seen: boolean[] = [];
  let isMounted = () => false;
  function Probe() {
    isMounted = useIsMounted();
    useLayoutEffect(() => void seen.push(isMounted()));
    useEffect(() => void seen.push(isMounted()));
    return null;
  }
  const { unmount } = render(<Probe />);
  expect(seen).toEqual([true, true]);
  unmount();
  expect(isMounted()).toBe(false);
});
