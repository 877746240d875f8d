import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const LINES = 5000;
const module = path.join(import.meta.dirname, 'logging.ts');

function linesOf(ending: string): number[] {
  const script = `
    const { openLog } = await import(${JSON.stringify(module)});
    const { log, answer } = openLog('info');
    for (let n = 0; n < ${LINES}; n += 1) n % 2 ? log.info({ n }) : answer({ n });
    ${ending}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const lines = stdout.trim().split('\n');
  return lines.map((line) => (JSON.parse(line) as { n: number }).n);
}

it.each([
  ['its end', ''],
  ['process.exit', 'process.exit(1);'],
  ['an uncaught error', 'throw new Error("broken");'],
  ['an error that is logged and then exits', 'log.fatal({ n: -1 }); process.exit(1);'],
])('no line of the log is lost by %s of its process', (_what, ending) => {
  const seen = new Set(linesOf(ending));
  for (let n = 0; n < LINES; n += 1) if (!seen.has(n)) throw new Error(`line ${n} is lost`);
  expect(seen.has(-1)).toBe(ending.includes('fatal'));
});

it('secrets are hidden in whatever an error or a warning is logged with', () => {
  const script = `
    const { openLog } = await import(${JSON.stringify(module)});
    openLog('info').log.warn({ password: 'canary', body: { cpf: 'canary' }, of: { his: { token: 'canary' } } });`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(stdout).toContain('[hidden]');
  expect(stdout).not.toContain('canary');
});
