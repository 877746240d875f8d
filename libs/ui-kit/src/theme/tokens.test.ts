/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { colours } from '@mirante/domain/house/colours.ts';
import { expect, it } from 'vitest';
import { fixed, tokensCss } from './tokens.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

it('tokens: the style sheet and the theme have the same values', () => {
  expect(read('tokens.css')).toBe(tokensCss());
});

it('tokens: what is always dark on a screen is light on paper', () => {
  expect(tokensCss()).toMatch(/@media screen \{\s+\[data-scheme="dark"\] \{/);
});

it('tokens: every colour used in style sheets and components is defined', () => {
  const sources = globSync('../../../../{apps,libs}/*/src/**/*.{css,ts,tsx}', { cwd: import.meta.dirname }).map(read);
  const namesIn = (pattern: RegExp) =>
    new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name!)));
  const known = new Set([...Object.keys(colours.light), ...Object.keys(fixed), ...namesIn(/--([\w-]+)'?: /g)]);
  expect([...namesIn(/var\(--([\w-]+)\)/g)].filter((name) => !known.has(name))).toEqual([]);
});

it("placeholders: all fields have a readable one, instead of the browser's", () => {
  expect(read('base.css')).toMatch(/::placeholder \{\s+color: var\(--ink-3\);\s+opacity: 1;\s+\}/);
});

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const pairs = [
  ...['bg', 'surface', 'surface-2', 'surface-3', 'brand-soft'].flatMap((under) =>
    ['ink', 'ink-2', 'ink-3', 'brand-text'].map((over) => [over, under]),
  ),
  ...['success', 'warning', 'danger', 'info'].flatMap((state) => [
    [state, 'surface'],
    [state, 'bg'],
    [`${state}-ink`, `${state}-soft`],
    [`on-${state}`, state],
  ]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['brand-soft-ink', 'brand-soft'],
  ['on-deep', 'deep'],
  ['on-deep', 'deep-2'],
  ['on-deep-2', 'deep'],
  ['on-deep-2', 'deep-2'],
  ['sun', 'deep'],
  ['on-sun', 'sun'],
  ['neutral-ink', 'neutral-soft'],
  ['buy', 'buy-soft'],
  ['sell', 'sell-soft'],
  ['gain', 'flash'],
  ['loss', 'flash'],
] as [keyof typeof colours.light, keyof typeof colours.light][];

it.each(['light', 'dark'] as const)('tokens: text contrast is at least 4.5:1 in the %s scheme', (scheme) => {
  const c = colours[scheme];
  expect(
    pairs
      .filter(([over, under]) => contrast(c[over], c[under]) < 4.5)
      .map(([over, under]) => `${over} on ${under} ${contrast(c[over], c[under]).toFixed(2)}`),
  ).toEqual([]);
});

it.each(['light', 'dark'] as const)('tokens: edge and focus contrast is at least 3:1 in the %s scheme', (scheme) => {
  const c = colours[scheme];
  for (const under of [c.bg, c.surface]) {
    expect(contrast(c['field-line'], under)).toBeGreaterThanOrEqual(3);
    expect(contrast(c.focus, under)).toBeGreaterThanOrEqual(3);
  }
});

it("select boxes do without the browser's own look, which WebKit fills with grey", () => {
  expect(read('base.css')).toMatch(/\n {2}select \{\s+appearance: none;/);
});

it('no field is smaller on a phone than the text into which an iPhone does not zoom', () => {
  expect(read('base.css')).toMatch(
    /@media \(max-width: 899px\) \{\s+:is\(input, select, textarea\) \{\s+font-size: 16px !important;/,
  );
});
