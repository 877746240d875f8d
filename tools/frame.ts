import path from 'node:path';
import type { Rolldown } from 'vite';
import { root } from './paths.ts';
import { reach } from './reach.ts';

type ImportsOf = (id: string) => readonly string[];

export const LOGIN = path.join(root, 'libs/screens/src/login/login-page.tsx');
/** Referenced by every component for its classes; the part that runs is in the first file. */
const STYLES = '/node_modules/@mui/material/styles/';

/**
 * The `codeSplitting` groups that put the code shared by every page behind the login into two files: what the login
 * needs too, and the rest. `main` and `frame` are the files of the app's start and of its pages' frame.
 */
export function frameGroups(main: string, frame: string): Rolldown.CodeSplittingGroup[] {
  let shared: { frame: ReadonlySet<string>; login: ReadonlySet<string> } | undefined;
  const within = (context: Rolldown.ChunkingContext) =>
    (shared ??= sharedBy(main, frame, (id) => context.getModuleInfo(id)?.importedIds ?? []));
  // Code of a single page stays with that page: `frame` must be the entry of a chunk.
  return [
    {
      name: (id, context) => (within(context).frame.has(id) && within(context).login.has(id) ? 'common' : null),
      minShareCount: 2,
    },
    { name: (id, context) => (within(context).frame.has(id) ? 'frame' : null), minShareCount: 2 },
  ];
}

function sharedBy(main: string, frame: string, importsOf: ImportsOf) {
  const first = new Set([...reach([main], importsOf)].filter((id) => !id.includes('/node_modules/')));
  const later = (id: string) => importsOf(id).filter((one) => !first.has(one) && !one.includes(STYLES));
  return { frame: reach([frame], later), login: reach([LOGIN], later) };
}
