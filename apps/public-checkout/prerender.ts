import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';

const root = import.meta.dirname;
const shells = { offer: '/', signup: '/cadastro' };

/**
 * Writes the two landing pages' first picture into index.html at build, with the styles in place and the fonts on their
 * way, so that a phone paints it from the first answer alone. One file serves both: the route is in the address's hash.
 */
export const prerender = (): Plugin => ({
  name: 'prerender',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      const files = Object.values(bundle ?? {});
      const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
      if (entry?.type !== 'chunk') throw new Error('The build has no entry.');
      const styles = files.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') && html.includes(file.fileName) ? [file] : []));
      const css = styles.map(({ source }) => String(source)).join('');
      const figtree = files.find(({ fileName }) => /figtree-latin-wght.*\.woff2$/.test(fileName));
      const drawn = await draw();
      const inline = styles.reduce((page, { fileName }) => page.replace(new RegExp(`\\s*<link[^>]*${RegExp.escape(fileName)}[^>]*>`), ''), html);
      return Object.entries(drawn)
        .reduce((page, [name, shell]) => page.replace(`<!--shell:${name}-->`, () => shell), inline)
        .replace('</title>', () => `</title>\n    <link rel="preload" href="/${figtree?.fileName}" as="font" type="font/woff2" crossorigin />\n    <style nonce="__NONCE__">${css}</style>`);
    },
  },
});

async function draw(): Promise<Record<string, string>> {
  const server = await createServer({ root, configFile: false, plugins: [react()], server: { middlewareMode: true, hmr: false, ws: false }, appType: 'custom', logLevel: 'error', optimizeDeps: { noDiscovery: true } });
  try {
    const { render } = await server.ssrLoadModule('/src/prerender.tsx');
    return Object.fromEntries(Object.entries(shells).map(([name, address]) => [name, render(address)]));
  } finally {
    await server.close();
  }
}
