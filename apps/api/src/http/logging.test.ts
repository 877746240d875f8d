import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { logOfRequest } from './logging.ts';

const LINES = 5000;
const ANSWER = { requestId: 'r1', method: 'GET', route: '/api/v1/"a"/:id', status: 200, ms: 3 };
const module = path.join(import.meta.dirname, 'logging.ts');

function linesOf(ending: string): number[] {
  const script = `
    const { openLog } = await import(${JSON.stringify(module)});
    const { log, answer } = openLog('info');
    for (let n = 0; n < ${LINES}; n += 1) n % 2 ? log.info({ ms: n }) : answer({ ...${JSON.stringify(ANSWER)}, ms: n });
    ${ending}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const lines = stdout.trim().split('\n');
  return lines.map((line) => (JSON.parse(line) as { ms: number }).ms);
}

it.each([
  ['its end', ''],
  ['process.exit', 'process.exit(1);'],
  ['an uncaught error', 'throw new Error("broken");'],
  ['an error that is logged and then exits', 'log.fatal({ ms: -1 }); process.exit(1);'],
])('no log line is lost by %s of its process', (_what, ending) => {
  const seen = new Set(linesOf(ending));
  for (let n = 0; n < LINES; n += 1) if (!seen.has(n)) throw new Error(`line ${n} is lost`);
  expect(seen.has(-1)).toBe(ending.includes('fatal'));
});

it('secrets are redacted in logged errors and warnings', () => {
  const script = `
    const { openLog } = await import(${JSON.stringify(module)});
    openLog('info').log.warn({ password: 'canary', body: { cpf: 'canary' }, of: { his: { token: 'canary' } } });`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(stdout).toContain('[hidden]');
  expect(stdout).not.toContain('canary');
});

it('an error is logged with its causes, without the addresses in their messages', () => {
  const script = `
    const { openLog } = await import(${JSON.stringify(module)});
    const refused = new Error('550 <ana.canary+1@mirante.example> refused', { cause: new TypeError('no route') });
    openLog('info').log.error(new Error('job mail failed', { cause: refused }));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toMatchObject({
    err: {
      message: 'job mail failed',
      cause: { message: '550 <[hidden]> refused', cause: { type: 'TypeError', message: 'no route' } },
    },
  });
  expect(stdout).not.toContain('canary');
});

it.each([
  ['itself', 'log.error(refused)'],
  ['in a field', 'log.error({ err: refused })'],
  ['in a field, of a request', "log.child({ request_id: 'r1' }).error({ err: refused })"],
])('the message of an error that is logged %s has no address on its line either', (_how, call) => {
  const script = `
    const { openLog } = await import(${JSON.stringify(module)});
    const refused = new Error('550 <ana.canary+1@mirante.example> refused');
    const { log } = openLog('info');
    ${call};
    log.info('%s is ready', 'it');`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg),
  ).toEqual(['550 <[hidden]> refused', 'it is ready']);
  expect(stdout).not.toContain('canary');
});

it('an error that gathers others is logged with the first of them', () => {
  const script = `
    const { openLog } = await import(${JSON.stringify(module)});
    const failures = Array.from({ length: 9 }, (_, n) => new Error('source ' + n + ' ana.canary@mirante.example'));
    openLog('info').log.error(new AggregateError(failures, 'no source answered'));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const { err } = JSON.parse(stdout) as { err: { message: string; errors: { message: string }[] } };
  expect([err.message, ...err.errors.map(({ message }) => message)]).toEqual([
    'no source answered',
    ...[0, 1, 2, 3, 4].map((n) => `source ${n} [hidden]`),
  ]);
});

it('an error with a long message is logged at once', () => {
  const script = `
    const { openLog } = await import(${JSON.stringify(module)});
    const long = new Error('a'.repeat(200_000));
    const { log } = openLog('info');
    const began = performance.now();
    log.error(long);
    log.info({ ms: performance.now() - began });`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(JSON.parse(stdout.trim().split('\n').at(-1)!)).toMatchObject({ ms: expect.toSatisfy((ms) => ms < 5000) });
});

it.each([
  ['info', 'user', null, [{ user_id: 7 }]],
  ['info', 'client', null, [{ client_id: 7 }]],
  ['info', 'client', 3, [{ client_id: 7, viewed_by: 3 }]],
  ['info', undefined, undefined, [{}]],
  ['warn', 'user', null, []],
])(
  'at log level %s the logged responses of a viewer with role %s, viewed by %s, are %j',
  (level, role, viewedBy, viewers) => {
    const script = `
    const { openLog } = await import(${JSON.stringify(module)});
    openLog('${level}').answer(${JSON.stringify({ ...ANSWER, viewer: role && { role, id: 7 }, viewedBy })});`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    const lines = stdout.split('\n').filter(Boolean);
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
      viewers.map((viewer) => ({
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        request_id: 'r1',
        method: 'GET',
        route: '/api/v1/"a"/:id',
        status: 200,
        ms: 3,
        ...viewer,
      })),
    );
  },
);

it("a request's log lines carry its id, and a request without lines creates no logger", () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const children = vi.spyOn(log, 'child');
  const own = logOfRequest(log, { request_id: 'r1' });
  expect(children).not.toHaveBeenCalled();
  own.error({ code: '23505' }, 'refused');
  own.warn('busy');
  expect(children).toHaveBeenCalledTimes(1);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { request_id: 'r1', code: '23505', msg: 'refused' },
    { request_id: 'r1', msg: 'busy' },
  ]);
});
