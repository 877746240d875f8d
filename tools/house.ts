// The house in what no component draws: pages' titles and colours, their icon, and an installed app's manifest.
import { brand } from '@mirante/domain/house/brand.ts';
import { offerDescription } from '@mirante/domain/house/brand-slogans.ts';
import { colours, type ColourToken } from '@mirante/domain/house/colours.ts';
import { logoMarkup, mark } from '@mirante/domain/house/mark.ts';
import type { Plugin } from 'vite';

/**
 * Fills in a page: `<!--logo-->`, `%name%`, `%offer%` for what is said of the offer, and a colour of a scheme by its
 * role, such as `%light.bg%`.
 */
export const housePage = (html: string): string =>
  html
    .replace('<!--logo-->', () => logoMarkup)
    .replaceAll('%name%', () => brand.name)
    .replaceAll('%offer%', () => offerDescription)
    .replaceAll(/%(light|dark)\.([\w-]+)%/g, (_, scheme: 'light' | 'dark', role: ColourToken) => colours[scheme][role]);

const { light } = colours;
/** The mark as a file. */
const icon = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">`,
  `<rect width="${mark.size}" height="${mark.size}" rx="${mark.tile.rx}" fill="${light.brand}"/>`,
  `<path d="${mark.line.d}" fill="none" stroke="${light['on-brand']}" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"/>`,
  `<circle cx="${mark.sun.cx}" cy="${mark.sun.cy}" r="${mark.sun.r}" fill="${light.sun}"/></svg>`,
].join('');

/** The house's names and colours are added to the rest of a web app's manifest. */
export const houseManifest = (rest: object): string =>
  JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    background_color: light.bg,
    theme_color: light.brand,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    ...rest,
  });

/** `manifest` is what the app's own has besides the house. */
export function house(manifest?: object): Plugin {
  const files: Record<string, { type: string; source: string }> = {
    'icon.svg': { type: 'image/svg+xml', source: icon },
    ...(manifest && { 'manifest.json': { type: 'application/json', source: houseManifest(manifest) } }),
  };
  return {
    name: 'mirante:house',
    transformIndexHtml: { order: 'pre', handler: housePage },
    configureServer(server) {
      for (const [name, { type, source }] of Object.entries(files))
        server.middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader('content-type', type).end(source);
        });
    },
    generateBundle() {
      for (const [fileName, { source }] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
