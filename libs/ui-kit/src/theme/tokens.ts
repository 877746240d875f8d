/**
 * The design tokens, by role. `tokens.css` has the same values for screens without a theme; a test keeps them equal.
 */
const brandLight = {
  brand: '#0B4D5C',
  'brand-hover': '#083C49',
  'on-brand': '#FFFFFF',
  'brand-text': '#0E5E70',
  'brand-soft': '#E2F0F2',
  'brand-soft-ink': '#0B4D5C',
  'brand-line': '#A6CBD2',
};
const brandDark: typeof brandLight = {
  brand: '#5CBFD0',
  'brand-hover': '#7BCFDD',
  'on-brand': '#04222A',
  'brand-text': '#74CAD9',
  'brand-soft': '#12343D',
  'brand-soft-ink': '#A4DFE9',
  'brand-line': '#2A5A66',
};

const light = {
  bg: '#F5F7F7',
  surface: '#FFFFFF',
  'surface-2': '#EEF2F2',
  'surface-3': '#E3E9EA',
  line: '#DFE6E7',
  'line-strong': '#C3CED1',
  'field-line': '#7F9096',
  ink: '#0E2127',
  'ink-2': '#43565D',
  'ink-3': '#566970',
  'ink-off': '#94A3A8',
  ...brandLight,
  deep: '#082B35',
  'deep-2': '#0C3B48',
  'on-deep': '#F1F7F8',
  'on-deep-2': '#A9C6CD',
  'deep-line': '#1F4E5B',
  sun: '#F2B23E',
  'on-sun': '#3A2600',
  'sun-soft': '#FDF2DA',
  flash: '#FDF0D2',
  'flash-2': '#FEF8EA',
  success: '#00775A',
  'success-soft': '#E0F3EC',
  'success-ink': '#005A44',
  'on-success': '#FFFFFF',
  warning: '#9E5B00',
  'warning-soft': '#FCF0DA',
  'warning-ink': '#754300',
  'on-warning': '#FFFFFF',
  danger: '#BE323B',
  'danger-soft': '#FBE9E8',
  'danger-ink': '#93212A',
  'on-danger': '#FFFFFF',
  info: '#2367A8',
  'info-soft': '#E6F0F9',
  'info-ink': '#1B4F83',
  'on-info': '#FFFFFF',
  'neutral-soft': '#E9EEEF',
  'neutral-ink': '#43565D',
  gain: '#00775A',
  loss: '#BE323B',
  buy: '#1F66B5',
  'buy-soft': '#E4EEF9',
  sell: '#B04A0C',
  'sell-soft': '#FCEBDD',
  s1: '#0E5E70',
  s2: '#BE8A00',
  s3: '#5456BF',
  s4: '#B14116',
  s5: '#799E62',
  s6: '#6B1E3E',
  s7: '#299BC3',
  s8: '#3E3C2C',
  focus: '#0E5E70',
  scrim: 'rgba(8,27,33,.48)',
  e1: '0 1px 2px rgba(8,43,53,.06)',
  e2: '0 4px 14px -2px rgba(8,43,53,.12),0 0 0 1px rgba(8,43,53,.06)',
  e3: '0 18px 48px -8px rgba(8,43,53,.28),0 0 0 1px rgba(8,43,53,.06)',
};
export type ColourToken = keyof typeof light;

const dark: Record<ColourToken, string> = {
  bg: '#0A1317',
  surface: '#101C21',
  'surface-2': '#16252B',
  'surface-3': '#1E3038',
  line: '#21333A',
  'line-strong': '#35505A',
  'field-line': '#6B8189',
  ink: '#E7EFF1',
  'ink-2': '#B3C3C8',
  'ink-3': '#8DA1A8',
  'ink-off': '#5D7078',
  ...brandDark,
  deep: '#0C2A33',
  'deep-2': '#113A46',
  'on-deep': '#EAF4F6',
  'on-deep-2': '#A2C2C9',
  'deep-line': '#1F4E5B',
  sun: '#F5BD52',
  'on-sun': '#3A2600',
  'sun-soft': '#3A2B10',
  flash: '#37372A',
  'flash-2': '#232A26',
  success: '#41C9A0',
  'success-soft': '#10332C',
  'success-ink': '#82E0C2',
  'on-success': '#04241B',
  warning: '#F0B048',
  'warning-soft': '#38290F',
  'warning-ink': '#F6CD85',
  'on-warning': '#2A1B00',
  danger: '#FF7D76',
  'danger-soft': '#3D1D21',
  'danger-ink': '#FFB0AE',
  'on-danger': '#2A0709',
  info: '#6CB2F2',
  'info-soft': '#14304A',
  'info-ink': '#A8D2FA',
  'on-info': '#06213A',
  'neutral-soft': '#1E3038',
  'neutral-ink': '#B3C3C8',
  gain: '#41C9A0',
  loss: '#FF7D76',
  buy: '#62B0F5',
  'buy-soft': '#12304D',
  sell: '#FF9F5E',
  'sell-soft': '#40240F',
  s1: '#56B6C6',
  s2: '#EDC048',
  s3: '#777AE6',
  s4: '#D56F40',
  s5: '#C1E0A8',
  s6: '#B36894',
  s7: '#A7E7FD',
  s8: '#8D8A75',
  focus: '#7BCFDD',
  scrim: 'rgba(0,0,0,.62)',
  e1: 'none',
  e2: '0 6px 20px rgba(0,0,0,.45),0 0 0 1px #2A3F47',
  e3: '0 20px 60px rgba(0,0,0,.6),0 0 0 1px #2A3F47',
};

export const colours = { light, dark };

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
 * system's.
 */
export const tokensCss = (): string =>
  `:root {\n${declarations(fixed, '  ')}}\n${block(':root, [data-scheme="light"]', light, 'light')}` +
  `@media (prefers-color-scheme: dark) {\n${block(':root:not([data-scheme="light"])', dark, 'dark', '  ')}}\n${block('[data-scheme="dark"]', dark, 'dark')}`;
