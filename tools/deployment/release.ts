// A release laid out like the API's image: the files that its Dockerfile copies, and the production packages.
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';

interface Locked {
  packages: Record<
    string,
    { dependencies?: Record<string, string>; link?: boolean; optionalDependencies?: Record<string, string> }
  >;
}

/** Lays it out in `home`, which is deleted first. */
export function layOutRelease(home: string): void {
  rmSync(home, { recursive: true, force: true });
  for (const [from, to] of copiedByImage()) copyGiven(from, path.join(home, to));
  for (const name of installedPackages()) copy(path.join(root, name), path.join(home, name));
}

/** Matches as builders read `.dockerignore`: a pattern names a file, or a folder with all its contents. */
const patterns = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
export const isIgnored = (file: string): boolean =>
  patterns.some((pattern) => path.matchesGlob(file, pattern) || path.matchesGlob(file, `${pattern}/**`));

/** The paths that the Dockerfile's last stage copies from the build context. */
export function copiedByImage(): [from: string, to: string][] {
  const lines = readFileSync(path.join(root, 'tools/deploy/api.Dockerfile'), 'utf8')
    .split(/^FROM /m)
    .at(-1)!;
  return [...lines.matchAll(/^COPY (?!--from)(\S+) (\S+)$/gm)].map(([, from, to]) => [
    from!,
    to === './' ? from! : to!,
  ]);
}

/** The packages of `npm ci --omit=dev --workspace apps/api`: the API's transitive dependencies, workspaces as links. */
function installedPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Locked;
  const found = new Set<string>();
  const visit = (at: string): void => {
    const { dependencies, optionalDependencies } = packages[at] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const where = placeOf(name, at);
      if (!where || found.has(where)) continue;
      found.add(where);
      visit(where);
    }
  };
  const placeOf = (name: string, from: string): string | undefined => {
    for (let at = from; ; at = at.replace(/(^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$|(^|\/)[^/]+$/, '')) {
      const place = path.posix.join(at, 'node_modules', name);
      if (packages[place] && existsSync(path.join(root, place))) return place;
      if (at === '') return undefined;
    }
  };
  visit('apps/api');
  for (const library of ['libs/domain', 'libs/validation', 'libs/contract']) visit(library);
  return [...found];
}

const copy = (from: string, to: string, filter?: (source: string) => boolean): void =>
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter });
const copyGiven = (from: string, to: string): void =>
  copy(path.join(root, from), to, (source) => !isIgnored(path.relative(root, source)));
