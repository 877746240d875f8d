import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { reach } from './reach.ts';

/** A service worker's build data, `__SHELL__`. */
interface ShellFiles {
  /** Changes with any file of the build. */
  version: string;
  /** The files to open the app offline: addresses on its own origin. */
  files: string[];
}

/**
 * Bundles an app's `src/service-worker/service-worker.ts` into `/service-worker.js`. `shell` names the modules that
 * must open offline: their code, styles and fonts are listed in it, so that a new build is a new service worker.
 */
export const serviceWorker = (root: string, shell: readonly RegExp[]): Plugin => ({
  name: 'mirante:service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const files = ['/', '/config.js', '/icon.svg', ...shellFiles(bundle, shell).map((file) => `/${file}`)];
      const page = bundle['index.html'];
      const hash = createHash('sha256').update(JSON.stringify(files));
      if (page?.type === 'asset') hash.update(page.source);
      const manifest: ShellFiles = { version: hash.digest('hex').slice(0, 12), files };
      const entry = path.join(root, 'src/service-worker/service-worker.ts');
      const source = await bundleScript(entry, { define: { __SHELL__: JSON.stringify(manifest) } });
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  },
});

/** Loaded after the code (ui-kit's `boot/load-fonts.ts`). */
const FONTS = /\.woff2$/;

/** The files of the first page and of these modules, with all their imports, and the fonts. */
function shellFiles(bundle: Rolldown.OutputBundle, shell: readonly RegExp[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const starts = shell.flatMap((module) => {
    const begun = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && module.test(facadeModuleId));
    if (begun.length === 0) throw new Error(`No chunk of the build begins with ${module}.`);
    return begun.map(({ fileName }) => fileName);
  });
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const visited = reach([...entries, ...starts], (name) => byName.get(name)?.imports ?? []);
  const besides = [...visited].flatMap((name) => {
    const { importedCss, importedAssets } = byName.get(name)?.viteMetadata ?? {};
    return [...(importedCss ?? []), ...(importedAssets ?? [])];
  });
  const fonts = Object.keys(bundle).filter((name) => FONTS.test(name));
  return [...new Set([...visited, ...besides, ...fonts])];
}
