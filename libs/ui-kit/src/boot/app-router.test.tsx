// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { AppRouter } from './app-router.tsx';

/** Imitates the browser changing the URL before the router listens: child effects run before its own. */
function FollowedLink() {
  useLayoutEffect(() => history.replaceState(null, '', '#/cadastro?produtos=a'), []);
  return <p>Oferta</p>;
}

test('app router: a link followed during hydration is where the app navigates', async () => {
  location.hash = '#/';
  render(
    <AppRouter>
      <Routes>
        <Route path="/" element={<FollowedLink />} />
        <Route path="/cadastro" element={<p>Cadastro</p>} />
      </Routes>
    </AppRouter>,
  );
  expect(await screen.findByText('Cadastro')).toBeTruthy();
});
