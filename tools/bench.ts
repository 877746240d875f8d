// npm run bench [-- quick] [-- name…]: measures the goals of tools/bench/goals.ts and evaluates them. Figures are
// ratios and counts, taken side by side: absolute times say more about the machine than about the project, so they are
// converted to the reference machine's, by a minimal server measured before and after each run. Exits with 1 when a
// goal is missed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { exitCodeOf, evaluateGoal, type EvaluatedGoal } from './bench/evaluate-goal.ts';
import type { Goal } from './bench/goal.ts';
import { goals } from './bench/goals.ts';
import { measureMachineSpeed } from './bench/machine-speed.ts';
import { measure, type Measured } from './bench/measure.ts';
import { type PartName, partNames } from './bench/parts.ts';
import { tableOf } from './bench/table.ts';
import { dataDir, root } from './paths.ts';
import { startPostgres } from './postgres.ts';

const RESULTS = path.join(dataDir, 'bench/results.json');
const asked = process.argv.slice(2);
const size = asked.includes('quick') ? 'quick' : 'whole';
const names = asked.filter((name) => name !== 'quick');
const unknown = names.filter((name) => !partNames.includes(name as PartName));
if (unknown.length > 0) throw new Error(`No such run: ${unknown.join(', ')}; there are ${partNames.join(', ')}`);

const wanted = goals.filter(({ run }) => names.length === 0 || names.includes(run));
const judged = wanted.filter(({ wholeOnly }) => size === 'whole' || !wholeOnly);
const skipped = wanted.filter((goal) => !judged.includes(goal)).map(({ id }) => id);
const conditions = { at: new Date().toISOString(), size, ...machine() };
const results: EvaluatedGoal[] = [];
const server = await startPostgres(path.join(dataDir, 'bench-postgres'), { shared_buffers: '512MB' });
process.env.BENCH_DATABASE_URL = server.url;
try {
  for (const part of partNames.filter((name) => judged.some(({ run }) => run === name))) {
    const began = performance.now();
    process.stdout.write(`${part} … `);
    const isConverted = judged.some(({ run, dependsOn }) => run === part && dependsOn === 'speed');
    const before = isConverted ? await measureMachineSpeed() : undefined;
    const found = await measure(part, size);
    const speed = before === undefined ? undefined : (before + (await measureMachineSpeed())) / 2;
    const took = `${((performance.now() - began) / 1000).toFixed(0)} s`;
    console.log(speed === undefined ? took : `${took}, machine at ${speed.toFixed(2)}x`);
    const evaluated = judged.filter(({ run }) => run === part).map((goal) => evaluate(goal, found, speed));
    results.push(...evaluated);
    console.log(`${tableOf(evaluated)}\n`);
    writeResults();
  }
} finally {
  await server.stop();
}

if (new Set(results.map(({ run }) => run)).size > 1) console.log(`${tableOf(results)}\n`);
console.log(
  Object.entries(conditions)
    .map(([name, value]) => `${name} ${value}`)
    .join(', '),
);
if (skipped.length > 0) console.log(`Left out by quick: ${skipped.join(', ')}`);
const met = results.filter(({ verdict }) => verdict === 'met').length;
console.log(`${met} of ${results.filter(({ goal }) => goal !== undefined).length} goals met; ${RESULTS}`);
process.exit(exitCodeOf(results));

function evaluate(goal: Goal, { readings, why }: Measured, speed: number | undefined): EvaluatedGoal {
  return evaluateGoal(
    goal,
    readings.find(({ id }) => id === goal.id),
    { why, speed },
  );
}

/** Written after each part, so that an interrupted run leaves what it measured. */
function writeResults(): void {
  mkdirSync(path.dirname(RESULTS), { recursive: true });
  writeFileSync(RESULTS, `${JSON.stringify({ ...conditions, results, skipped }, null, 2)}\n`);
}

function machine() {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).trim();
  const [cpu] = cpus();
  return {
    commit,
    cpu: `${cpus().length} x ${cpu?.model.trim()}`,
    memory: `${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
    node: process.version,
    /** The machine's load before the run. */
    load: loadavg()[0]!.toFixed(2),
  };
}
