// nginx configured as in tools/deploy, on a test's ports and folders. Finds it on the machine, or installs it with
// apt-get as root.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackage } from './deployment/apt.ts';
import { answers } from './processes.ts';

const SOURCE = path.join(import.meta.dirname, 'deploy/nginx');
const SNIPPETS = [
  'security.conf',
  'security-embeds.conf',
  'security-files.conf',
  'brotli.conf',
  'frontend.conf',
  'api.conf',
  'refused.conf',
  'uploads.conf',
];

/** The variables of `default.conf.template`. */
interface NginxSettings {
  CHECKOUT_HOST: string;
  CLIENT_HOST: string;
  BACKOFFICE_HOST: string;
  API_HOST: string;
  TOKENISER_ORIGIN: string;
  CLIENT_ORIGIN: string;
  LISTEN_PORT: string;
  /** Contains `config.js` and a folder for each frontend. */
  WEB_ROOT: string;
  /** Directives of the upstream: `server 127.0.0.1:4000;` for each API process. */
  API_SERVERS: string;
  API_RESOLVER: string;
}

export interface Nginx {
  /** The access log so far. */
  accessLog(): string;
  errorLog(): string;
  stop(): Promise<void>;
}

const BINARIES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

function findNginx(): string {
  const found = () => BINARIES.find((file) => existsSync(file));
  const installed = found();
  if (installed) return installed;
  const file = installPackage('nginx-light') ? found() : undefined;
  if (!file) throw new Error('There is no nginx: install it (Debian: apt-get install nginx-light).');
  return file;
}

/** Starts it with a copy of the configuration, laid out as in the image below one folder. */
export async function startNginx(settings: NginxSettings): Promise<Nginx> {
  const template = readFileSync(path.join(SOURCE, 'default.conf.template'), 'utf8');
  return runNginx(filled(template, settings), `http://127.0.0.1:${settings.LISTEN_PORT}/health`);
}

/** Starts one with these servers, and waits until `address` answers. */
export async function runNginx(servers: string, address: string): Promise<Nginx> {
  const binary = findNginx();
  const home = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  chmodSync(home, 0o755);
  for (const name of SNIPPETS) cpSync(path.join(SOURCE, name), path.join(home, 'snippets', name));
  mkdirSync(path.join(home, 'conf.d'));
  writeFileSync(path.join(home, 'conf.d/default.conf'), servers);
  cpSync('/etc/nginx/mime.types', path.join(home, 'mime.types'));
  // The image's fixed paths are shared by every copy: a test replaces them with its own.
  const conf = readFileSync(path.join(SOURCE, 'nginx.conf'), 'utf8')
    .replaceAll('/tmp/', `${home}/`)
    .replace('/dev/stdout', `${home}/access.log`);
  writeFileSync(path.join(home, 'nginx.conf'), conf);
  const log = openSync(path.join(home, 'error.log'), 'a');
  const child = spawn(binary, ['-c', path.join(home, 'nginx.conf'), '-p', home, '-g', 'daemon off;'], {
    stdio: ['ignore', log, log],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const written = (name: string) => readFileSync(path.join(home, name), 'utf8');
  await Promise.race([answers(address, 15), ended]);
  if (child.exitCode !== null) throw new Error(written('error.log'));
  return {
    accessLog: () => written('access.log'),
    errorLog: () => written('error.log'),
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** The upstream's servers as in compose.yml, at these local ports. */
export function apiServers(at: readonly number[]): string {
  const compose = readFileSync(path.join(SOURCE, '../compose.yml'), 'utf8');
  const listed = /API_SERVERS: (.+)/.exec(compose)?.[1]?.match(/server [^;]+;/g) ?? [];
  return at
    .map((port, n) => {
      const server = listed[n]?.replace(/api-\d:4000 resolve/, `127.0.0.1:${port}`);
      if (!server?.includes(`127.0.0.1:${port}`)) throw new Error('compose.yml lists fewer servers of the API.');
      return server;
    })
    .join(' ');
}

/** Substitutes as the image's `envsubst` does: nginx's own variables have no braces, and stay. */
const filled = (template: string, settings: NginxSettings): string =>
  template.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => {
    if (!(name in settings)) throw new Error(`default.conf.template asks for ${whole}, which nothing sets`);
    return settings[name as keyof NginxSettings];
  });
