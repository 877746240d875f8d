import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ports } from './paths.ts';
import { lastLines, requireFree, startService } from './processes.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'processes-test-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('a service that is started again goes on in its log, complete by the time it is lost', async () => {
  const [log, program] = [path.join(dir, 'logs/service.log'), path.join(dir, 'service.mjs')];
  writeFileSync(program, 'console.log(process.env.WORDS); process.exitCode = 3;');
  for (const WORDS of ['the reason of its end', 'the second start'])
    expect(await startService(log, [program], { WORDS }).lost).toBe(3);
  expect(lastLines(log)).toBe('the reason of its end\nthe second start');
});

test.each([NaN, 70_000])('a port of %s is named by its variable, and not as taken', async (api) => {
  await expect(requireFree({ ...ports, api })).rejects.toThrow('API_PORT must be a port');
});
