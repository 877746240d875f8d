// Checks import rules. Nothing else keeps back-office code out of the checkout, or browser code out of the business
// logic.
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { roomOf, wrongArea, wrongFloor } from './areas.ts';
import { cyclesOf } from './import-cycles.ts';
import { type Import, importsOf } from './imports.ts';
import { root } from './paths.ts';

/** For a project's tag, the tags of the projects that it may import. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'type:model': ['type:model'],
  'type:data': ['type:model', 'type:data'],
  'type:ui': ['type:model', 'type:ui'],
  'type:screens': ['type:model', 'type:data', 'type:ui', 'type:screens'],
  'type:app': ['type:model', 'type:data', 'type:ui', 'type:screens'],
  'type:server': ['type:model'],
  'type:e2e': ['type:model'],
  'type:tools': ['type:model'],
};
/**
 * These run on Node: they may use its modules, and dynamic imports with a computed path. Browsers load only what is
 * known at build time.
 */
const ON_NODE = new Set(['type:server', 'type:tools', 'type:e2e']);
/** The libraries divided into the product's areas. */
const IN_AREAS = new Set(['@mirante/domain', '@mirante/contract', '@mirante/api-client']);
/**
 * In the API a folder may import another one's logic, but not its routes and pages. In the web apps features share
 * nothing.
 */
const ITS_OWN = /\.(?:routes|pages)\.ts$/;
/** An area's page list: the only file that imports its features' pages. */
const AREA_PAGES = /^src\/features\/[^/]+\/pages\.tsx$/;
/**
 * Allowed imports across projects: the shared build and test configuration, the API's benchmarks and test helpers, the
 * options of its Node processes, and the live panel's end of the socket, which tests the server.
 */
const WAYS_OUT: readonly [from: RegExp, to: RegExp][] = [
  [/^(?:vite|vitest)\.config\.ts$/, /^\.\.\/\.\.\/tools\/(?:vite|vitest)\.ts$/],
  [/^(?:(?:bench|deployment)\/[^/]+|crashes)\.ts$/, /^\.\.\/apps\/api\/(?:bench|src\/testing)\//],
  [
    /^(?:system|processes|images\.test|deployment\/node|support\/panel-nodes)\.ts$/,
    /^\.\.\/apps\/api\/src\/node-options\.ts$/,
  ],
  [/^src\/trading\/live\/testing\/[^/]+\.ts$/, /^\.\.\/\.\.\/libs\/trader-socket\/src\//],
];
/** Tests, and files that only build or run them: these may also use the repository's development dependencies. */
const DEVELOPMENT = /\.test\.tsx?$|\/testing\/|^openapi\/|^[^/]+\.ts$/;

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  nx?: { tags?: string[] };
}
interface Project extends Manifest {
  dir: string;
  tag: string;
}

/** Lists every import under `base` that breaks a rule, as `file:line: why`, and every import cycle. */
export function violations(base: string): string[] {
  const shared = readManifest(base, 'package.json').devDependencies ?? {};
  const projects = globSync(['{apps,libs}/*/package.json', '{e2e,tools}/package.json'], { cwd: base }).map((file) =>
    readProject(base, file),
  );
  const byName = new Map(projects.map((project) => [project.name, project]));
  return projects.flatMap((project) => {
    const files = filesOf(path.join(base, project.dir));
    const wrong = files.flatMap(({ file, imports }) => {
      const allowed = { ...project.dependencies, ...(usesShared(project, file) && shared) };
      return imports
        .map((found) => ({ found, why: wrongOf(found, { project, file, allowed, byName }) }))
        .filter(({ why }) => why !== undefined)
        .map(({ found, why }) => `${project.dir}/${file}:${found.line}: ${why}`);
    });
    return [...wrong, ...cyclesIn(project, files)];
  });
}

interface SourceFile {
  file: string;
  imports: Import[];
}

function filesOf(dir: string): SourceFile[] {
  const found = globSync('**/*.{ts,tsx,mjs,js}', {
    cwd: dir,
    exclude: (name) => /^(?:node_modules|dist)$/.test(path.basename(name)),
  });
  return found.toSorted().map((file) => {
    const full = path.join(dir, file);
    return { file, imports: importsOf(full, readFileSync(full, 'utf8')) };
  });
}

/** Cycles between a project's files, and between the folders of the API's areas. Dynamic imports count too. */
function cyclesIn(project: Project, files: readonly SourceFile[]): string[] {
  const byFile = edgesOf(files, (file) => file);
  const byFolder = edgesOf(
    project.tag === 'type:server' ? files.filter(({ file }) => !DEVELOPMENT.test(file)) : [],
    roomOf,
  );
  const violationOf = (kind: string) => (cycle: string[]) => `${project.dir}: a circle of ${kind}: ${cycle.join(', ')}`;
  return [...cyclesOf(byFile).map(violationOf('files')), ...cyclesOf(byFolder).map(violationOf('folders'))];
}

function edgesOf(files: readonly SourceFile[], nodeOf: (file: string) => string | undefined): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { file, imports } of files) {
    const node = nodeOf(file);
    if (node === undefined) continue;
    const next = edges.get(node) ?? new Set();
    edges.set(node, next);
    for (const { from } of imports) {
      const target = from?.startsWith('.') ? nodeOf(targetOf(file, from)) : undefined;
      if (target !== undefined && target !== node) next.add(target);
    }
  }
  return edges;
}

