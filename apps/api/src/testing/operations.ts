import { methodsOf, type AnyEndpoint } from '@mirante/contract/http.ts';
import { staffRoles, type StaffRole, type Viewer } from '@mirante/domain/access.ts';
import { operationIdOf } from '../http/openapi.ts';
import { routes } from '../routes.ts';
import type { TestApi } from './api.ts';
import { factory, logIn } from './factory.ts';

export interface NamedEndpoint extends AnyEndpoint {
  name: string;
}

/** Every call that the API serves, by each of its methods. */
export const operations: readonly NamedEndpoint[] = routes.flatMap(({ contract }) =>
  Object.entries(contract).flatMap(([name, endpoint]) =>
    methodsOf(endpoint).map((method) => ({ ...endpoint, name: operationIdOf(name, endpoint, method), method })),
  ),
);

/** The path with a value for each of its parameters. */
export const pathOf = ({ path }: AnyEndpoint, value: (param: string) => string = () => '1'): string =>
  (path as string).replaceAll(/:(\w+)/g, (_all, param: string) => value(param));

/** The first client's products open every area. */
export const callers = [
  'anonymous',
  'client',
  'client without the area',
  'user without a role',
  ...staffRoles,
] as const;
export type Caller = (typeof callers)[number];

/** The codes of products that open every area. */
const OPENERS = ['full_trader', 'invista_em_acoes', 'top_fundos', 'mirante_consultoria'];

/** The viewer that the server sees for a caller. */
export function viewerOf(caller: Caller): Viewer | undefined {
  if (caller === 'anonymous') return undefined;
  if (caller === 'client' || caller === 'client without the area')
    return { id: 0, role: 'client', roles: [], entitlements: caller === 'client' ? OPENERS : [] };
  return { id: 0, role: 'user', roles: caller === 'user without a role' ? [] : [caller] };
}

/** Creates a person of each kind; returns a function that opens their sessions. */
export async function everybody(api: TestApi): Promise<(caller: Caller) => Promise<string | undefined>> {
  // A call may remove the records with id 1: they must not belong to any caller.
  const { id: first } = await factory.client(api.db);
  await factory.clientProduct(api.db, first, (await factory.product(api.db)).id);
  await factory.staff(api.db);
  const client = await factory.client(api.db);
  for (const code of OPENERS)
    await factory.clientProduct(api.db, client.id, (await factory.product(api.db, { code })).id);
  const outsider = await factory.client(api.db);
  const nobody = await factory.staff(api.db, []);
  const staff = new Map<string, { id: number; role: 'user' | 'client' }>();
  for (const role of staffRoles) staff.set(role, await factory.staff(api.db, [role satisfies StaffRole]));
  return async (caller) => {
    if (caller === 'anonymous') return undefined;
    if (caller === 'client') return logIn(api, client);
    return logIn(api, caller === 'client without the area' ? outsider : (staff.get(caller) ?? nobody));
  };
}
