// Infers each project's targets from its files, so that no project needs a project.json.
import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** A service worker has other globals than a page. */
const WORKER = 'src/service-worker/tsconfig.json';
const TOOLS = [{ externalDependencies: ['typescript', 'vite', 'vitest', 'oxlint'] }];
const fromRoot = (...files) => files.map((file) => `{workspaceRoot}/${file}`);
/** Nx runs two tasks at a time: further threads of one would repeat the type inference. */
const TSC = 'tsc --singleThreaded -p';
/** For programs written in Go: one core for each of two tasks, and fewer garbage collections, at the cost of memory. */
const GO = { GOGC: '400', GOMAXPROCS: '1' };
const cached = (command, inputs, outputs = [], env = {}) => ({
  command,
  options: { cwd: '{projectRoot}', env },
  cache: true,
  inputs: [...inputs, ...TOOLS],
  outputs,
});

function targetsOf(project) {
  const has = (name) => existsSync(join(project, name));
  const up = relative(project, '.');
  return {
    lint: cached(lintCommand(project, up), ['default', '^default', ...fromRoot('tools/oxlintrc.json')], [], GO),
    ...(has('tsconfig.json') && {
      typecheck: cached(
        `${TSC} .${has(WORKER) ? ` && ${TSC} ${WORKER}` : ''}`,
        ['default', '^default', ...fromRoot('tsconfig.base.json')],
        [],
        GO,
      ),
    }),
    ...(project !== 'e2e' && { test: testTarget(project, up) }),
    ...(has('vite.config.ts') && { build: buildTarget(up) }),
  };
}

/** Only the tools, which run in a terminal, may use the console. */
const lintCommand = (project, up) =>
  `oxlint -c ${up}/tools/oxlintrc.json --type-aware --deny-warnings${project === 'tools' ? ' -A no-console' : ''} .`;

/** Only the API's tests need a database. */
function testTarget(project, up) {
  const report = `.data/vitest/${basename(project)}.json`;
  const { TEST_DATE } = process.env;
  const moved = TEST_DATE ? `node ${up}/tools/moved-clock.ts "${TEST_DATE}" ` : '';
  const vitest = `vitest run --passWithNoTests --reporter=default --reporter=json --outputFile.json=${up}/${report}`;
  const command = project === 'apps/api' ? `node ${up}/tools/with-postgres.ts ${vitest}` : vitest;
  return cached(
    moved + command,
    [
      'default',
      '^default',
      ...fromRoot('tools/postgres*.ts', 'tools/test-postgres.ts', 'tools/with-postgres.ts', 'tools/moved-clock.ts'),
      ...fromRoot('tools/vitest.ts', 'tools/vitest-setup.ts', 'tools/vitest-screens.ts'),
    ],
    fromRoot(report),
  );
}

/** The modules of the build's configuration, which Nx does not find: `nx.test.ts` does. */
const BUILD_MODULES =
  'boot budget bundle-script frame house house-icons lighter-libraries paths prerender reach service-worker shared-chunks vite vite-plugins vitest'
    .split(' ')
    .map((name) => `tools/${name}.ts`);

/** A build over its budget fails. */
const buildTarget = (up) =>
  cached(
    `vite build --logLevel warn && node ${up}/tools/budget.ts`,
    ['production', '^production', ...fromRoot(...BUILD_MODULES), { env: 'BROTLI_QUALITY' }],
    ['{projectRoot}/dist'],
  );

/** What projects run, or import by a path, of others; Nx knows their package.json alone. */
const IMPLICIT_DEPENDENCIES = {
  'apps/api': ['@mirante/trader-socket'],
  e2e: ['@mirante/api'],
  tools: ['@mirante/api'],
};
const projectOf = (folder) => ({
  targets: targetsOf(folder),
  implicitDependencies: IMPLICIT_DEPENDENCIES[folder] ?? [],
});

export const createNodesV2 = [
  '{apps/*,libs/*,e2e,tools}/package.json',
  (files) => files.map((file) => [file, { projects: { [dirname(file)]: projectOf(dirname(file)) } }]),
];
export default { name: 'mirante-targets', createNodesV2 };
