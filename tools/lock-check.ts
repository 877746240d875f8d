// `npm install` can write a lockfile that lacks a package for another platform (a tool's prebuilt binary), which `npm
// ci` refuses there; or a package.json can ask for versions that the lockfile lacks. Both are found here, without a
// network.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.ts';

interface Entry {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
type Packages = Record<string, Entry>;

/** The errors in the `packages` of a package-lock.json. */
export function lockErrors(packages: Packages): string[] {
  return [...missing(packages), ...loose(packages)];
}

function missing(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, range]) => !fits(find(packages, at, name), range))
      .map(([name, range]) => `${at || 'the root'} wants ${name}@${range}, which the lockfile does not hold`),
  );
}

/** Resolves as Node does: beside the importer first, then a folder up. */
function find(packages: Packages, at: string, name: string): Entry | undefined {
  for (let dir = at; ; dir = dir.slice(0, Math.max(0, dir.lastIndexOf('node_modules/') - 1))) {
    const found = packages[`${dir && `${dir}/`}node_modules/${name}`];
    if (found || dir === '') return found;
  }
}

const fits = (found: Entry | undefined, range: string): boolean =>
  found !== undefined && (!/^\d/.test(range) || found.version === range);

/** Our own packages must pin exact versions that match the lockfile. */
function loose(packages: Packages): string[] {
  return Object.entries(packages)
    .filter(([at]) => !at.includes('node_modules'))
    .flatMap(([at, { dependencies = {}, devDependencies = {} }]) =>
      Object.entries({ ...dependencies, ...devDependencies })
        .filter(
          ([name, range]) =>
            !name.startsWith('@mirante/') && (!/^\d/.test(range) || !fits(find(packages, at, name), range)),
        )
        .map(
          ([name, range]) =>
            `${at || 'the root'} wants ${name}@${range}, which is not an exact version that the lockfile holds`,
        ),
    );
}

if (import.meta.main) {
  const errors = lockErrors(
    (JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { packages: Packages }).packages,
  );
  for (const error of errors) console.error(error);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
