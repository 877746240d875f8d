import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../paths.ts';
import { filesIn, filesOfStages } from './buildah.ts';
import { layOutRelease } from './release.ts';

/** Files of a working copy beside the committed ones. */
const planted = [
  '.git/config',
  '.data/postgres/PG_VERSION',
  '.env',
  '.nx/cache/a',
  'apps/api/.env.local',
  'apps/api/node_modules/a/index.js',
  'apps/api/src/typed.log',
  'apps/backoffice/dist/index.html',
  'libs/domain/node_modules/a/index.js',
  'node_modules/pg/index.js',
  'tools/deploy/.env',
  'tools/deploy/secrets/database_url',
  'apps/api/mirante-20261122T100109Z.dump',
];
const UNWANTED =
  /(^|\/)(\.git|\.github|\.data|\.nx|\.env[^/]*|node_modules|dist|secrets|testing|api\/bench)(\/|$)|\.test\.tsx?$|\.(dump|log)$/;

let home: string;
let context: string;
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'mirante-context-'));
  context = path.join(home, 'context');
  const committed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  for (const file of committed) cpSync(path.join(root, file), path.join(context, file));
  for (const file of planted) {
    mkdirSync(path.dirname(path.join(context, file)), { recursive: true });
    writeFileSync(path.join(context, file), 'planted');
  }
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test("images: the API's has a release's files, and nothing else of the repository", async () => {
  const [modules, last] = await filesOfStages(context, 'tools/deploy/api.Dockerfile');
  expect(modules!.map((file) => path.basename(file)).every((name) => /^package(-lock)?\.json$/.test(name))).toBe(true);
  expect(last!.filter((file) => UNWANTED.test(file))).toEqual([]);
  const release = path.join(home, 'release');
  layOutRelease(release);
  const expected = filesIn(release)
    .filter((file) => !/(^|\/)node_modules\//.test(file))
    .map((file) => path.posix.join('app', file));
  expect(last).toEqual(expected.toSorted());
  expect(last).toContain('app/apps/api/src/main.ts');
});

test("images: the frontends are built from committed files without tests, and their image adds nginx's alone", async () => {
  const [build, last] = await filesOfStages(context, 'tools/deploy/web.Dockerfile');
  expect(build!.filter((file) => UNWANTED.test(file))).toEqual([]);
  for (const file of ['package-lock.json', 'apps/backoffice/index.html', 'libs/ui-kit/package.json'])
    expect(build).toContain(`app/${file}`);
  expect(last).toEqual([
    'etc/nginx/nginx.conf',
    'etc/nginx/snippets/api.conf',
    'etc/nginx/snippets/brotli.conf',
    'etc/nginx/snippets/frontend.conf',
    'etc/nginx/snippets/refused.conf',
    'etc/nginx/snippets/security-embeds.conf',
    'etc/nginx/snippets/security-files.conf',
    'etc/nginx/snippets/security.conf',
    'etc/nginx/snippets/uploads.conf',
    'etc/nginx/templates/default.conf.template',
  ]);
});
