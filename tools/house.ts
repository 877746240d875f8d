// The house in what no component draws: pages' titles and colours, their icon, and an installed app's manifest.
import { brand } from '@mirante/domain/house/brand.ts';
import { offerDescription } from '@mirante/domain/house/brand-slogans.ts';
import { colours, type ColourToken } from '@mirante/domain/house/colours.ts';
import { logoMarkup } from '@mirante/domain/house/mark.ts';
import type { Plugin } from 'vite';
import { drawPng, iconMarkup, pngIcons } from './house-icons.ts';

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

/** The house's names and colours are added to the rest of a web app's manifest. */
export const houseManifest = (rest: object): string =>
  JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    background_color: colours.light.bg,
    theme_color: colours.light.brand,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...pngIcons.map(({ fileName, side, shape: _, ...purpose }) => ({
        src: `/${fileName}`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        ...purpose,
      })),
    ],
    ...rest,
  });

interface File {
  type: string;
  source: () => string | Promise<Buffer>;
}

/** `manifest` is what the app's own has besides the house; without one the app cannot be installed. */
export function house(manifest?: object): Plugin {
  const installed = manifest && {
    'manifest.json': { type: 'application/json', source: () => houseManifest(manifest) },
    ...Object.fromEntries(
      pngIcons.map((icon) => [icon.fileName, { type: 'image/png', source: () => drawPng(icon) }] as const),
    ),
  };
  const files: Record<string, File> = {
    'icon.svg': { type: 'image/svg+xml', source: () => iconMarkup },
    ...installed,
  };
  return {
    name: 'mirante:house',
    transformIndexHtml: { order: 'pre', handler: housePage },
    configureServer(server) {
      for (const [name, { type, source }] of Object.entries(files))
        server.middlewares.use(`/${name}`, async (_request, response) => {
          response.setHeader('content-type', type).end(await source());
        });
    },
    async generateBundle() {
      for (const [fileName, { source }] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: await source() });
    },
  };
}