const targetOf = (file: string, from: string): string => path.posix.join(path.posix.dirname(file), from);

interface Setting {
  project: Project;
  file: string;
  allowed: Record<string, string>;
  byName: Map<string, Project>;
}

function wrongOf({ from }: Import, setting: Setting): string | undefined {
  if (from === undefined) return ON_NODE.has(setting.project.tag) ? undefined : 'what is imported must be written out';
  if (from.startsWith('.')) return wrongPath(from, setting);
  if (isBuiltin(from))
    return ON_NODE.has(setting.project.tag) || DEVELOPMENT.test(setting.file)
      ? undefined
      : `${from} does not exist in a browser`;
  return wrongPackage(from, setting);
}

function wrongPath(from: string, { project, file }: Setting): string | undefined {
  const target = targetOf(file, from);
  if (target.startsWith('..'))
    return WAYS_OUT.some(([here, there]) => here.test(file) && there.test(target))
      ? undefined
      : `${from} leaves ${project.name}`;
  if (IN_AREAS.has(project.name)) return DEVELOPMENT.test(file) ? undefined : wrongArea(file, target);
  if (project.tag === 'type:server') return DEVELOPMENT.test(file) ? undefined : wrongOfServer(file, target);
  const [own, other] = [featureOf(file), featureOf(target)];
  if (!own || !other || own === other || (AREA_PAGES.test(file) && other.startsWith(`${own}/`))) return undefined;
  return `feature ${own} imports feature ${other}`;
}

function wrongOfServer(file: string, target: string): string | undefined {
  const [own, other] = [roomOf(file), roomOf(target)];
  if (ITS_OWN.test(target) && own && own !== other) return `${own} imports the routes of ${other}`;
  return wrongFloor(file, target);
}

function wrongPackage(from: string, { project, allowed, byName }: Setting): string | undefined {
  const name = from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
  const target = byName.get(name);
  if (target === project) return `${from} is this project itself: name the file`;
  if (target && !MAY_IMPORT[project.tag]?.includes(target.tag))
    return `${project.tag} may not import ${name} (${target.tag})`;
  if (!(name in allowed)) return `${name} is not declared in ${project.dir}/package.json`;
  return undefined;
}

/** In the web apps a feature is a folder, possibly in an area's folder. */
const featureOf = (file: string): string | undefined => /^src\/features\/((?:[^/]+\/)+)/.exec(file)?.[1]?.slice(0, -1);
const usesShared = ({ tag }: Project, file: string): boolean =>
  tag === 'type:tools' || tag === 'type:e2e' || DEVELOPMENT.test(file);
const readManifest = (base: string, file: string) =>
  JSON.parse(readFileSync(path.join(base, file), 'utf8')) as Manifest;

function readProject(base: string, file: string): Project {
  const manifest = readManifest(base, file);
  const tag = manifest.nx?.tags?.find((name) => name in MAY_IMPORT);
  if (!tag) throw new Error(`${file} has none of the tags ${Object.keys(MAY_IMPORT).join(', ')}`);
  return { ...manifest, dir: path.posix.dirname(file.replaceAll(path.sep, '/')), tag };
}

if (import.meta.main) {
  const found = violations(root);
  for (const each of found) console.error(each);
  process.exitCode = found.length > 0 ? 1 : 0;
}
