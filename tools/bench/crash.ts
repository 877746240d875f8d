import { crash } from '../../apps/api/src/testing/crash.ts';

const CYCLES = 200;
const BURST = 8;

/** Kills the API with -9 two hundred times in the middle of purchases, on a real PostgreSQL, and audits the books. */
export async function run(): Promise<void> {
  const begun = performance.now();
  const { kills, purchases, answered, halfDone, charged, lost, doubled, broken } = await crash({
    cycles: CYCLES,
    burst: BURST,
  });
  const seconds = (performance.now() - begun) / 1000;
  console.log(`kill -9 during purchases: ${kills} kills, ${purchases} purchases in ${seconds.toFixed(0)} s`);
  console.log(`  when killed: ${answered} answered, ${halfDone} half done, of which ${charged} charged already`);
  console.log(
    `  after each buyer asked once more: ${lost} lost, ${doubled} doubled, ${Object.keys(broken).length} broken invariants`,
  );
  if (lost + doubled + Object.keys(broken).length > 0)
    throw new Error(`the books do not hold: ${JSON.stringify(broken)}`);
}

if (import.meta.main) await run();
