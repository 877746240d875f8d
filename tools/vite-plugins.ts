import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { configOf, deployment } from './paths.ts';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|webmanifest)$/;
const WORTH_IT = 1024;
/** Images are built with 11, which makes files 7 % smaller and takes 20 times as long. */
const BROTLI_QUALITY = Number(process.env.BROTLI_QUALITY ?? 8);

/** Writes `.br` and `.gz` beside each file worth it, so that the server compresses nothing per request. */
export const precompressed = (): Plugin => ({
  name: 'mirante:precompressed',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir }) {
    if (!dir) return;
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
      (file) => COMPRESSIBLE.test(file) && !file.startsWith('.'),
    );
    await Promise.all(files.map((file) => compress(path.join(dir, file))));
  },
});

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < WORTH_IT) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

/**
 * Chrome compiles a file that begins with this hint while it arrives, on another thread, instead of each function at
 * its first call. A page calls two thirds of its code when it starts. https://v8.dev/blog/explicit-compile-hints
 */
export const compileHints = (): Plugin => ({
  name: 'mirante:compile-hints',
  apply: 'build',
  generateBundle: {
    // After Vite's own lines at the top.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});

/** Serves `/config.js` in development, as tools/serve.ts does. */
export const configScript = (): Plugin => ({
  name: 'mirante:config',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/config.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript').end(configOf(deployment.places));
    });
  },
});

/**
 * The toast library creates its style element by `innerHTML`, which Trusted Types refuse, unless one exists already.
 */
export const toasterStyle = (): Plugin => ({
  name: 'mirante:toaster-style',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'style', attrs: { id: '_goober', nonce: '__NONCE__' }, children: ' ', injectTo: 'head' }],
  },
});

/** Inlines the styles of the page's frame: a style sheet costs a round trip before the first paint. */
export const inlinedStyles = (): Plugin => ({
  name: 'mirante:inlined-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      let styles = '';
      const bare = html.replaceAll(/<link[^>]*rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
        const sheet = bundle?.[file];
        if (sheet?.type !== 'asset') return link;
        styles += String(sheet.source);
        // Vite's imports fetch a sheet that the page does not name; a disabled one is not fetched.
        return `<link rel="stylesheet" href="/${file}" disabled />`;
      });
      return bare.replace('</title>', () => `</title>\n    <style nonce="__NONCE__">${styles}</style>`);
    },
  },
});
