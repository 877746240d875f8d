// node tools/budget.ts [app…]: fails when a built page needs more JavaScript, gzipped, than it may. Part of every build.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { type AppName, appNames, root } from './places.ts';

interface Budget {
  /** Modules fetched on their own that make up the page, by the end of their path; each match of a pattern is a page. */
  page: RegExp;
  /** What the page is drawn inside of, where that is fetched on its own too. */
  within?: RegExp;
  kB: number;
}

const FIRST = /^index\.html$/;
/** kB of 1000 bytes. What the first field of the checkout needs counts most: it is what a buyer on a phone waits for. */
const BUDGETS: Record<AppName, readonly Budget[]> = {
  'public-checkout': [
    { page: FIRST, kB: 103 },
    { page: /\/features\/.*-page\.tsx$/, kB: 230 },
  ],
  'client-area': [
    { page: /\/login-page\.tsx$/, kB: 190 },
    {
      page: /^src\/features\/.*(?<!\/new-message|\/stock-portfolio)-page\.tsx$/,
      within: /^src\/app\/shell\.tsx$/,
      kB: 230,
    },
    // Items, closed positions, dividends and performance beside the text: what its charts draw comes later.
    { page: /\/stock-portfolio-page\.tsx$/, within: /^src\/app\/shell\.tsx$/, kB: 244 },
    // A page that is its form: rules and draft are there from the first key on.
    { page: /\/new-message-page\.tsx$/, within: /^src\/app\/shell\.tsx$/, kB: 240 },
  ],
  // Staff live in the lists. A form brings its fields and formik along; phones also the world's numbering plans.
  backoffice: [
    { page: /\/login-page\.tsx$/, kB: 190 },
    { page: /^src\/features\/.*(?<!\/audit)-list-page\.tsx$/, within: /^src\/app\/inside\.tsx$/, kB: 240 },
    // What was changed is told in the words of every kind of record there is.
    { page: /\/audit-list-page\.tsx$/, within: /^src\/app\/inside\.tsx$/, kB: 250 },
    {
      page: /^src\/features\/.*(?<!-list|\/client-phones|\/desk)-page\.tsx$/,
      within: /^src\/app\/inside\.tsx$/,
      kB: 258,
    },
    { page: /\/client-phones-page\.tsx$/, within: /^src\/app\/inside\.tsx$/, kB: 281 },
    // The form of a trade beside the live panel.
    { page: /\/desk-page\.tsx$/, within: /^src\/app\/inside\.tsx$/, kB: 287 },
  ],
};

export interface Measured {
  page: string;
  kB: number;
  budget: number;
}

/** What each page of a built app weighs; `budgets` that no page answers to are an error, or they would guard nothing. */
export function measure(dist: string, budgets: readonly Budget[]): Measured[] {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const sizes = new Map(
    globSync('**/*.js', { cwd: dist }).map((file) => [
      file,
      gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length,
    ]),
  );
  return budgets.flatMap(({ page, within, kB }) => {
    const starts = Object.keys(manifest).filter((key) => page.test(key));
    if (starts.length === 0) throw new Error(`${dist}: no page is ${page}`);
    const frame = Object.keys(manifest).filter((key) => FIRST.test(key) || within?.test(key));
    if (within && !frame.some((key) => within.test(key))) throw new Error(`${dist}: nothing is ${within}`);
    return starts.map((start) => ({
      page: start,
      kB: weightOf([...frame, start], manifest, sizes) / 1000,
      budget: kB,
    }));
  });
}

function weightOf(starts: string[], manifest: Manifest, sizes: Map<string, number>): number {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  starts.forEach(visit);
  const files = new Set([...seen].map((key) => manifest[key]?.file));
  return [...files].reduce((sum, file) => sum + (sizes.get(file ?? '') ?? 0), 0);
}

function check(app: AppName): boolean {
  const pages = measure(path.join(root, 'apps', app, 'dist'), BUDGETS[app]);
  const over = pages.filter(({ kB, budget }) => kB > budget);
  for (const { page, kB, budget } of pages.toSorted((a, b) => b.kB - a.kB))
    console.log(`${kB.toFixed(1).padStart(6)} of ${budget} kB  ${app} ${page}${kB > budget ? '  TOO MUCH' : ''}`);
  return over.length === 0;
}

if (import.meta.main) {
  const asked = process.argv.length > 2 ? process.argv.slice(2) : [path.basename(process.cwd())];
  const apps = appNames.filter((name) => asked.includes(name));
  const results = (apps.length > 0 ? apps : appNames).map(check);
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
