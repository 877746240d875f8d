import { colours } from '@mirante/domain/house/colours.ts';

/** Tokens common to both schemes. */
export const fixed = {
  sans: '"Figtree Variable","Figtree Stand-in","Figtree Stand-in Wide",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  serif: 'Newsreader,Georgia,"Times New Roman",serif',
  mono: 'ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace',
  'r-xs': '4px',
  'r-sm': '6px',
  'r-md': '8px',
  'r-lg': '12px',
  'r-xl': '16px',
  fast: '120ms',
  base: '180ms',
  slow: '260ms',
  ease: 'cubic-bezier(.2,0,0,1)',
};

const declarations = (values: Record<string, string>, pad: string) =>
  Object.entries(values)
    .map(([name, value]) => `${pad}--${name}: ${value};\n`)
    .join('');
const block = (selector: string, values: Record<string, string>, scheme: 'light' | 'dark', pad = '') =>
  `${pad}${selector} {\n${pad}  color-scheme: ${scheme};\n${declarations(values, `${pad}  `)}${pad}}\n`;

/**
 * The content of `tokens.css`. A chosen scheme (`data-scheme` on the root or any part of a page) overrides the
 * system's; parts that are always dark are light on paper, like the rest of it (`printInLight`).
 */
export const tokensCss = (): string =>
  `:root {\n${declarations(fixed, '  ')}}\n${block(':root, [data-scheme="light"]', colours.light, 'light')}` +
  `@media (prefers-color-scheme: dark) {\n${block(':root:not([data-scheme="light"])', colours.dark, 'dark', '  ')}}\n@media screen {\n${block('[data-scheme="dark"]', colours.dark, 'dark', '  ')}}\n`;
