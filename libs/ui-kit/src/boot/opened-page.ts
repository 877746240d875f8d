// For the boot script of an app, which the build (tools/boot.ts) tells by its own tag what each page needs.
const { dataset } = document.currentScript!;

/** As the build writes it: `files` are numbers in the list of all. */
interface BuiltPage<Read> {
  path: string;
  files: readonly number[];
  reads: readonly Read[];
}

export interface OpenedPage<Read> {
  /** What its code and styles are, beside the app's own. */
  files: string[];
  reads: readonly Read[];
  params: Record<string, string>;
  /** Of the hash, without the question mark. */
  query: string;
}

/** The files that the build lists under a name. */
export const filesOf = (name: string): string[] => dataset[name]?.split(' ') ?? [];
/** Whether there is a build: the development server starts the app by a script of its own. */
export const isBuilt = (): boolean => Boolean(dataset['main']);

/** The page that the address opens, where the build knows what it needs. */
export function openedPage<Read>(): OpenedPage<Read> | undefined {
  const [address = '', query = ''] = location.hash.slice(1).split('?');
  const pages = JSON.parse(dataset['pages'] ?? '[]') as BuiltPage<Read>[];
  const all = filesOf('files');
  for (const { path, files, reads } of pages) {
    const params = matched(path, address.replace(/#.*$/, '') || '/');
    if (params) return { files: files.flatMap((file) => all[file] ?? []), reads, params, query };
  }
  return undefined;
}

/** The ids of the address where it is one of the pattern's. */
function matched(path: string, address: string): Record<string, string> | undefined {
  const found = new RegExp(`^${path.replaceAll(/:(\w+)/g, String.raw`(?<$1>\d+)`)}/?$`).exec(address);
  return found ? { ...found.groups } : undefined;
}
