// A whole Mirante on this machine, laid out like the images: PostgreSQL with the two roles, migrated by the owner, two
// API processes of a release under the application's role, nginx with our template, and a TLS proxy in front.
// `settings` lists the differences to production.
import { createHash, X509Certificate } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiServers, type Nginx, startNginx } from '../nginx.ts';
import { appNames, configOf, distOf } from '../paths.ts';
import { freePort, runQuietly } from '../processes.ts';
import { buildFrontends } from '../system.ts';
import { type ApiNode, startNode } from './node.ts';
import { type Cluster, startCluster } from './postgres.ts';
import { layOutRelease } from './release.ts';
import { startTlsEnd } from './tls-end.ts';

const HOSTS = {
  checkout: 'assine.mirante.test',
  client: 'cliente.mirante.test',
  backoffice: 'interno.mirante.test',
  api: 'api.mirante.test',
};
type Place = keyof typeof HOSTS;

/** Production refuses the sandbox gateway and its mailbox, which the journeys need: only the mode differs. */
const settings = {
  NODE_ENV: 'development',
  DRAIN_MS: '5000',
  WEBHOOK_SECRET: 'a-secret-of-the-deployment-0001',
  SECRETS_KEY: 'a-key-of-the-deployment-that-is-32-long',
  TRUSTED_PROXIES: '127.0.0.1',
  // Load shedding on a busy machine is tested elsewhere.
  MAX_LOOP_DELAY_MS: '10000',
};

export interface Deployed {
  cluster: Cluster;
  /** The public HTTPS addresses. */
  urls: Record<Place, string>;
  /** The certificate that clients must trust. */
  certificate: string;
  release: string;
  nodes: ApiNode[];
  nginx: Nginx;
  front: Nginx;
  /** The environment of an API process, or of an owner's command. */
  envOf(role: 'mirante_owner' | 'mirante_app'): Record<string, string>;
  /** Replaces the process at this index by one of that release. */
  replace(n: number, release: string): Promise<{ code: number | null; seconds: number }>;
  stop(): Promise<void>;
}

/** Starts it with the demonstration company; `more` adds to the API's environment. */
export async function startDeployment(more: Record<string, string> = {}): Promise<Deployed> {
  const parts: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of parts.splice(0).toReversed()) await end();
  };
  try {
    return await open(parts, stop, more);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(
  parts: (() => Promise<unknown>)[],
  stop: () => Promise<void>,
  more: Record<string, string>,
): Promise<Deployed> {
  const home = mkdtempSync(path.join(tmpdir(), 'mirante-deployment-'));
  chmodSync(home, 0o755);
  parts.push(async () => rmSync(home, { recursive: true, force: true }));
  await buildFrontends();
  const cluster = await startCluster();
  parts.push(() => cluster.stop());
  const release = path.join(home, 'release');
  layOutRelease(release);

  const [inner, health, checkout, client, backoffice, api, ...apiPorts] = await Promise.all(
    Array.from({ length: 8 }, freePort),
  );
  const ports = { checkout: checkout!, client: client!, backoffice: backoffice!, api: api! };
  const urls = Object.fromEntries(
    Object.entries(ports).map(([place, port]) => [place, `https://localhost:${port}`]),
  ) as Record<Place, string>;
  const envOf: Deployed['envOf'] = (role) => ({
    ...settings,
    DATABASE_URL: cluster.urlOf(role),
    DATA_DIR: path.join(home, 'data'),
    CHECKOUT_URL: urls.checkout,
    CLIENT_URL: urls.client,
    BACKOFFICE_URL: urls.backoffice,
    API_URL: urls.api,
    NODE_EXTRA_CA_CERTS: path.join(home, 'certificate.pem'),
    ...(role === 'mirante_owner' && { DATABASE_APP_ROLE: 'mirante_app' }),
    ...more,
  });
  for (const script of ['src/migrate.ts', 'seed/seed.ts'])
    await runQuietly(script, process.execPath, [path.join(release, 'apps/api', script)], envOf('mirante_owner'));

  const start = (n: number, of: string) =>
    startNode(of, { ...envOf('mirante_app'), API_PORT: String(apiPorts[n]) }, path.join(home, `api-${n + 1}.log`));
  const nodes = await Promise.all([start(0, release), start(1, release)]);
  parts.push(() => Promise.all(nodes.map((node) => node.stop())));
  const nginx = await startNginx({
    CHECKOUT_HOST: HOSTS.checkout,
    CLIENT_HOST: HOSTS.client,
    BACKOFFICE_HOST: HOSTS.backoffice,
    API_HOST: HOSTS.api,
    TOKENISER_ORIGIN: '',
    CLIENT_ORIGIN: urls.client,
    LISTEN_PORT: String(inner),
    WEB_ROOT: layOutWeb(path.join(home, 'web'), urls),
    API_SERVERS: apiServers(apiPorts),
    API_RESOLVER: '',
  });
  parts.push(() => nginx.stop());
  const hosts = Object.fromEntries(Object.entries(ports).map(([place, port]) => [port, HOSTS[place as Place]]));
  const front = await startTlsEnd({ behind: inner!, health: health!, hosts, home });
  parts.push(() => front.stop());
  return {
    cluster,
    urls,
    certificate: path.join(home, 'certificate.pem'),
    release,
    nodes,
    nginx,
    front,
    envOf,
    replace: async (n, of) => {
      const ended = await nodes[n]!.stop();
      nodes[n] = await start(n, of);
      return ended;
    },
    stop,
  };
}

/** The variables that point the browser tests to it. */
export const browserEnv = ({ urls, certificate }: Deployed): Record<string, string> => ({
  CHECKOUT_URL: urls.checkout,
  CLIENT_URL: urls.client,
  BACKOFFICE_URL: urls.backoffice,
  API_URL: urls.api,
  OWN_CERTIFICATE_KEY: keyHashOf(certificate),
  NODE_EXTRA_CA_CERTS: certificate,
});

/** The public-key hash by which a browser trusts the certificate without an error: service workers need that. */
const keyHashOf = (certificate: string): string =>
  createHash('sha256')
    .update(new X509Certificate(readFileSync(certificate)).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

/** Lays out the nginx image's folder: a folder per frontend, and the script with their addresses. */
function layOutWeb(web: string, { checkout, client, backoffice }: Record<Place, string>): string {
  mkdirSync(web);
  for (const name of appNames) {
    if (!existsSync(path.join(distOf(name), 'index.html'))) throw new Error(`${name} is not built.`);
    cpSync(distOf(name), path.join(web, name), { recursive: true });
  }
  writeFileSync(path.join(web, 'config.js'), configOf({ checkout, client, backoffice }));
  return web;
}
