import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root } from './paths.ts';

const made: string[] = [];
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

const styled = "import { styled } from '@mui/material/styles'; export const B = styled('b')({});";
const emotion = "import styled from '@emotion/styled'; export const B = styled.b({});";
const sx = "import Link from '@mui/material/Link'; export const A = () => <Link sx={{ color: 'red' }}>a</Link>;";
const css = "import css from './a.module.css'; export const A = () => <b className={css.name}>a</b>;";

/** The lint errors of a file with this content in a project. */
function refusedIn(project: string, content: string): string[] {
  const base = mkdtempSync(path.join(tmpdir(), 'lint-'));
  made.push(base);
  const file = path.join(base, project, 'src/a.tsx');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  const bin = path.join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(bin, ['-c', path.join(root, 'tools/oxlintrc.json'), '-f', 'json', '.'], {
    cwd: path.join(base, project),
    encoding: 'utf8',
  });
  return (JSON.parse(stdout) as { diagnostics: { code: string }[] }).diagnostics.map(({ code }) => code);
}

test.each([
  ['styled', styled, 'eslint(no-restricted-imports)'],
  ['Emotion’s styled', emotion, 'eslint(no-restricted-imports)'],
])('lint: refuses %s outside the ui-kit, and nothing else of its file', (_what, content, code) => {
  expect(refusedIn('apps/backoffice', content)).toEqual([code]);
  expect(refusedIn('libs/crud', content)).toEqual([code]);
});

test.each([
  ['a program', 'apps/api', "import { exec } from 'node:child_process'; exec('ls');", 'eslint(no-restricted-imports)'],
  [
    'a context',
    'apps/api',
    "import { runInNewContext } from 'node:vm'; runInNewContext('1');",
    'eslint(no-restricted-imports)',
  ],
  [
    'text as SQL',
    'apps/api',
    "import { sql } from 'kysely'; export const id = sql.raw('id');",
    'eslint(no-restricted-properties)',
  ],
  ['text as code', 'libs/domain', "eval('1');", 'eslint(no-eval)'],
  ['text as a function', 'libs/domain', "export const one = new Function('return 1');", 'eslint(no-new-func)'],
  [
    'text as markup',
    'apps/client-area',
    "export const A = () => <b dangerouslySetInnerHTML={{ __html: '' }} />;",
    'react(no-danger)',
  ],
])('lint: refuses %s in %s', (_what, project, content, code) => {
  expect(refusedIn(project, content)).toEqual([code]);
});

test.each(['apps/backoffice', 'libs/crud', 'libs/ui-kit'])('lint: refuses sx in %s', (project) => {
  expect(refusedIn(project, sx)).toEqual(['react(forbid-component-props)']);
});

test.each([
  ['styled in the ui-kit', 'libs/ui-kit', styled],
  ['a CSS module anywhere', 'apps/backoffice', css],
])('lint: accepts %s', (_what, project, content) => {
  expect(refusedIn(project, content)).toEqual([]);
});

test('lint: refuses a comparison that converts types, except with null', () => {
  expect(refusedIn('libs/crud', 'export const isOne = (n: unknown) => n == 1 || n == null;')).toEqual([
    'eslint(eqeqeq)',
  ]);
});
