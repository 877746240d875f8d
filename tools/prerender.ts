import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';

/** What an app's `src/prerender.tsx` draws: the page's part, and styles that were made while it was drawn. */
interface Picture {
  body: string;
  head?: string;
}
interface Renderer {
  render: (address: string) => Promise<Picture>;
}

/**
 * Writes the first picture of some addresses into index.html at build, each in the place of its `<!--shell:name-->`, with the
 * font on its way, so that a phone paints it from the first answer alone. The route is in the
 * address's hash, so that one file holds them all; `src/boot.ts` says which is seen.
 */
export const prerender = (root: string, shells: Record<string, string>): Plugin => ({
  name: 'mirante:prerender',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      const files = Object.values(bundle ?? {});
      const font = files.find(({ fileName }) => /figtree-latin-wght.*\.woff2$/.test(fileName))!;
      const pictures = await draw(root, shells);
      const head = [
        `<link rel="preload" href="/${font.fileName}" as="font" type="font/woff2" crossorigin />`,
        ...pictures.map(({ picture }) => picture.head ?? ''),
      ].join('');
      const drawn = pictures.reduce(
        (page, { name, picture }) => page.replace(`<!--shell:${name}-->`, () => picture.body),
        html,
      );
      return drawn.replace('</title>', () => `</title>${head}`);
    },
  },
});

async function draw(root: string, shells: Record<string, string>): Promise<{ name: string; picture: Picture }[]> {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { render } = (await server.ssrLoadModule('/src/prerender.tsx')) as Renderer;
    return await Promise.all(
      Object.entries(shells).map(async ([name, address]) => ({ name, picture: await render(address) })),
    );
  } finally {
    await server.close();
  }
}
