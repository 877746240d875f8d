/** An in-memory Cache API, as far as the app uses it. Returns each cache's responses by path. */
export function fakeCaches(): Map<string, Map<string, Response>> {
  const all = new Map<string, Map<string, Response>>();
  const addressOf = (asked: RequestInfo) =>
    new URL(typeof asked === 'string' ? asked : asked.url, location.href).pathname;
  const cacheOf = (held: Map<string, Response>) => ({
    match: async (asked: RequestInfo) => held.get(addressOf(asked))?.clone(),
    put: async (asked: RequestInfo, answer: Response) => void held.set(addressOf(asked), answer),
    delete: async (asked: RequestInfo) => held.delete(addressOf(asked)),
    keys: async () => [...held.keys()].map((path) => ({ url: new URL(path, location.href).href })),
  });
  const open = async (name: string) => {
    if (!all.has(name)) all.set(name, new Map());
    return cacheOf(all.get(name)!);
  };
  const caches = { open, delete: async (name: string) => all.delete(name), keys: async () => [...all.keys()] };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  return all;
}
