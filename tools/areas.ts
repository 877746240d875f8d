// The order in which the areas of the product build on each other, and what breaks it.

/** Each may use those before it, in the API and in the libraries that are divided like it. */
const AREAS = [
  'records',
  'products',
  'access',
  'people',
  'sales',
  'content',
  'messaging',
  'investments',
  'trading',
  'house',
];
/** What every area of the API stands on, in the same sense. */
const GROUND = ['metrics', 'database', 'outbox', 'http', 'threads', 'crypto', 'pages', 'gateways', 'jobs'];
const FLOORS = [...GROUND, ...AREAS];
/** The files beside the folders that everybody may use; the others put the whole together. */
const SHARED = new Set(['src/config.ts', 'src/services.ts']);
/** Lists what an area's folders serve: it knows them all, and only the whole knows it. */
const AREA_ROUTES = /^src\/([^/]+)\/routes\.ts$/;

/** Why a file of the API may not import another one of it. */
export function wrongFloor(file: string, target: string): string | undefined {
  const [from, to] = [floorOf(file), floorOf(target)];
  if (from === undefined) return undefined;
  if (to === undefined) return isOpen(target) ? undefined : `${from} imports ${target}, which puts the whole together`;
  if (FLOORS.indexOf(to) > FLOORS.indexOf(from)) return `${from} imports ${to}, which stands on it`;
  if (AREA_ROUTES.test(target)) return `${target} lists the routes of its area, for src/routes.ts`;
  return undefined;
}

/** Why a file of a library that is divided into areas may not import another one of it. */
export function wrongArea(file: string, target: string): string | undefined {
  const [from, to] = [areaOf(file), areaOf(target)];
  if (to === undefined || from === to) return undefined;
  if (from === undefined) return `${file} is every area’s, and imports ${to}`;
  return AREAS.indexOf(to) > AREAS.indexOf(from) ? `${from} imports ${to}, which stands on it` : undefined;
}

/** The folder that keeps a file of the API together with its kin: an area's folder, or an area for its own files. */
export function roomOf(file: string): string | undefined {
  const area = areaOf(file);
  if (area === undefined || AREA_ROUTES.test(file)) return undefined;
  const [, , folder, ...rest] = file.split('/');
  return rest.length > 0 ? `${area}/${folder}` : area;
}

const folderOf = (file: string): string | undefined => /^src\/([^/]+)\//.exec(file)?.[1];
const among = (known: readonly string[], name: string | undefined) =>
  name !== undefined && known.includes(name) ? name : undefined;
const floorOf = (file: string) => among(FLOORS, folderOf(file));
const areaOf = (file: string) => among(AREAS, folderOf(file));
const isOpen = (target: string): boolean => SHARED.has(target) || !/^src\/[^/]+\.ts$/.test(target);
