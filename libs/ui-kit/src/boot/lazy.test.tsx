// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { Suspense, type PropsWithChildren, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { lazy, preloadParts } from './lazy.ts';

const drawn = (node: ReactNode): string | null =>
  render(<Suspense fallback="waits">{node}</Suspense>).container.textContent;
const part = (text: string) => lazy(async () => ({ default: () => <p>{text}</p> }));

test('lazy: a preloaded part renders at once, any other suspends', async () => {
  const [Here, Elsewhere] = [part('here'), part('elsewhere')];
  await Here.preload();
  expect(drawn(<Here />)).toBe('here');
  expect(drawn(<Elsewhere />)).toBe('waits');
});

test('preloadParts: preloads the lazy parts of elements together, and one failure does not stop the others', async () => {
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
