// npm test: everything. Import rules, the findings’ tests, the lockfile, types, lint, unit and API tests, builds within
// their budgets, browser tests. The last line counts tests; a step that fails without a failed test counts as one.
// TEST_DATE='2028-02-29 23:58' runs the unit and API tests at that moment; CI uses one of those in `moved-clock.ts`.
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runBrowserTests } from './e2e.ts';
import { failedTasks } from './failed-tasks.ts';
import { fetchFaketime, findFaketime, momentOf, secondsTo } from './moved-clock.ts';
import { dataDir, root } from './paths.ts';
import { run, runRecorded } from './processes.ts';

interface Count {
  passed: number;
  failed: number;
}

/** The part of Vitest's JSON report that is used here. */
interface VitestResults {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    /** The file's path. */
    name: string;
    status: string;
    /** A file's error outside its tests. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const NONE: Count = { passed: 0, failed: 0 };
const RESULTS = path.join(dataDir, 'e2e/results.json');
const failedSteps: string[] = [];
let tasksOutput = '';
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
  if (!well) failedSteps.push(title);
  return { passed: counted.passed, failed: well ? counted.failed : Math.max(1, counted.failed) };
}

/** Nx restores a project's cached outputs, these files included. */
const vitestResults = (): VitestResults[] =>
  globSync('.data/vitest/*.json', { cwd: root }).map(
    (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as VitestResults,
  );

async function runTasks(env: Record<string, string>): Promise<boolean> {
  const targets = ['typecheck', 'lint', 'test', 'build'];
  const options = ['--output-style=static', '--nxBail=false'];
  const { succeeded, output } = await runRecorded('nx', ['run-many', '-t', ...targets, ...options], env);
  tasksOutput = output;
  return succeeded;
}

function unitTests(): Count {
  const counts = vitestResults();
  return {
    passed: sum(counts.map((each) => each.numPassedTests)),
    failed: sum(counts.map((each) => each.numFailedTests)),
  };
}

/** Prints the failed tasks and tests again, since they ran thousands of lines before the end of the output. */
function printFailures(): void {
  for (const { name, output } of failedTasks(tasksOutput)) console.log(`\nFAILED ${name}\n${output}`);
  for (const file of vitestResults().flatMap(({ testResults }) => testResults)) {
    if (file.status !== 'failed') continue;
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    console.log(`\nFAILED ${path.relative(root, file.name)}${failed.length === 0 ? `\n${file.message}` : ''}`);
    for (const test of failed) console.log(`  ${test.fullName}\n${test.failureMessages.join('\n')}`);
  }
}

function browserTests(): Count {
  // Without results where the build before them failed.
  if (!existsSync(RESULTS)) return NONE;
  const { stats } = JSON.parse(readFileSync(RESULTS, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/**
 * The moment of the unit and API tests, if not now; nx.mjs reads it as `TEST_DATE`. An explicit moment is required, not
 * best-effort.
 */
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
  await step('types, lint, unit and API tests, builds', () => runTasks(moment ? { TEST_DATE: moment } : {}), unitTests),
  await step('the browser', () => runBrowserTests([]), browserTests),
];
const failed = sum(steps.map((each) => each.failed));
printFailures();
for (const title of failedSteps) console.log(`\nFAILED ${title}`);
if (moment && failed > 0) console.log(`\nThe unit and API tests ran at ${moment} in São Paulo: ${repeat}`);
console.log(`\n${seconds(began)} s\n${sum(steps.map((each) => each.passed))} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
