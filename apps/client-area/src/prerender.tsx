import { makeStore } from '@mirante/api-client/store.ts';
import { sessionReducer } from '@mirante/session/session-slice.ts';
import loginForm from '@mirante/screens/login/login-form.module.css?inline';
import loginPage from '@mirante/screens/login/login-page.module.css?inline';
import { layeredCache } from '@mirante/ui-kit/boot/layered-cache.ts';
import { makeUi } from '@mirante/ui-kit/boot/root.tsx';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { Root } from './app/root.tsx';

/**
 * Prerenders an address without a session, with its style sheets, and with the emotion styles under the names that
 * hydration expects.
 */
export async function render(address: string) {
  const cache = layeredCache();
  // Keeps the rules in the cache, where they can be read, instead of between the elements.
  cache.compat = true;
  const store = makeStore({ notify: () => undefined, reducers: { session: sessionReducer } });
  const router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { prelude } = await prerender(<Root store={store} router={router} ui={makeUi('comfortable', cache)} />);
  const body = await new Response(prelude).text();
  const rules = Object.entries(cache.inserted).filter((rule): rule is [string, string] => typeof rule[1] === 'string');
  const [own, global] = [
    rules.filter(([id]) => `m-${id}` in cache.registered),
    rules.filter(([id]) => !(`m-${id}` in cache.registered)),
  ];
  const style = (ids: string, css: string) => `<style data-emotion="${ids}" nonce="__NONCE__">${css}</style>`;
  const globals = global.map(([id, css]) => style(`m-global ${id}`, css));
  return {
    body,
    head: [
      `<style nonce="__NONCE__">${loginPage}${loginForm}</style>`,
      ...globals,
      style(`m ${own.map(([id]) => id).join(' ')}`, own.map(([, css]) => css).join('')),
    ].join(''),
  };
}
