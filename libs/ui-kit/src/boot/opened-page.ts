// For an app's boot script; the build (tools/boot.ts) lists each page's needs on its script tag.
import { isPaging } from '@mirante/domain/records/page.ts';
import type { Head } from './show-head.ts';

const { dataset } = document.currentScript!;

/** As the build writes it: `files` are indexes in the list of all. */
interface BuiltPage<Read> {
  path: string;
  files: readonly number[];
  reads: readonly Read[];
  head?: Head;
}

export interface OpenedPage<Read> {
  /** Its code and styles, besides the app's own, and what validates the filters of a list. */
  files: string[];
  reads: readonly Read[];
  /** Its title, if it is always the same. */
  head: Head | undefined;
  params: Record<string, string>;
  /** The hash's query, without the question mark. */
  query: string;
}

/** The files listed by the build under a name. */
export const filesOf = (name: string): string[] => dataset[name]?.split(' ') ?? [];
/** Whether the page is built: the development server starts the app by its own script. */
export const isBuilt = (): boolean => 'built' in dataset;

/** The page of the URL, if the build knows it. */
export function openedPage<Read extends { isList: boolean }>(): OpenedPage<Read> | undefined {
  const [address = '', query = ''] = location.hash.slice(1).split('?');
  const pages = JSON.parse(dataset['pages'] ?? '[]') as BuiltPage<Read>[];
  const all = filesOf('files');
  for (const { path, files, reads, head } of pages) {
    const params = matched(path, address.replace(/#.*$/, '') || '/');
    if (!params) continue;
    const validation = hasFilters(query) && reads.some(({ isList }) => isList) ? filesOf('query') : [];
    return { files: [...files.flatMap((file) => all[file] ?? []), ...validation], reads, head, params, query };
  }
  return undefined;
}

const hasFilters = (query: string): boolean =>
  [...new URLSearchParams(query)].some(([key, value]) => value !== '' && !isPaging(key));

/** The ids in a URL that matches the pattern. */
function matched(path: string, address: string): Record<string, string> | undefined {
  const found = new RegExp(`^${path.replaceAll(/:(\w+)/g, String.raw`(?<$1>\d+)`)}/?$`).exec(address);
  return found ? { ...found.groups } : undefined;
}
