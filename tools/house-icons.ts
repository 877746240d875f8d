// The house's mark as the icons of a page and of an installed app.
import { colours } from '@mirante/domain/house/colours.ts';
import { mark } from '@mirante/domain/house/mark.ts';
import { createCanvas, loadImage } from '@napi-rs/canvas';

interface Shape {
  /** The corners of the tile, in units of the mark. */
  rx: number;
  /** The mark's part of the icon's side. */
  scale: number;
}
const ROUNDED: Shape = { rx: mark.tile.rx, scale: 1 };
/** A mask may leave no more than a circle of 80 % (W3C's "safe zone" of maskable icons). */
const MASKABLE: Shape = { rx: 0, scale: 0.75 };

const { light } = colours;
const middle = mark.size / 2;
/** As large as its side: a reader of SVG draws it so first, and would blur a small one. */
const markupOf = ({ rx, scale }: Shape, side: number = mark.size): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}" width="${side}" height="${side}">`,
    `<rect width="${mark.size}" height="${mark.size}" rx="${rx}" fill="${light.brand}"/>`,
    `<g transform="translate(${middle} ${middle}) scale(${scale}) translate(-${middle} -${middle})">`,
    `<path d="${mark.line.d}" fill="none" stroke="${light['on-brand']}" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"/>`,
    `<circle cx="${mark.sun.cx}" cy="${mark.sun.cy}" r="${mark.sun.r}" fill="${light.sun}"/></g></svg>`,
  ].join('');

export const iconMarkup: string = markupOf(ROUNDED);

/** An installed app's icons; not every system takes an SVG. */
export const pngIcons = [
  { fileName: 'icons/192.png', side: 192, shape: ROUNDED },
  { fileName: 'icons/512.png', side: 512, shape: ROUNDED },
  { fileName: 'icons/maskable.png', side: 512, shape: MASKABLE, purpose: 'maskable' },
] as const;

export async function drawPng({ side, shape }: { side: number; shape: Shape }): Promise<Buffer> {
  const canvas = createCanvas(side, side);
  const image = await loadImage(Buffer.from(markupOf(shape, side)));
  canvas.getContext('2d').drawImage(image, 0, 0, side, side);
  return canvas.encode('png');
}
