import { brand } from '@mirante/domain/house/brand.ts';
import { colours } from '@mirante/domain/house/colours.ts';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { mark } from '@mirante/domain/house/mark.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { drawPng, pngIcons } from './house-icons.ts';
import { houseManifest, housePage } from './house.ts';
import { root } from './paths.ts';

const pages = ['public-checkout', 'client-area', 'backoffice'].map((app) =>
  readFileSync(path.join(root, 'apps', app, 'index.html'), 'utf8'),
);

it('house: a page has its name and colours by role, not written out', () => {
  for (const page of pages) expect(page.match(new RegExp(`${brand.name}|#[0-9a-f]{6}`, 'gi'))).toBeNull();
});

it('house: every name, logo and colour that a page asks for is filled in', () => {
  for (const page of pages.map(housePage)) {
    expect(page).toMatch(new RegExp(`<title>[^<]*${brand.name}</title>`));
    expect(page).toMatch(/theme-color"[^>]*content="#[0-9A-F]{6}"/);
    expect(page.match(/%[\w.-]+%|<!--logo-->|undefined/)).toBeNull();
  }
});

it('house: an installed app has its name and colours', () => {
  expect(JSON.parse(houseManifest({ start_url: '/' }))).toMatchObject({
    name: brand.name,
    theme_color: colours.light.brand,
    start_url: '/',
  });
});

it.each(pngIcons)('house: $fileName has its mark and colours', async ({ shape, ...icon }) => {
  const image = await loadImage(await drawPng({ ...icon, shape }));
  expect([image.width, image.height]).toEqual([icon.side, icon.side]);
  const context = createCanvas(icon.side, icon.side).getContext('2d');
  context.drawImage(image, 0, 0);
  const colourAt = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0, opacity] = context.getImageData(x, y, 1, 1).data;
    return opacity === 0 ? null : `#${Buffer.from([red, green, blue]).toString('hex')}`.toUpperCase();
  };
  const { brand: tile, sun } = colours.light;
  const inMark = (at: number) => Math.floor((0.5 + (at / mark.size - 0.5) * shape.scale) * icon.side);
  expect(colourAt(inMark(mark.sun.cx), inMark(mark.sun.cy))).toBe(sun);
  expect(colourAt(inMark(14), icon.side - 1)).toBe(tile);
  expect(colourAt(0, 0)).toBe(shape.rx === 0 ? tile : null);
});
