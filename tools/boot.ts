import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { reach } from './reach.ts';

/** A page's path, the modules it loads lazily, and the app-specific data of the boot script's first requests. */
export interface PreloadedPage {
  path: string;
  /** Path endings, without `.tsx`. */
  modules: readonly string[];
  reads: readonly unknown[];
  /** Its title, and the line below it, if they are always the same. */
  head?: { title: string; purpose?: string } | undefined;
}

/** Validates a list's filters in the URL, which are read before its rows are shown. */
const QUERY = /\/libs\/validation\/src\/query-fields\.ts$/;

/**
 * Inlines an app's `src/boot.ts` into the page, to run before the first paint: a module would wait for the whole page,
 * and a file of its own would cost another round trip. It also starts the app's own code in time
 * (libs/ui-kit/src/boot/boot.ts). `ahead` names modules whose chunks it may fetch before that code does, `pages` the
 * chunks that each page needs besides.
 */
export const boot = (root: string, ahead: Record<string, RegExp>, pages: readonly PreloadedPage[] = []): Plugin => ({
  name: 'mirante:boot',
  generateBundle: {
    // Runs after Vite has removed chunks that hold only styles.
    order: 'post',
    handler(_options, bundle) {
      if (Object.keys(ahead).length === 0) return;
      const files = prefetched(chunksIn(bundle), Object.values(ahead));
      this.emitFile({ type: 'asset', fileName: 'prefetch.json', source: JSON.stringify(files) });
    },
  },
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      const entry = path.join(root, 'src/boot.ts');
      if (!bundle) return withBoot(html, dataOf({}, pages.map(withoutFiles)), await bootScript(entry, 'src/main.tsx'));
      const chunks = chunksIn(bundle);
      const main = [...chunks.values()].find(({ isEntry }) => isEntry)!;
      const first = [main.fileName, ...main.imports];
      // The checkout has none: its first pages are prerendered, and painted before any code is fetched.
      const isPreloaded = pages.length > 0;
      const named = {
        ...(!isPreloaded && { main: first }),
        ...Object.fromEntries(
          Object.entries(ahead).map(([name, module]) => [name, withStyles(chunksOf(module, chunks), chunks)]),
        ),
        ...(isPreloaded && { query: chunksOf(QUERY, chunks) }),
      };
      const data = dataOf(
        named,
        pages.map((page) => ({ ...page, files: filesOf(page, chunks) })),
      );
      const bare = first.reduce(withoutTagOf, html);
      const code = await bootScript(entry, main.fileName);
      return withBoot(isPreloaded ? withPreloads(bare, first) : bare, ` data-built${data}`, code);
    },
  },
});

const chunksIn = (bundle: Rolldown.OutputBundle): Map<string, Rolldown.OutputChunk> =>
  new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));

/** The code of the app and of its first pages, in order of need, for another app that leads to it (`prefetch.json`). */
function prefetched(chunks: Map<string, Rolldown.OutputChunk>, pages: readonly RegExp[]): string[] {
  const main = [...chunks.values()].find(({ isEntry }) => isEntry)!;
  const scripts = [main.fileName, ...main.imports, ...pages.flatMap((module) => chunksOf(module, chunks))];
  return withStyles(scripts, chunks);
}

/** Chunks, and the styles loaded with them. */
function withStyles(scripts: readonly string[], chunks: Map<string, Rolldown.OutputChunk>): string[] {
  const styles = scripts.flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]);
  return [...new Set([...scripts, ...styles])];
}

type BuiltPage = PreloadedPage & { files: readonly string[] };
const withoutFiles = (page: PreloadedPage): BuiltPage => ({ ...page, files: [] });

/** The data that the boot script reads from its tag (libs/ui-kit/src/boot/opened-page.ts). */
function dataOf(named: Record<string, readonly string[]>, pages: readonly BuiltPage[]): string {
  const files = [...new Set(pages.flatMap((page) => page.files))];
  const built = pages.map((page) => ({
    path: page.path,
    files: page.files.map((file) => files.indexOf(file)),
    reads: page.reads,
    head: page.head,
  }));
  const texts = Object.entries({ ...named, files }).map(([name, list]) => [name, list.join(' ')] as const);
  return [...texts, ['pages', JSON.stringify(built)] as const]
    .map(([name, text]) => ` data-${name}='${text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`)
    .join('');
}

/** A page's code, and the styles loaded with it. */
const filesOf = ({ modules }: PreloadedPage, chunks: Map<string, Rolldown.OutputChunk>): string[] =>
  withStyles(
    modules.flatMap((module) => chunksOf(new RegExp(`/${module}\\.tsx$`), chunks)),
    chunks,
  );

const withBoot = (html: string, data: string, code: string): string =>
  html.replace('</title>', () => `</title>\n    <script nonce="__NONCE__"${data}>${code}</script>`);

/** The app's own code, which is half of what a page fetches, is on its way before the boot script has run. */
const withPreloads = (html: string, files: readonly string[]): string =>
  html.replace(/<meta charset[^>]*>/, (charset) =>
    [charset, ...files.map((file) => `<link rel="modulepreload" nonce="__NONCE__" href="/${file}">`)].join('\n    '),
  );

function withoutTagOf(html: string, file: string): string {
  const without = html.replace(new RegExp(String.raw`\s*<(?:script|link)[^>]*"/${file}"[^>]*>(?:</script>)?`), '');
  if (without === html) throw new Error(`The page does not fetch ${file}.`);
  return without;
}

/** A module's chunk and all its imports, without those that the page loads itself. */
function chunksOf(module: RegExp, chunks: Map<string, Rolldown.OutputChunk>): string[] {
  const start = [...chunks.values()].find(
    ({ facadeModuleId }) => facadeModuleId !== null && module.test(facadeModuleId),
  );
  if (!start) throw new Error(`No chunk of the build begins with ${module}.`);
  const importsOf = (name: string) => chunks.get(name)?.imports ?? [];
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const first = reach(entries, importsOf);
  return [...reach([start.fileName], importsOf)].filter((name) => !first.has(name));
}

/** `main` is the built path of the app's own code. */
const bootScript = (entry: string, main: string): Promise<string> =>
  bundleScript(entry, {
    plugins: [
      {
        name: 'mirante:main',
        enforce: 'pre',
        resolveId: (id) => (id === './main.tsx' ? { id: `/${main}`, external: 'absolute' } : undefined),
      },
    ],
  });
