// @vitest-environment happy-dom
import { act, renderHook, screen } from '@testing-library/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { HashRouter, Route, Routes, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { useIsCurrentPage } from './use-is-current-page.ts';

/** A page whose code does not arrive. */
const Pending = lazy(() => new Promise<never>(() => undefined));

const routes = ({ children }: { children: ReactNode }) => (
  <HashRouter>
    <Suspense fallback="Carregando">
      <Routes>
        <Route path="/lista?/:id?" element={children} />
        <Route path="/outra" element={<Pending />} />
      </Routes>
    </Suspense>
  </HashRouter>
);
function openAt(hash: string) {
  location.hash = hash;
  return renderHook(() => ({ isCurrent: useIsCurrentPage(), go: useNavigate() }), { wrapper: routes });
}

test.each(['', '#/', '#/?cupom=A', '#/lista', '#lista', '#/lista/', '#/lista/7%20?page=2'])(
  'current page: the one at %s',
  (hash) => {
    expect(openAt(hash).result.current.isCurrent()).toBe(true);
  },
);

test('current page: stays so with another query', async () => {
  const { result } = openAt('#/lista?page=2');
  const before = result.current;
  await act(async () => before.go('?page=3'));
  expect([before.isCurrent(), result.current.isCurrent()]).toEqual([true, true]);
});

test('current page: no longer once another is loading, though it is still mounted', async () => {
  const { result } = openAt('#/lista');
  await act(async () => result.current.go('/outra'));
  expect(location.hash).toBe('#/outra');
  expect(screen.queryByText('Carregando')).toBeNull();
  expect(result.current.isCurrent()).toBe(false);
});

test('current page: no longer once unmounted', () => {
  const { result, unmount } = openAt('#/lista');
  unmount();
  expect(result.current.isCurrent()).toBe(false);
});
