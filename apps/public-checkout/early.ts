import type { Plugin } from 'vite';

/** `src/early.ts` with all that it stands on, apart from the rest: the smaller it is, the sooner the prices are there. */
const ahead =
  /\/(early|catalogue-store|plan-words|order-words|src\/to|domain\/src\/(checkout|product|price|money|format|payment))\.ts$/;

/** Makes it a script of its own, which runs as soon as it is there; as a part of the app's it would wait for the whole of it, and for the first paint. */
export const early = (): Plugin => ({
  name: 'early',
  apply: 'build',
  config: () => ({
    build: {
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'early', test: ahead, priority: 1 }] } } },
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
