/**
 * Removes the hand-over token from the URL, `#/?appToken=…` or `#appToken=…`, so that no history, log or screenshot
 * contains it. Must run before anything else reads the URL.
 */
export function takeAppToken(): string | undefined {
  const hash = globalThis.location.hash.slice(1);
  const [route, query] = hash.includes('?')
    ? [hash.slice(0, hash.indexOf('?')), hash.slice(hash.indexOf('?') + 1)]
    : hash.startsWith('/')
      ? [hash, '']
      : ['/', hash];
  const params = new URLSearchParams(query);
  const token = params.get('appToken');
  if (token === null) return undefined;
  params.delete('appToken');
  const { pathname, search } = globalThis.location;
  globalThis.history.replaceState(
    globalThis.history.state,
    '',
    `${pathname}${search}#${route || '/'}${params.size > 0 ? `?${params}` : ''}`,
  );
  return token || undefined;
}
