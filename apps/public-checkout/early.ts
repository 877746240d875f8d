import type { Plugin } from 'vite';

/**
 * Makes `src/early.ts` and what it imports a script of its own, which runs as soon as it is there. As a part of the
 * app's it would wait for the whole of it, and for the first paint.
 */
export const early = (): Plugin => ({
  name: 'early',
  apply: 'build',
  config: () => ({
    build: {
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'early', test: /\/src\/early\.ts$/, priority: 1 }] } },
      },
    },
  }),
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const script = Object.keys(bundle!).find((file) => /\/early-[^/]*\.js$/.test(file));
      if (!script) throw new Error('The build has no early script.');
      return html.replace('</head>', () => `  <script type="module" crossorigin src="/${script}"></script>\n  </head>`);
    },
  },
});
