import { renderToString } from 'react-dom/server';
import { createPath, Router, type Navigator } from 'react-router';
import { App } from './app.tsx';

/** Links as the browser's hash router makes them, since hydration keeps their addresses. */
const navigator: Navigator = {
  createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
  go: () => {},
  push: () => {},
  replace: () => {},
};

/** Prerenders an address, as the browser first renders it, without data from the server. */
export const render = async (address: string) => ({
  body: renderToString(
    <Router location={address} navigator={navigator} static>
      <App />
    </Router>,
  ),
});
