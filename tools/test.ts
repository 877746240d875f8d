// npm test: everything. Who may import whom, the findings’ tests, the lockfile, types, lint, unit and API tests, builds within their budgets, the browser.
// The last line counts; a step that fails without a test of its own to blame counts as one.
// TEST_DATE='2028-02-29 23:58' has the unit and API tests run at that moment; in CI they do at one of those that `moved-clock.ts` lists.
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runBrowserTests } from './e2e.ts';
import { fetchFaketime, findFaketime, momentOf, secondsTo } from './moved-clock.ts';
import { dataDir, root } from './paths.ts';
import { run } from './processes.ts';

interface Count {
  passed: number;
  failed: number;
}

/** The part of Vitest's JSON report that is read here. */
interface VitestResults {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    /** The file's path. */
    name: string;
    status: string;
    /** What a file failed with outside its tests. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const NONE: Count = { passed: 0, failed: 0 };
const RESULTS = path.join(dataDir, 'e2e/results.json');
const began = performance.now();

async function step(title: string, act: () => Promise<boolean>, count: () => Count = () => NONE): Promise<Count> {
  const start = performance.now();
  console.log(`\n— ${title}`);
  const well = await act().catch((error: unknown) => {
    console.error(error);
    return false;
  });
  const counted = count();
  console.log(`— ${title}: ${well ? 'good' : 'FAILED'}, ${seconds(start)} s`);
  return { passed: counted.passed, failed: well ? counted.failed : Math.max(1, counted.failed) };
}

/** Nx gives a project's kept results back where nothing changed, these files among them. */
const vitestResults = (): VitestResults[] =>
  globSync('.data/vitest/*.json', { cwd: root }).map(
    (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as VitestResults,
  );

function unitTests(): Count {
  const counts = vitestResults();
  return {
    passed: sum(counts.map((each) => each.numPassedTests)),
    failed: sum(counts.map((each) => each.numFailedTests)),
  };
}

/** The failed unit and API tests once more: what an end of the output shows must name them, thousands of lines after they ran. */
function printFailures(): void {
  for (const file of vitestResults().flatMap(({ testResults }) => testResults)) {
    if (file.status !== 'failed') continue;
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    console.log(`\nFAILED ${path.relative(root, file.name)}${failed.length === 0 ? `\n${file.message}` : ''}`);
    for (const test of failed) console.log(`  ${test.fullName}\n${test.failureMessages.join('\n')}`);
  }
}

function browserTests(): Count {
  const { stats } = JSON.parse(readFileSync(RESULTS, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** The moment that the unit and API tests run at, if not now; nx.mjs asks for it by `TEST_DATE`. A moment that was asked for is no less than required. */
function movedTo(): string | undefined {
  const moment = momentOf(process.env, new Date());
  if (!moment) return undefined;
  secondsTo(moment, new Date());
  if (findFaketime() ?? fetchFaketime()) return moment;
  if (process.env.TEST_DATE) throw new Error('TEST_DATE needs libfaketime (Debian: apt-get install libfaketime).');
  console.log('libfaketime cannot be had: the tests go by real time.');
  return undefined;
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(0);
const check = (script: string) => () => run('node', [script]);

rmSync(path.join(root, '.data/vitest'), { recursive: true, force: true });
rmSync(RESULTS, { force: true });
const moment = movedTo();
const repeat = `TEST_DATE='${moment}' npm test`;
if (moment) console.log(`The unit and API tests run at ${moment} in São Paulo; so they do again by ${repeat}`);
const steps = [
  await step('who may import whom', check('tools/boundaries.ts')),
  await step('the findings', check('tools/findings.ts')),
  await step('the lockfile', check('tools/lock-check.ts')),
  await step('the format', () => run('oxfmt', ['--check', '.'])),
  await step(
    'types, lint, unit and API tests, builds',
    () =>
      run(
        'nx',
        ['run-many', '-t', 'typecheck', 'lint', 'test', 'build', '--output-style=static', '--nxBail=false'],
        moment ? { TEST_DATE: moment } : {},
      ),
    unitTests,
  ),
  await step('the browser', () => runBrowserTests([]), browserTests),
];
const failed = sum(steps.map((each) => each.failed));
printFailures();
if (moment && failed > 0) console.log(`\nThe unit and API tests ran at ${moment} in São Paulo: ${repeat}`);
console.log(`\n${seconds(began)} s\n${sum(steps.map((each) => each.passed))} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
