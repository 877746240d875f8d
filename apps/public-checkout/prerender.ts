import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';

const root = import.meta.dirname;
const shells = { offer: '/', signup: '/cadastro' };
/** `early.ts` with all that it stands on, apart from the rest: the smaller it is, the sooner the prices are there. */
const ahead = /\/(early|catalogue-store|plan-words|order-words|src\/to|domain\/src\/(checkout|product|price|money|format|payment))\.ts$/;

/**
 * Writes the two landing pages' first picture into index.html at build, with the styles in place and the font on its way, so
 * that a phone paints it from the first answer alone. One file serves both: the route is in the address's hash.
 */
export const prerender = (): Plugin => ({
  name: 'prerender',
  apply: 'build',
  config: () => ({
    build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'early', test: ahead, priority: 1 }] } } } },
  }),
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      const files = Object.values(bundle ?? {});
      const styles = files.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') && html.includes(file.fileName) ? [file] : []));
      const font = files.find(({ fileName }) => /figtree-latin-wght.*\.woff2$/.test(fileName))!;
      const head = `<link rel="preload" href="/${font.fileName}" as="font" type="font/woff2" crossorigin /><style nonce="__NONCE__">${styles.map(({ source }) => String(source)).join('')}</style>`;
      const bare = styles.reduce((page, { fileName }) => page.replace(new RegExp(String.raw`\s*<link[^>]*${RegExp.escape(fileName)}[^>]*>`), ''), html);
      const drawn = Object.entries(await draw()).reduce((page, [name, shell]) => page.replace(`<!--shell:${name}-->`, () => shell), bare);
      return earlyFirst(drawn).replace('</title>', () => `</title>${head}`);
    },
  },
});

/** A script of its own runs as soon as it is there; as a part of the app's it would wait for the whole of it. */
function earlyFirst(html: string): string {
  const preload = /\s*<link rel="modulepreload"[^>]*href="([^"]*\/early-[^"]*)"[^>]*>/.exec(html);
  if (!preload) throw new Error('The build has no early script.');
  return html.replace(preload[0], '').replace('<script type="module"', () => `<script type="module" crossorigin src="${preload[1]}"></script><script type="module"`);
}

async function draw(): Promise<Record<string, string>> {
  const server = await createServer({ root, configFile: false, plugins: [react()], server: { middlewareMode: true, hmr: false, ws: false }, appType: 'custom', logLevel: 'error', optimizeDeps: { noDiscovery: true } });
  try {
    const { render } = await server.ssrLoadModule('/src/prerender.tsx');
    return Object.fromEntries(Object.entries(shells).map(([name, address]) => [name, render(address)]));
  } finally {
    await server.close();
  }
}
