import path from 'node:path';
import type { Places } from '@mirante/domain/brand.ts';

/** The repository, and where what it makes while running is kept. */
export const root = path.dirname(import.meta.dirname);
export const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');

export type AppName = 'public-checkout' | 'client-area' | 'backoffice';
export const appNames: readonly AppName[] = ['public-checkout', 'client-area', 'backoffice'];

const portOf = (variable: string, fallback: number): number => Number(process.env[variable] ?? fallback);

export const ports = {
  api: portOf('API_PORT', 4000),
  'public-checkout': portOf('CHECKOUT_PORT', 4200),
  'client-area': portOf('CLIENT_PORT', 4300),
  backoffice: portOf('BACKOFFICE_PORT', 4400),
} satisfies Record<AppName | 'api', number>;

/** Public addresses; each differs from its port's only behind a proxy. */
export const apiUrl = process.env.API_URL ?? `http://localhost:${ports.api}`;
export const places: Places = {
  checkout: process.env.CHECKOUT_URL ?? `http://localhost:${ports['public-checkout']}`,
  client: process.env.CLIENT_URL ?? `http://localhost:${ports['client-area']}`,
  backoffice: process.env.BACKOFFICE_URL ?? `http://localhost:${ports.backoffice}`,
};

/** The script by which a page learns where the other parts of its deployment are. */
export const configOf = (where: Places): string => `window.__MIRANTE__=${JSON.stringify(where).replaceAll('<', String.raw`\u003c`)};\n`;
