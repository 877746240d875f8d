// Which files the code shared by lazily loaded pages is put into.
import path from 'node:path';
import type { Rolldown } from 'vite';
import { reach } from './reach.ts';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'>;
type InfoOf = (id: string) => ModuleInfo | null;

/**
 * What a request costs in compressed bytes: 450 of headers, and its share of the round trips in which six connections
 * fetch a page's files.
 */
const REQUEST_BYTES = 700;
/** Characters of a module per compressed byte. */
const COMPRESSION = 4;
/** A larger chunk is worth its request. */
const MAX_BYTES = 5000;

interface Chunk {
  /** It begins with a lazily loaded module. */
  isPage: boolean;
  modules: string[];
  /** The lazily loaded modules that import it, directly or not, and therefore fetch it. */
  pages: Set<string>;
  /** Compressed. */
  bytes: number;
  imports: Set<Chunk>;
}

/**
 * The `codeSplitting` group of code that several lazily loaded pages share. Rolldown's own chunks have what exactly the
 * same pages import, and most are tiny; here they are merged while pages save more requests than they fetch in vain.
 * `earlier` are the modules that, like `main`, are loaded before a page, or whose code has files of its own.
 */
export function sharedChunks(main: string, earlier: readonly string[]): Rolldown.CodeSplittingGroup {
  let names: ReadonlyMap<string, string> | undefined;
  return {
    name: (id, context) =>
      (names ??= mergedChunks(main, earlier, (module) => context.getModuleInfo(module))).get(id) ?? null,
    minShareCount: 2,
    // They have chunks of their own, and no merged chunk imports itself through another.
    includeDependenciesRecursively: false,
  };
}

/** The chunk's name of each module whose chunk is merged, after the largest module in it. */
export function mergedChunks(main: string, earlier: readonly string[], infoOf: InfoOf): Map<string, string> {
  const sizeOf = (id: string) => infoOf(id)?.code?.length ?? 0;
  const names = new Set<string>();
  return new Map(
    [...merge(chunksOf(main, earlier, infoOf))].flatMap(({ modules }) => {
      const [largest = ''] = modules.toSorted((a, b) => sizeOf(b) - sizeOf(a));
      const base = `${path.basename(largest).split('.')[0]}-and-more`;
      const name = names.has(base) ? `${base}-${names.size}` : base;
      names.add(name);
      return modules.map((id) => [id, name] as const);
    }),
  );
}

/** Rolldown's own chunks. */
function chunksOf(main: string, earlier: readonly string[], infoOf: InfoOf): Chunk[] {
  const importsOf = (id: string) => infoOf(id)?.importedIds ?? [];
  const lazyOf = (id: string) => infoOf(id)?.dynamicallyImportedIds ?? [];
  const before = reach([main, ...earlier], importsOf);
  const all = reach([main], (id) => [...importsOf(id), ...lazyOf(id)]);
  const pages = new Set([...all].flatMap(lazyOf));

  const pagesOf = new Map<string, Set<string>>();
  for (const page of pages)
    for (const id of reach([page], importsOf))
      if (!before.has(id)) pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page));

  const chunks = new Map<string, Chunk>();
  const chunkOf = new Map<string, Chunk>();
  for (const [id, needing] of pagesOf) {
    const key = pages.has(id) ? id : [...needing].toSorted().join('\n');
    const chunk = chunks.get(key) ?? {
      isPage: pages.has(id),
      modules: [],
      pages: needing,
      bytes: 0,
      imports: new Set(),
    };
    chunk.modules.push(id);
    chunk.bytes += (infoOf(id)?.code?.length ?? 0) / COMPRESSION;
    chunks.set(key, chunk);
    chunkOf.set(id, chunk);
  }
  for (const [id, chunk] of chunkOf)
    for (const imported of importsOf(id)) {
      const other = chunkOf.get(imported);
      if (other && other !== chunk) chunk.imports.add(other);
    }
  return [...chunks.values()];
}

/** Merges each small chunk into the one with which most is gained, the smallest first, until nothing is gained. */
function merge(chunks: readonly Chunk[]): Set<Chunk> {
  const isSmall = ({ isPage, pages, bytes }: Chunk) => !isPage && pages.size > 1 && bytes <= MAX_BYTES;
  const left = new Set(chunks.filter(isSmall).toSorted((a, b) => a.bytes - b.bytes));
  const merged = new Set<Chunk>();
  for (const one of left) {
    let best: Chunk | undefined;
    let most = 0;
    for (const other of left) {
      const gain = other === one ? 0 : gainOf(one, other);
      if (gain <= most || isCircular(one, other)) continue;
      best = other;
      most = gain;
    }
    if (!best) continue;
    left.delete(one);
    left.delete(best);
    merged.delete(one);
    merged.add(best);
    mergeInto(best, one, chunks);
    // At the end, to be visited again.
    if (isSmall(best)) left.add(best);
  }
  return merged;
}

/** The chunk and all that is fetched with it. */
const needsOf = (chunk: Chunk): Set<Chunk> => reach([chunk], ({ imports }) => imports);

/** The bytes that all pages together save when two chunks become one. */
function gainOf(one: Chunk, other: Chunk): number {
  const both = [...one.pages].filter((page) => other.pages.has(page)).length;
  return both && both * REQUEST_BYTES - wasteOf(one, other) - wasteOf(other, one);
}

/** The bytes that pages which need only the first chunk would fetch for the second. */
function wasteOf({ pages }: Chunk, added: Chunk): number {
  const others = [...pages].filter((page) => !added.pages.has(page));
  if (others.length === 0) return 0;
  return [...needsOf(added)].reduce((sum, needed) => {
    const lacking = others.filter((page) => !needed.pages.has(page)).length;
    return sum + lacking * (needed === added ? needed.bytes : needed.bytes + REQUEST_BYTES);
  }, 0);
}

/** Whether one imports the other through a third, which would import the merged chunk and be imported by it. */
function isCircular(one: Chunk, other: Chunk): boolean {
  const isThrough = (from: Chunk, to: Chunk) =>
    [...from.imports].some((imported) => imported !== to && needsOf(imported).has(to));
  return isThrough(one, other) || isThrough(other, one);
}

function mergeInto(chunk: Chunk, merged: Chunk, all: readonly Chunk[]): void {
  chunk.modules.push(...merged.modules);
  chunk.bytes += merged.bytes;
  for (const page of merged.pages) chunk.pages.add(page);
  for (const imported of merged.imports) chunk.imports.add(imported);
  for (const { imports } of all) if (imports.delete(merged)) imports.add(chunk);
  chunk.imports.delete(chunk);
  for (const needed of needsOf(chunk)) for (const page of chunk.pages) needed.pages.add(page);
}
