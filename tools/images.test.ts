// Checks the inputs and instructions of the image builds; `deployment/images.journey.ts` builds as far as possible
// without a registry.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeEnv, nodeFlags } from '../apps/api/src/node-options.ts';
import { copiedByImage, isIgnored } from './deployment/release.ts';
import { root } from './paths.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const dockerfiles = ['tools/deploy/api.Dockerfile', 'tools/deploy/web.Dockerfile'];

describe('the build context of the images', () => {
  it.each([
    '.git/config',
    '.env',
    'tools/deploy/.env',
    'apps/api/.env.local',
    '.data/postgres/PG_VERSION',
    '.nx/cache/a',
    'node_modules/pg/index.js',
    'apps/api/node_modules/a/index.js',
    'apps/backoffice/dist/index.html',
    'npm.log',
    'tools/deploy/secrets/database_url',
    'backups/mirante-20261122T100109Z.dump',
    'apps/api/src/http/limits.test.ts',
    'apps/api/src/testing/factory.ts',
    'apps/api/bench/market.ts',
  ])('excludes %s', (file) => expect(isIgnored(file)).toBe(true));

  it('includes the rest of the repository except tests', () => {
    const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
    const kept = files.filter((file) => !isIgnored(file));
    for (const file of ['package-lock.json', 'apps/api/src/main.ts', 'libs/domain/package.json', 'tools/boot.ts'])
      expect(kept).toContain(file);
    const left = /^\.github\/|\.test\.tsx?$|\/testing\/|^apps\/api\/bench\//;
    expect(files.filter((file) => isIgnored(file)).filter((file) => !left.test(file))).toEqual([]);
  });

  it.each(dockerfiles)('includes all that %s copies', (dockerfile) => {
    const sources = [...read(dockerfile).matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from]) =>
      from!.split(' '),
    );
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) {
      expect([source, existsSync(path.join(root, source))]).toEqual([source, true]);
      expect([source, source !== '.' && isIgnored(source)]).toEqual([source, false]);
    }
  });

  it('has for the API its own code and importable libraries, without web apps and tools', () => {
    expect(copiedByImage().map(([from]) => from)).toEqual([
      'package.json',
      'libs/domain',
      'libs/validation',
      'libs/contract',
      'apps/api',
    ]);
  });
});

describe('an image', () => {
  it.each(dockerfiles)('of %s uses pinned versions, and runs as an unprivileged user', (dockerfile) => {
    const stages = [...read(dockerfile).matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    for (const image of stages) expect(image).toMatch(/:\d+\.\d+\.\d+-/);
    const last = read(dockerfile)
      .split(/^FROM /m)
      .at(-1)!;
    expect(/^USER (\S+)$/m.exec(last)?.[1]).toMatch(/^(node|nginx)$/);
    expect(last).not.toMatch(/^(ARG|ENV) .*(SECRET|PASSWORD|KEY)/m);
  });

  it('of the web apps has files compressed as far as possible, before they are built', () => {
    expect(read('tools/deploy/web.Dockerfile')).toMatch(/^ENV BROTLI_QUALITY=11\nRUN .* nx run-many -t build$/m);
  });
});

describe('the compose file', () => {
  const compose = read('tools/deploy/compose.yml');
  const blocks = new Map(
    compose
      .split(/^(?=\S| {2}[\w-]+: ?(?:\*\w+)?$)/m)
      .map((text): [string, string] => [/^ *([\w-]+):/.exec(text)?.[1] ?? '', text]),
  );
  /** A service's block with the anchors that it merges. */
  const service = (name: string): string => {
    const text = blocks.get(name) ?? '';
    return text + [...text.matchAll(/\*(hardened|api)\b/g)].map(([, anchor]) => service(`x-${anchor}`)).join('');
  };

  it.each(['api-1', 'api-2', 'web', 'migrate', 'backup'])('gives %s no unneeded privileges', (name) => {
    expect(service(name)).toMatch(/^ {2}read_only: true$/m);
    expect(service(name)).toMatch(/^ {2}cap_drop: \[ALL\]$/m);
    expect(service(name)).toContain('no-new-privileges:true');
  });

  it('gives services time to shut down', () => {
    for (const name of ['api-1', 'api-2', 'web', 'postgres'])
      expect(Number(/stop_grace_period: (\d+)s/.exec(service(name))?.[1])).toBeGreaterThan(24);
  });

  it.each(['postgres', 'api-1', 'api-2', 'web', 'migrate', 'backup'])('limits the size of the log of %s', (name) => {
    expect(service(name)).toMatch(
      /^ +logging: (\*logging|&logging { driver: local, options: { max-size: 50m, .+ } })$/m,
    );
  });

  it("re-resolves the API's containers when their address changes", () => {
    const text = service('web');
    for (const name of ['api-1', 'api-2'])
      expect(text).toMatch(new RegExp(`API_SERVERS: .*server ${name}:4000 resolve `));
    expect(text).toMatch(/API_RESOLVER: resolver 127\.0\.0\.11 valid=\d+s;/);
    expect(read('tools/deploy/nginx/default.conf.template').match(/^ {2}zone \w+ \w+;$/gm)).toHaveLength(2);
  });

  it('pins image versions, and has health checks', () => {
    for (const [, image] of compose.matchAll(/image: (\S+)/g)) expect(image).toMatch(/:\d+\.\d+$/);
    for (const text of [service('postgres'), service('web')]) expect(text).toContain('healthcheck:');
    expect(read('tools/deploy/api.Dockerfile')).toContain('HEALTHCHECK');
  });

  it('runs the API with its usual flags, in little memory', () => {
    const text = read('tools/deploy/api.Dockerfile');
    expect(text).toContain(
      `CMD ${JSON.stringify(['node', ...nodeFlags, 'apps/api/src/main.ts']).replaceAll(',', ', ')}`,
    );
    for (const [name, value] of Object.entries(nodeEnv))
      expect(text).toContain(`ENV ${name}=${value.replace(root, '/app')}\n`);
  });

  it('has compiled the API before it runs, by the flags that it runs by', () => {
    const [, ...command] = /^RUN (\["node".+\])$/m.exec(read('tools/deploy/api.Dockerfile')) ?? [];
    const [, ...args] = JSON.parse(command.join()) as string[];
    expect(args.slice(0, nodeFlags.length)).toEqual(nodeFlags);
    const imports = /(?<=^import .* from '\.\/)[\w-]+(?=\.ts';$)/gm;
    const imported = args.filter((arg) => arg.endsWith('.ts')).map((file) => path.basename(file, '.ts'));
    expect(read('apps/api/src/main.ts').match(imports)).toEqual(expect.arrayContaining(imported));
    expect(imported).toHaveLength(3);
  });

  it('opens the metrics where its operator says, inside its network alone', () => {
    expect(service('api-1')).toContain('    METRICS_PORT: ${METRICS_PORT:-}\n');
    expect(compose.match(/^ {4}ports: .+$/gm)).toEqual(["    ports: ['80:8080']"]);
  });

  it("has no secret in a variable, and the owner's only for migrations", () => {
    for (const [, name, value] of compose.matchAll(/(\w*(?:PASSWORD|SECRET|KEY|DATABASE_URL|SMTP_URL)\w*): (\S+)/g))
      expect([name, value]).toEqual([
        expect.stringMatching(/_FILE$/),
        expect.stringMatching(/^\/run\/secrets\/\w+,?$/),
      ]);
    const owners = [...blocks].filter(([, text]) => text.includes('/run/secrets/database_owner_url'));
    expect(owners.map(([name]) => name)).toEqual(['migrate']);
  });
});
