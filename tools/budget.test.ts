import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { measure } from './budget.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'budget-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

/** Random bytes do not compress, so that a file's gzipped size is its size. */
for (const [name, size] of Object.entries({ first: 40_000, shared: 20_000, list: 10_000, picker: 90_000 })) {
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(dist, `assets/${name}.js`), randomBytes(size));
}
writeFileSync(path.join(dist, 'assets/yup.js'), '"${path} field has unspecified keys"');
mkdirSync(path.join(dist, '.vite'));
writeFileSync(
  path.join(dist, '.vite/manifest.json'),
  JSON.stringify({
    'index.html': { file: 'assets/first.js', imports: ['_shared.js'], dynamicImports: ['src/list-page.tsx'] },
    '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
    'src/list-page.tsx': { file: 'assets/list.js', imports: ['_shared.js'], dynamicImports: ['src/picker.tsx'] },
    'src/picker.tsx': { file: 'assets/picker.js' },
    'src/form-page.tsx': { file: 'assets/list.js', imports: ['_yup.js', '_shared.js'] },
    '_yup.js': { file: 'assets/yup.js' },
  }),
);

test("budget: a page weighs its initial files and the first page's, each counted once", () => {
  const [page] = measure(dist, [{ page: /list-page/, kB: 100 }]);
  expect(page?.kB).toBeCloseTo(70, 0);
});

test('budget: lazily loaded files are not counted', () => {
  expect(measure(dist, [{ page: /^index\.html$/, kB: 100 }])[0]?.kB).toBeCloseTo(60, 0);
});

test('budget: a frame around the page is counted with it', () => {
  expect(measure(dist, [{ page: /list-page/, within: /picker/, kB: 100 }])[0]?.kB).toBeCloseTo(160, 0);
});

test('budget: an entry that matches no page, or no frame, is an error', () => {
  expect(() => measure(dist, [{ page: /list-page/, within: /gone/, kB: 1 }])).toThrow('nothing is /gone/');
  expect(() => measure(dist, [{ page: /gone/, kB: 1 }])).toThrow('no page is /gone/');
});

test('budget: a page that brings yup is reported, unless allowed', () => {
  const measurePages = (brings?: 'yup') => measure(dist, [{ page: /-page/, kB: 100, ...(brings && { brings }) }]);
  expect(measurePages().map(({ page, hasYup }) => [page, hasYup])).toEqual([
    ['src/list-page.tsx', false],
    ['src/form-page.tsx', true],
  ]);
  expect(measurePages('yup').some(({ hasYup }) => hasYup)).toBe(false);
});

test('budget: an unused permission to bring yup is an error', () => {
  expect(() => measure(dist, [{ page: /list-page/, kB: 100, brings: 'yup' }])).toThrow('brings yup');
});
