import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runAction, action, type Action } from '../../testing/model/actions.ts';
import { ProcessDied, startProcess, type Death, type NodeProcess } from '../../testing/model/node-process.ts';
import { findBrokenInvariants, runUntilSettled } from '../../testing/model/run-until-settled.ts';
import { interleaveBy, type Interleaving } from '../../testing/model/interleaving.ts';
import { newWorld, deleteSales, type World } from '../../testing/model/world.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory } from '../../testing/factory.ts';

/**
 * `MODEL_RUNS=5000` checks that many new histories, `MODEL_SEED` and `MODEL_PATH` the one named by a failure; without
 * them, the same ones each time.
 */
const { MODEL_RUNS, MODEL_SEED = MODEL_RUNS ? undefined : '20261125', MODEL_PATH } = process.env;
const NODES = 2;
const MINUTE = 60_000;
const DAY = 24 * 60;

const clock = { ahead: 0 };
const now = () => new Date(testNow().getTime() + clock.ahead);
const pass = (ms: number) => {
  clock.ahead += ms;
};
const faults: unknown[] = [];
const onError = (error: unknown) => {
  if (!(error instanceof ProcessDied)) faults.push(error);
};
const api = await testApi({ now, services: { onError } });
const staff = await factory.staff(api.db);
/** A failed history's data would fail later ones too. */
let isSoiled = false;
const WIPED_AFTER = 200;
const figures = { histories: 0, actions: 0, deaths: 0 };

interface History {
  world: World;
  turns: Interleaving;
  nodes: NodeProcess[];
}
interface Part {
  action: Action;
  node: number;
}

/** Concurrent actions, each by one of the nodes, any of which may die; and the time that passes afterwards. */
const moment = fc
  .record({
    parts: fc.array(fc.record({ action, node: fc.nat({ max: NODES - 1 }) }), { minLength: 1, maxLength: 3 }),
    deaths: fc.array(
      fc.option(fc.record({ call: fc.integer({ min: 1, max: 40 }), answered: fc.boolean() }), { freq: 2 }),
      { minLength: NODES, maxLength: NODES },
    ),
    minutes: fc.constantFrom(0, 0, 1, 6, 31, 5 * DAY, 100 * DAY, 366 * DAY),
  })
  .map(({ parts, deaths, minutes }) => ({
    check: () => true,
    run: (_model: object, history: History) => live(history, parts, deaths, minutes),
    toString: () => JSON.stringify({ parts, deaths, minutes }),
  }));

async function live({ world, turns, nodes }: History, parts: Part[], deaths: (Death | null)[], minutes: number) {
  for (const [n, death] of deaths.entries()) nodes[n]!.dieAt(death ?? undefined);
  await turns.run(Promise.all(parts.map(({ action: what, node }) => actBy(world, nodes[node]!, what))));
  figures.actions += parts.length;
  for (const [n, node] of nodes.entries()) {
    if (!node.isDead()) continue;
    figures.deaths += 1;
    await node.end();
    nodes[n] = startProcess(api.services, turns);
  }
  if (minutes > DAY) {
    // However much time passes, the periodic and nightly jobs run.
    const jobs = jobHandlers(api.services);
    pass(6 * MINUTE);
    await jobs.reconcile({});
    pass(DAY * MINUTE);
    await jobs.reconcile_confirmed({});
    await jobs.compare_books({});
  }
  pass(minutes * MINUTE);
}

/** Nobody receives the answers or errors of a dead process. */
async function actBy(world: World, node: NodeProcess, what: Action): Promise<void> {
  try {
    await runAction(world, node.services, what);
  } catch (error) {
    if (!node.isDead()) throw error;
  }
}

test(
  'model test: the invariants hold after any sequence of purchases, events and crashes',
  { timeout: 7_200_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.commands([moment], { maxCommands: 8 }), async (picker, moments) => {
        clock.ahead = 0;
        if (isSoiled || figures.histories % WIPED_AFTER === 0) await deleteSales(api);
        isSoiled = true;
        const turns = interleaveBy(picker);
        const world = await newWorld(api, staff);
        const nodes = Array.from({ length: NODES }, () => startProcess(api.services, turns));
        await fc.asyncModelRun(() => ({ model: {}, real: { world, turns, nodes } }), moments);
        for (const node of nodes) await node.end();
        const healer = startProcess(api.services, interleaveBy(undefined));
        await runUntilSettled(world, healer.services, pass);
        await healer.end();
        figures.histories += 1;
        expect(faults.splice(0)).toEqual([]);
        expect(await findBrokenInvariants(world)).toEqual({});
        isSoiled = false;
      }),
      {
        numRuns: Number(MODEL_RUNS ?? 25),
        ...(MODEL_SEED && { seed: Number(MODEL_SEED) }),
        ...(MODEL_PATH && { path: MODEL_PATH, endOnFailure: true }),
      },
    );
    if (MODEL_RUNS) process.stdout.write(`${JSON.stringify(figures)}\n`);
  },
);
