import { describe, expect, it } from 'vitest';
import { answeringOf, shellName, staleShells } from './shell-requests.ts';

const ORIGIN = 'https://area.example';
const asked = (path: string, more: Partial<Request> = {}) =>
  answeringOf({ method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...more }, ORIGIN);

describe('the service worker', () => {
  it("serves the shell's files", () => {
    expect(asked('/', { mode: 'navigate' })).toBe('page');
    expect(asked('/?utm_source=mail', { mode: 'navigate' })).toBe('page');
    expect(asked('/assets/index-1a2b.js')).toBe('code');
    expect(asked('/config.js')).toBe('settings');
  });

  it('leaves the API, other origins, writes and embedded pages to the network', () => {
    expect(asked('/api/v1/client/details')).toBe('pass');
    expect(asked('/api/v1/login', { method: 'POST' })).toBe('pass');
    expect(asked('https://fundamentos.example/assets/a.js')).toBe('pass');
    expect(asked('/embeds/central-de-ajuda.html', { mode: 'navigate' })).toBe('pass');
  });

  it("removes other builds' shell caches alone", () => {
    expect(staleShells([shellName('a'), shellName('b'), 'reports'], 'b')).toEqual([shellName('a')]);
  });
});
