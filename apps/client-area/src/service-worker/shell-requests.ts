/** How the service worker answers a request; `pass` leaves it to the browser. */
export type Answering = 'page' | 'code' | 'settings' | 'pass';

/** Whatever is not of the app's own shell goes to the network as if there were no service worker, the API's answers above all. */
export function answeringOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Answering {
  const { origin: at, pathname } = new URL(request.url);
  if (request.method !== 'GET' || at !== origin) return 'pass';
  if (request.mode === 'navigate') return pathname === '/' || pathname === '/index.html' ? 'page' : 'pass';
  if (pathname.startsWith('/assets/')) return 'code';
  return pathname === '/config.js' || pathname === '/favicon.svg' ? 'settings' : 'pass';
}

const PREFIX = 'shell-';
export const shellName = (version: string): string => `${PREFIX}${version}`;

/** The caches of the shells of other builds. */
export const staleShells = (names: readonly string[], version: string): string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== shellName(version));
