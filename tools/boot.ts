import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/**
 * An app's `src/boot.ts` in the page itself, to run before anything is painted: a module waits for the whole page, and a file of
 * its own for one more way there and back. It starts the app's own code too, when it is time (libs/ui-kit/src/boot.ts). `ahead` names
 * modules whose chunks it may ask for before that code would.
 */
export const boot = (root: string, ahead: Record<string, RegExp>): Plugin => ({
  name: 'mirante:boot',
  generateBundle(_options, bundle) {
    if (Object.keys(ahead).length === 0) return;
    const files = prefetched(chunksIn(bundle), Object.values(ahead));
    this.emitFile({ type: 'asset', fileName: 'prefetch.json', source: JSON.stringify(files) });
  },
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      const entry = path.join(root, 'src/boot.ts');
      if (!bundle) return withBoot(html, '', await bundled(entry, 'src/main.tsx'));
      const chunks = chunksIn(bundle);
      const main = [...chunks.values()].find(({ isEntry }) => isEntry)!;
      const pages = {
        main: [main.fileName, ...main.imports],
        ...Object.fromEntries(Object.entries(ahead).map(([name, module]) => [name, chunksOf(module, chunks)])),
      };
      const data = Object.entries(pages)
        .map(([name, files]) => ` data-${name}="${files.join(' ')}"`)
        .join('');
      return withBoot(pages.main.reduce(withoutTagOf, html), data, await bundled(entry, main.fileName));
    },
  },
});

const chunksIn = (bundle: Rolldown.OutputBundle): Map<string, Rolldown.OutputChunk> =>
  new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));

/** The code of the app and of its first pages, for another app that leads to it (`prefetch.json`): what visitors need soonest comes first. */
function prefetched(chunks: Map<string, Rolldown.OutputChunk>, pages: readonly RegExp[]): string[] {
  const main = [...chunks.values()].find(({ isEntry }) => isEntry)!;
  const scripts = [main.fileName, ...main.imports, ...pages.flatMap((module) => chunksOf(module, chunks))];
  const styles = scripts.flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]);
  return [...new Set([...scripts, ...styles])];
}

const withBoot = (html: string, data: string, code: string): string =>
  html.replace('</title>', () => `</title>\n    <script nonce="__NONCE__"${data}>${code}</script>`);

function withoutTagOf(html: string, file: string): string {
  const without = html.replace(new RegExp(String.raw`\s*<(?:script|link)[^>]*"/${file}"[^>]*>(?:</script>)?`), '');
  if (without === html) throw new Error(`The page does not fetch ${file}.`);
  return without;
}

/** A module's chunk and all that it stands on, without what the page fetches by itself. */
function chunksOf(module: RegExp, chunks: Map<string, Rolldown.OutputChunk>): string[] {
  const start = [...chunks.values()].find(
    ({ facadeModuleId }) => facadeModuleId !== null && module.test(facadeModuleId),
  );
  if (!start) throw new Error(`No chunk of the build begins with ${module}.`);
  const reach = (from: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const name of from) if (!seen.has(name)) reach(chunks.get(name)?.imports ?? [], seen.add(name));
    return seen;
  };
  const first = reach([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  return [...reach([start.fileName])].filter((name) => !first.has(name));
}

/** `main`: where the app's own code is once it is built. */
async function bundled(entry: string, main: string): Promise<string> {
  const plugins: Plugin[] = [
    {
      name: 'mirante:main',
      enforce: 'pre',
      resolveId: (id) => (id === './main.tsx' ? { id: `/${main}`, external: 'absolute' } : undefined),
    },
  ];
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'boot' } },
  });
  const [first] = [result].flat() as Rolldown.RolldownOutput[];
  return first!.output[0].code.trim();
}
