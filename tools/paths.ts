import path from 'node:path';
import type { Places } from '@mirante/domain/house/brand.ts';

/** The repository, and the folder of its run-time data. */
export const root = path.dirname(import.meta.dirname);
export const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');

export type AppName = 'public-checkout' | 'client-area' | 'backoffice';
export const appNames: readonly AppName[] = ['public-checkout', 'client-area', 'backoffice'];
export const distOf = (name: AppName): string => path.join(root, 'apps', name, 'dist');

export type Ports = Record<AppName | 'api', number>;
export const PORT_VARIABLES: Record<keyof Ports, string> = {
  api: 'API_PORT',
  'public-checkout': 'CHECKOUT_PORT',
  'client-area': 'CLIENT_PORT',
  backoffice: 'BACKOFFICE_PORT',
};
const portOf = (name: keyof Ports, fallback: number): number => Number(process.env[PORT_VARIABLES[name]] || fallback);
export const ports: Ports = {
  api: portOf('api', 4000),
  'public-checkout': portOf('public-checkout', 4200),
  'client-area': portOf('client-area', 4300),
  backoffice: portOf('backoffice', 4400),
};

/** A deployment: the ports of its parts, and its public addresses, which differ from these only behind a proxy. */
export interface Deployment {
  ports: Ports;
  apiUrl: string;
  places: Places;
  /** The folder of the API's files: for one database only, since files without a row are deleted. */
  data: string;
}

const local = (port: number): string => `http://localhost:${port}`;
export const localDeployment = (at: Ports, data: string): Deployment => ({
  ports: at,
  data,
  apiUrl: local(at.api),
  places: {
    checkout: local(at['public-checkout']),
    client: local(at['client-area']),
    backoffice: local(at.backoffice),
  },
});

const { CHECKOUT_URL, CLIENT_URL, BACKOFFICE_URL, API_URL } = process.env;

/** Where browsers send cards: the sandbox's own call, unless the gateway is Vindi. */
export function tokeniserOf({
  PAYMENT_GATEWAY,
  VINDI_URL,
  VINDI_PUBLIC_KEY,
}: NodeJS.ProcessEnv): Pick<Places, 'tokeniser' | 'tokeniser_key'> {
  if (PAYMENT_GATEWAY !== 'vindi') return {};
  if (!VINDI_PUBLIC_KEY) throw new Error('VINDI_PUBLIC_KEY is missing: browsers hand cards to Vindi with it.');
  return {
    tokeniser: `${(VINDI_URL ?? 'https://app.vindi.com.br/api/v1').replace(/\/$/, '')}/public/payment_profiles`,
    tokeniser_key: VINDI_PUBLIC_KEY,
  };
}

/** The back office has no card form. */
export const placesFor = (name: AppName, { tokeniser, tokeniser_key: key, ...places }: Places): Places =>
  name === 'backoffice' || !tokeniser ? places : { ...places, tokeniser, ...(key && { tokeniser_key: key }) };
/** The frontend that an app leads to. */
export const nextOf = (name: AppName, { client }: Places): string | undefined =>
  name === 'public-checkout' ? client : undefined;

const here = localDeployment(ports, dataDir);
/** The deployment described by the environment. */
export const deployment: Deployment = {
  ports,
  data: dataDir,
  apiUrl: API_URL ?? here.apiUrl,
  places: {
    checkout: CHECKOUT_URL ?? here.places.checkout,
    client: CLIENT_URL ?? here.places.client,
    backoffice: BACKOFFICE_URL ?? here.places.backoffice,
    ...tokeniserOf(process.env),
  },
};

/** The script that tells a page the addresses of the deployment's other parts. */
export const configOf = (where: Places): string =>
  `window.__MIRANTE__=${JSON.stringify(where).replaceAll('<', String.raw`\u003c`)};\n`;
