// node tools/budget.ts [app…]: fails when a built page exceeds its budget of gzipped JavaScript, or fetches yup without
// being a form. Part of every build.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { type AppName, appNames, root } from './paths.ts';
import { reach } from './reach.ts';

interface Budget {
  /** The path ending of the page's lazily loaded modules; each match of the pattern is a page. */
  page: RegExp;
  /** The page's lazily loaded frame, if any. */
  within?: RegExp;
  kB: number;
  /**
   * Set for forms, whose validation is needed from the first key on. Any other page fetches yup when it first
   * validates.
   */
  brings?: 'yup';
}

/** A text of yup's own, which identifies its code in whatever chunk it is. */
const YUP = 'field has unspecified keys';

const FIRST = /^index\.html$/;
/** The name endings of the back office's form pages. */
const STAFF_FORMS = [
  '-create|-edit|-value|-cpf|-email|-roles',
  '/create-dividends|/items|/close-item|/cancel|/expiry|/obs|/client-message|/research-settings|/new-user|/new-notification',
].join('|');
/** In kB of 1000 bytes. The code up to the checkout's first field counts most: buyers on phones wait for it. */
const BUDGETS: Record<AppName, readonly Budget[]> = {
  'public-checkout': [
    { page: FIRST, kB: 101 },
    { page: /\/features\/.*-page\.tsx$/, kB: 230 },
  ],
  'client-area': [
    { page: /\/login-page\.tsx$/, kB: 184 },
    { page: /^src\/features\/.*-list-page\.tsx$/, within: /^src\/app\/shell\.tsx$/, kB: 214 },
    { page: /^src\/features\/.*(?<!-list|\/new-message)-page\.tsx$/, within: /^src\/app\/shell\.tsx$/, kB: 230 },
    { page: /\/new-message-page\.tsx$/, within: /^src\/app\/shell\.tsx$/, kB: 239, brings: 'yup' },
  ],
  // Staff spend most time in the lists. A form adds its fields and formik; phone fields also the world's numbering
  // plans.
  backoffice: [
    { page: /\/login-page\.tsx$/, kB: 179 },
    { page: /^src\/features\/.*(?<!\/audit)-list-page\.tsx$/, within: /^src\/app\/logged-in-app\.tsx$/, kB: 227 },
    // The audit log needs the labels of every record type.
    { page: /\/audit-list-page\.tsx$/, within: /^src\/app\/logged-in-app\.tsx$/, kB: 241 },
    {
      page: new RegExp(String.raw`^src/features/(?!.*(?:-list|${STAFF_FORMS}|/client-phones|/desk)-page).*-page\.tsx$`),
      within: /^src\/app\/logged-in-app\.tsx$/,
      kB: 245,
    },
    {
      page: new RegExp(String.raw`(?:${STAFF_FORMS})-page\.tsx$`),
      within: /^src\/app\/logged-in-app\.tsx$/,
      kB: 259,
      brings: 'yup',
    },
    { page: /\/client-phones-page\.tsx$/, within: /^src\/app\/logged-in-app\.tsx$/, kB: 278, brings: 'yup' },
    // A trade's form beside the live panel.
    { page: /\/desk-page\.tsx$/, within: /^src\/app\/logged-in-app\.tsx$/, kB: 289, brings: 'yup' },
  ],
};

export interface Measured {
  page: string;
  kB: number;
  budget: number;
  /** It fetches yup, but must not. */
  hasYup: boolean;
}

/** Measures each page of a built app. Budgets that match no page are an error, since they would check nothing. */
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
  const keys = reach(starts, (key) => manifest[key]?.imports ?? []);
  return [...new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))];
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
