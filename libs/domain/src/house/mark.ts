import { brand } from './brand.ts';

/** The house's mark; its colours come from the page's theme. */
export const mark = {
  viewBox: '0 0 28 28',
  size: 28,
  tile: { rx: 7 },
  line: { d: 'M4.5 20.5 10.6 11l3.6 5.2L17.6 12l5.9 8.5' },
  sun: { cx: 19.6, cy: 7.6, r: 2.5 },
} as const;

/** Mark and name as ui-kit's `Logo` draws them, for pages shown before any script runs. */
export const logoMarkup = [
  `<span class="m-logo"><svg viewBox="${mark.viewBox}" width="${mark.size}" height="${mark.size}" aria-hidden="true">`,
  `<rect class="m-logo-tile" width="${mark.size}" height="${mark.size}" rx="${mark.tile.rx}"></rect>`,
  `<path class="m-logo-line" d="${mark.line.d}"></path>`,
  `<circle class="m-logo-sun" cx="${mark.sun.cx}" cy="${mark.sun.cy}" r="${mark.sun.r}"></circle></svg>${brand.name}</span>`,
].join('');
