import { brand } from '@mirante/domain/house/brand.ts';
import { colours } from '@mirante/domain/house/colours.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
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
