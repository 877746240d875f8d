import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { App } from './app.tsx';

/** Prerenders an address, as the browser first renders it, without data from the server. */
export const render = async (address: string) => ({
  body: renderToString(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  ),
});
