// The dependency order of the product's areas, and the check of it.

/** Each area may import those before it, in the API and in the libraries with the same division. */
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
/** The API's layers below the areas, in the same order. */
const GROUND = ['metrics', 'database', 'outbox', 'http', 'threads', 'crypto', 'pages', 'gateways', 'jobs'];
const FLOORS = [...GROUND, ...AREAS];
/** Files beside the folders that every area may import; the others compose the whole. */
const SHARED = new Set(['src/config.ts', 'src/services.ts']);
/** An area's route list: it imports all of the area's folders, and only the composing files import it. */
const AREA_ROUTES = /^src\/([^/]+)\/routes\.ts$/;

/** Returns why a file of the API may not import another one, if so. */
export function wrongFloor(file: string, target: string): string | undefined {
  const [from, to] = [floorOf(file), floorOf(target)];
  if (from === undefined) return undefined;
  if (to === undefined) return isOpen(target) ? undefined : `${from} imports ${target}, which puts the whole together`;
  if (FLOORS.indexOf(to) > FLOORS.indexOf(from)) return `${from} imports ${to}, which stands on it`;
  if (AREA_ROUTES.test(target)) return `${target} lists the routes of its area, for src/routes.ts`;
  return undefined;
}

/** Returns why a file of a library divided into areas may not import another one, if so. */
export function wrongArea(file: string, target: string): string | undefined {
  const [from, to] = [areaOf(file), areaOf(target)];
  if (to === undefined || from === to) return undefined;
  if (from === undefined) return `${file} is every area’s, and imports ${to}`;
  return AREAS.indexOf(to) > AREAS.indexOf(from) ? `${from} imports ${to}, which stands on it` : undefined;
}

/** The folder of a file in the API: an area's folder, or the area for its own files. */
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
