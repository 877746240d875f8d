import type { SessionAnswer } from '@mirante/domain/access/session.ts';
import type { APIRequestContext, Page } from 'playwright/test';
import { address } from './address.ts';
import { expect } from './test.ts';

export const PASSWORD = 'mirante123';
/** A password that staff may choose. */
export const STRONG_PASSWORD = 'tangerina no telhado';

/** The people of the demonstration company: staff in the back office, clients in the client area. */
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

/** A name stands for that person's e-mail. */
const emailOf = (who: string): string => (who.includes('@') ? who : `${who}@mirante.example`);

interface Shared {
  session: Promise<SessionAnswer>;
  provenAt: number;
}
/** This worker's sessions, one per person: no test may end one of them. */
const shared = new Map<Person, Shared>();
/** Shorter than the server's limit, since a test continues for a while. */
const PROVE_AFTER_MS = 5 * 60_000;

/** Logs in as a person of the demonstration company for the page's next address. */
export async function logIn(page: Page, who: Person): Promise<void> {
  let known = shared.get(who);
  if (!known) shared.set(who, (known = { session: beginSession(page.request, who), provenAt: Date.now() }));
  const session = await known.session;
  if (Date.now() - known.provenAt > PROVE_AFTER_MS) {
    await proveSession(page.request, session);
    known.provenAt = Date.now();
  }
  await keepSession(page, session);
}

/** Proves the session as the step-up dialog does. */
async function proveSession(request: APIRequestContext, { token }: SessionAnswer): Promise<void> {
  const answer = await request.post(`${address.api}/api/v1/account/step-up`, {
    data: { password: PASSWORD },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok(), `the step-up answers ${answer.status()}`).toBe(true);
}

/** Logs in as anybody, in a session of its own. */
export async function logInAlone(page: Page, who: string, password = PASSWORD): Promise<void> {
  await keepSession(page, await beginSession(page.request, who, password));
}

/** Opens a session through the API. */
export async function beginSession(
  request: APIRequestContext,
  who: string,
  password = PASSWORD,
): Promise<SessionAnswer> {
  const answer = await request.post(`${address.api}/api/v1/login`, { data: { email: emailOf(who), password } });
  expect(answer.ok(), `login of ${who} answers ${answer.status()}`).toBe(true);
  return (await answer.json()) as SessionAnswer;
}

const LONG_AGO_MS = 100 * 86_400_000;

/**
 * Stores a session where that person's app does (`libs/session`): the back office in its tab, the client area in its
 * browser.
 */
export async function keepSession(
  page: Page,
  { token, ...details }: SessionAnswer,
  client = address.client,
): Promise<void> {
  const then = new Date(Date.now() - LONG_AGO_MS).toISOString();
  const kept = { token, details, pending_messages: 0, pending_messages_at: then, contact_invitation_at: then };
  const [at, storage] =
    details.role === 'user' ? [address.backoffice, 'sessionStorage' as const] : [client, 'localStorage' as const];
  // Only a page of the app's origin may write there, so an empty one is opened.
  await page.route(`${at}/empty`, (route) => route.fulfill({ contentType: 'text/html', body: '' }), { times: 1 });
  await page.goto(`${at}/empty`);
  await page.evaluate(({ name, text }) => globalThis[name].setItem('mirante.session', text), {
    name: storage,
    text: JSON.stringify(kept),
  });
}

/** Submits the open login page. A name stands for that person's e-mail. */
export async function fillLogin(page: Page, who: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email | CPF').fill(emailOf(who));
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acessar' }).click();
}

/** Logs in through the login page of the app under test, in a session of its own; ends on the page behind it. */
export async function logInByForm(page: Page, who: Person): Promise<void> {
  await page.goto('/#/login');
  await fillLogin(page, who);
  await expect(page).not.toHaveURL(/#\/login/);
}
