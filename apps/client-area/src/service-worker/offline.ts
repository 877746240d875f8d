import { answeringOf, shellName, staleShells } from './shell-requests.ts';

interface Shell {
  version: string;
  files: readonly string[];
}

/**
 * Serves the app offline. Pages are network-first, so that the next start shows a new deployment; the shell's files
 * belong to one build and change together, once no tab of the previous build is open.
 */
export function serveOffline(scope: ServiceWorkerGlobalScope, { version, files }: Shell): void {
  const shell = () => caches.open(shellName(version));
  scope.addEventListener('install', (event) => {
    const fresh = files.map((file) => new Request(file, file.startsWith('/assets/') ? {} : { cache: 'reload' }));
    event.waitUntil(shell().then((cache) => cache.addAll(fresh)));
  });
  scope.addEventListener('activate', (event) =>
    event.waitUntil(removeStale(version).then(() => scope.clients.claim())),
  );
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const answering = answeringOf(request, scope.location.origin);
    if (answering === 'page') event.respondWith(fetch(request).catch(() => kept('/')));
    if (answering === 'code') event.respondWith(keptOrElse(request, () => fetch(request)));
    if (answering === 'settings') event.respondWith(fetch(request).catch(() => kept(new URL(request.url).pathname)));
  });

  const kept = (address: string): Promise<Response> => shell().then((cache) => keptIn(cache, address));
  const keptOrElse = async (request: Request, otherwise: () => Promise<Response>): Promise<Response> =>
    (await (await shell()).match(request)) ?? otherwise();
}

const keptIn = async (cache: Cache, address: string): Promise<Response> =>
  (await cache.match(address)) ?? Response.error();

const removeStale = async (version: string): Promise<unknown> =>
  Promise.all(staleShells(await caches.keys(), version).map((name) => caches.delete(name)));
