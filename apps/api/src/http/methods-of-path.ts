import type { FastifyInstance } from 'fastify';

/** Finds the methods that an address has. Counts the routes registered from now on. */
export function methodsOfPath(app: FastifyInstance): (url: string) => string[] {
  const routes: { method: string | string[]; segments: string[] }[] = [];
  app.addHook('onRoute', ({ method, url }) => void routes.push({ method, segments: url.split('/') }));
  return (url) => {
    const given = url.split('?', 1)[0]!.split('/');
    const found = routes.filter(
      ({ segments }) =>
        segments.length === given.length &&
        segments.every((segment, n) => (segment.startsWith(':') ? given[n] !== '' : segment === given[n])),
    );
    return [...new Set(found.flatMap(({ method }) => method))].toSorted();
  };
}
