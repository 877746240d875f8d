import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';

/** The output of an app's `src/prerender.tsx`: the page's markup, and the styles generated for it. */
interface Picture {
  body: string;
  head?: string;
}
interface Renderer {
  render: (address: string) => Promise<Picture>;
}

/**
 * Prerenders some addresses into index.html at build, each in place of its `<!--shell:name-->`, so that a phone paints
 * from the first response alone. The route is in the address's hash, so that one file holds all of them;
 * `src/boot.ts` selects the visible one.
 */
export const prerender = (root: string, shells: Record<string, string>): Plugin => ({
  name: 'mirante:prerender',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html) {
      const pictures = await draw(root, shells);
      const head = pictures.map(({ picture }) => picture.head ?? '').join('');
      const drawn = pictures.reduce(
        (page, { name, picture }) => page.replace(`<!--shell:${name}-->`, () => picture.body),
        html,
      );
      // After the boot script, whose requests would wait for them.
      return drawn.replace('</head>', () => `${head}</head>`);
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
