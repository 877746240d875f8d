// node tools/budget.ts [app…]: fails when a built page needs more JavaScript, gzipped, than it may, or yup where it is no form. Part of every build.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { type AppName, appNames, root } from './paths.ts';

interface Budget {
  /** Modules fetched on their own that make up the page, by the end of their path; each match of a pattern is a page. */
  page: RegExp;
  /** What the page is drawn inside of, where that is fetched on its own too. */
  within?: RegExp;
  kB: number;
  /** It is a form, whose rules are there from the first key on. Any other page fetches yup when it first validates. */
  brings?: 'yup';
}

/** A text of yup's own, by which its code is found in whatever file it came to be. */
const YUP = 'field has unspecified keys';

const FIRST = /^index\.html$/;
/** The ends of the names of the back office's pages that are forms. */
const STAFF_FORMS = [
  '-create|-edit|-value|-cpf|-email|-roles',
  '/create-dividends|/items|/close-item|/cancel|/expiry|/obs|/client-message|/research-settings|/new-user|/new-notification',
].join('|');
/** kB of 1000 bytes. What the first field of the checkout needs counts most: it is what a buyer on a phone waits for. */
const BUDGETS: Record<AppName, readonly Budget[]> = {
  'public-checkout': [
    { page: FIRST, kB: 100 },
    { page: /\/features\/.*-page\.tsx$/, kB: 230 },
  ],
  'client-area': [
    { page: /\/login-page\.tsx$/, kB: 190 },
    { page: /^src\/features\/.*-list-page\.tsx$/, within: /^src\/app\/shell\.tsx$/, kB: 212 },
    { page: /^src\/features\/.*(?<!-list|\/new-message)-page\.tsx$/, within: /^src\/app\/shell\.tsx$/, kB: 228 },
    { page: /\/new-message-page\.tsx$/, within: /^src\/app\/shell\.tsx$/, kB: 238, brings: 'yup' },
  ],
  // Staff live in the lists. A form brings its fields and formik along; phones also the world's numbering plans.
  backoffice: [
    { page: /\/login-page\.tsx$/, kB: 190 },
    { page: /^src\/features\/.*(?<!\/audit)-list-page\.tsx$/, within: /^src\/app\/logged-in-app\.tsx$/, kB: 224 },
    // What was changed is told in the words of every kind of record there is.
    { page: /\/audit-list-page\.tsx$/, within: /^src\/app\/logged-in-app\.tsx$/, kB: 236 },
    {
      page: new RegExp(String.raw`^src/features/(?!.*(?:-list|${STAFF_FORMS}|/client-phones|/desk)-page).*-page\.tsx$`),
      within: /^src\/app\/logged-in-app\.tsx$/,
      kB: 241,
    },
    {
      page: new RegExp(String.raw`(?:${STAFF_FORMS})-page\.tsx$`),
      within: /^src\/app\/logged-in-app\.tsx$/,
      kB: 257,
      brings: 'yup',
    },
    { page: /\/client-phones-page\.tsx$/, within: /^src\/app\/logged-in-app\.tsx$/, kB: 280, brings: 'yup' },
    // The form of a trade beside the live panel.
    { page: /\/desk-page\.tsx$/, within: /^src\/app\/logged-in-app\.tsx$/, kB: 287, brings: 'yup' },
  ],
};

export interface Measured {
  page: string;
  kB: number;
  budget: number;
  /** Whether it fetches yup, and may not. */
  hasYup: boolean;
}

/** What each page of a built app weighs; `budgets` that no page answers to are an error, or they would guard nothing. */
export function measure(dist: string, budgets: readonly Budget[]): Measured[] {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = new Map(
    globSync('**/*.js', { cwd: dist }).map((file) => {
      const code = readFileSync(path.join(dist, file));
      return [file, { size: gzipSync(code, { level: 9 }).length, hasYup: code.includes(YUP) }];
    }),
  );
  return budgets.flatMap(({ page, within, kB, brings }) => {
    const starts = Object.keys(manifest).filter((key) => page.test(key));
    if (starts.length === 0) throw new Error(`${dist}: no page is ${page}`);
    const frame = Object.keys(manifest).filter((key) => FIRST.test(key) || within?.test(key));
    if (within && !frame.some((key) => within.test(key))) throw new Error(`${dist}: nothing is ${within}`);
    const pages = starts.map((start) => {
      const needed = filesOf([...frame, start], manifest).flatMap((file) => files.get(file) ?? []);
      return {
        page: start,
        kB: needed.reduce((sum, { size }) => sum + size, 0) / 1000,
        budget: kB,
        hasYup: needed.some(({ hasYup }) => hasYup),
      };
    });
    if (brings && !pages.some(({ hasYup }) => hasYup)) throw new Error(`${dist}: no page of ${page} brings ${brings}`);
    return pages.map((one) => ({ ...one, hasYup: one.hasYup && !brings }));
  });
}

function filesOf(starts: string[], manifest: Manifest): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  starts.forEach(visit);
  return [...new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))];
}

function check(app: AppName): boolean {
  const pages = measure(path.join(root, 'apps', app, 'dist'), BUDGETS[app]);
  const isOver = ({ kB, budget, hasYup }: Measured) => kB > budget || hasYup;
  for (const { page, kB, budget, hasYup } of pages.toSorted((a, b) => b.kB - a.kB)) {
    const wrong = `${kB > budget ? '  TOO MUCH' : ''}${hasYup ? '  BRINGS YUP' : ''}`;
    console.log(`${kB.toFixed(1).padStart(6)} of ${budget} kB  ${app} ${page}${wrong}`);
  }
  return !pages.some(isOver);
}

if (import.meta.main) {
  const asked = process.argv.length > 2 ? process.argv.slice(2) : [path.basename(process.cwd())];
  const apps = appNames.filter((name) => asked.includes(name));
  const results = (apps.length > 0 ? apps : appNames).map(check);
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
