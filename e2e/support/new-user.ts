import type { StaffRole } from '@mirante/domain/access.ts';
import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';
import { address } from './address.ts';
import { logInAlone, PASSWORD, STRONG_PASSWORD } from './log-in.ts';
import { mailedLink } from './mail.ts';
import { uniqueName } from './unique.ts';
import { expect } from './test.ts';

interface NewUser {
  id: number;
  name: string;
  email: string;
}
const ids: Record<StaffRole, number> = { administrador: 1, atendimento: 2, financeiro: 3, conteudo: 4, trader: 5 };

export const newEmail = (): string => `equipe.${Date.now().toString(36)}${randomInt(1e6)}@mirante.example`;

/** A staff member that no other test uses, with `STRONG_PASSWORD`. */
export async function newUser(request: APIRequestContext, ...roles: StaffRole[]): Promise<NewUser> {
  const { token } = await call(request, '/login', { email: 'admin@mirante.example', password: PASSWORD });
  const user = { name: `Dora ${uniqueName()}`, email: newEmail(), roles: roles.map((role) => ids[role]) };
  const { id } = await call(request, '/users', user, token);
  const code = (await mailedLink(request, user.email, 'redefinir-senha')).split('/').at(-1);
  await call(request, '/password-reset/complete', { code, password: STRONG_PASSWORD });
  return { id, name: user.name, email: user.email };
}

async function call(request: APIRequestContext, path: string, data: object, token?: string) {
  const answer = await request.post(`${address.api}/api/v1${path}`, {
    data,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  expect(answer.ok(), `${path} answers ${answer.status()}`).toBe(true);
  return answer.status() === 204 ? {} : answer.json();
}

/** Opens the back office's home, in a session of its own. */
export async function enterBackoffice(page: Page, { email }: Pick<NewUser, 'email'>): Promise<void> {
  await logInAlone(page, email, STRONG_PASSWORD);
  await page.goto(address.backoffice);
  await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible();
}
