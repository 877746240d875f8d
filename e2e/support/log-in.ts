import type { Page } from 'playwright/test';
import { address } from './address.ts';
import { expect } from './test.ts';

export const PASSWORD = 'mirante123';

/** Who the demonstration company knows: its staff at the back office, its clients at the client area. */
export type Person =
  | 'admin'
  | 'atendimento'
  | 'financeiro'
  | 'conteudo'
  | 'trader'
  | 'ana'
  | 'bruno'
  | 'carla'
  | 'davi';

/** Into the login page that is open. A name stands for that person's e-mail. */
export async function fillLogin(page: Page, who: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email | CPF').fill(who.includes('@') ? who : `${who}@mirante.example`);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acessar' }).click();
}

/** Through the login page of the app under test, as a person does; ends on the page behind it. */
export const logIn = (page: Page, who: Person): Promise<void> => logInAt('', page, who);

/** For journeys, which walk through several apps. */
export const logInStaff = (page: Page, who: Person): Promise<void> => logInAt(address.backoffice, page, who);
export const logInClient = (page: Page, who: string, password = PASSWORD): Promise<void> =>
  logInAt(address.client, page, who, password);

async function logInAt(at: string, page: Page, who: string, password = PASSWORD): Promise<void> {
  await page.goto(`${at}/#/login`);
  await fillLogin(page, who, password);
  await expect(page).not.toHaveURL(/#\/login/);
}
