import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { App } from './app.tsx';

/** The first picture of an address, as the browser will draw it before anything is known from the server. */
export const render = async (address: string) => ({
  body: renderToString(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  ),
});
