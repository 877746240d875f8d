/** How the service worker answers a request; `pass` leaves it to the browser. */
type Answering = 'page' | 'code' | 'settings' | 'pass';

/** Only the app's own shell is served; everything else, above all API responses, bypasses the service worker. */
export function answeringOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Answering {
  const { origin: at, pathname } = new URL(request.url);
  if (request.method !== 'GET' || at !== origin) return 'pass';
  if (request.mode === 'navigate') return pathname === '/' || pathname === '/index.html' ? 'page' : 'pass';
  if (pathname.startsWith('/assets/')) return 'code';
  return pathname === '/config.js' || pathname === '/icon.svg' ? 'settings' : 'pass';
}

const PREFIX = 'shell-';
export const shellName = (version: string): string => `${PREFIX}${version}`;

/** The shell caches of other builds. */
export const staleShells = (names: readonly string[], version: string): string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== shellName(version));
