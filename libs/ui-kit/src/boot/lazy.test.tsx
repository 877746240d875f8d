// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { Suspense, type PropsWithChildren, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { lazy, preloadParts } from './lazy.ts';

afterEach(cleanup);

const drawn = (node: ReactNode): string | null =>
  render(<Suspense fallback="waits">{node}</Suspense>).container.textContent;
const part = (text: string) => lazy(async () => ({ default: () => <p>{text}</p> }));

test('a lazy part whose module was preloaded is in the first drawing, any other suspends', async () => {
  const [Here, Elsewhere] = [part('here'), part('elsewhere')];
  await Here.preload();
  expect(drawn(<Here />)).toBe('here');
  expect(drawn(<Elsewhere />)).toBe('waits');
});

test('the lazy parts that elements name are preloaded together, and one that fails keeps back no other', async () => {
  const Frame = lazy(async () => ({ default: ({ children }: PropsWithChildren) => <>{children}</> }));
  const Page = part('page');
  const Gone = lazy(async (): Promise<{ default: () => null }> => Promise.reject(new Error('no such file')));
  const route = (
    <section>
      <Frame>
        <Page />
      </Frame>
    </section>
  );
  await preloadParts([<Gone key="gone" />, route, undefined]);
  expect(drawn(route)).toBe('page');
});
