import type { SessionAnswer } from '@mirante/domain/access/session.ts';
import type { APIRequestContext, Page } from 'playwright/test';
import { address } from './address.ts';
import { expect } from './test.ts';

export const PASSWORD = 'mirante123';
/** What a member of the staff may choose. */
export const STRONG_PASSWORD = 'tangerina no telhado';

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

/** A name stands for that person's e-mail. */
const emailOf = (who: string): string => (who.includes('@') ? who : `${who}@mirante.example`);

interface Shared {
  session: Promise<SessionAnswer>;
  provenAt: number;
}
/** This worker's sessions, one for each person: no test may end one of them. */
const shared = new Map<Person, Shared>();
/** Sooner than the server asks who that is: a test goes on for a while. */
const PROVE_AFTER_MS = 5 * 60_000;

/** Lets the page's next address be opened as somebody of the demonstration company. */
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

/** As the dialog does that asks who is here. */
async function proveSession(request: APIRequestContext, { token }: SessionAnswer): Promise<void> {
  const answer = await request.post(`${address.api}/api/v1/account/step-up`, {
    data: { password: PASSWORD },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok(), `the step-up answers ${answer.status()}`).toBe(true);
}

/** The same as anybody, in a session of its own. */
export async function logInAlone(page: Page, who: string, password = PASSWORD): Promise<void> {
  await keepSession(page, await beginSession(page.request, who, password));
}

/** A session at the API. */
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

/** Keeps a session where the app of that person does (`libs/session`): the back office for its tab, the client area for its browser. */
export async function keepSession(
  page: Page,
  { token, ...details }: SessionAnswer,
  client = address.client,
): Promise<void> {
  const then = new Date(Date.now() - LONG_AGO_MS).toISOString();
  const kept = { token, details, pending_messages: 0, pending_messages_at: then, contact_invitation_at: then };
  const [at, storage] =
    details.role === 'user' ? [address.backoffice, 'sessionStorage' as const] : [client, 'localStorage' as const];
  // Only a page at the app's address may write there: an empty one.
  await page.route(`${at}/empty`, (route) => route.fulfill({ contentType: 'text/html', body: '' }), { times: 1 });
  await page.goto(`${at}/empty`);
  await page.evaluate(({ name, text }) => globalThis[name].setItem('mirante.session', text), {
    name: storage,
    text: JSON.stringify(kept),
  });
}

/** Into the login page that is open. A name stands for that person's e-mail. */
export async function fillLogin(page: Page, who: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email | CPF').fill(emailOf(who));
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acessar' }).click();
}

/** Through the login page of the app under test, as a person does; ends on the page behind it, in a session of its own. */
export async function logInByForm(page: Page, who: Person): Promise<void> {
  await page.goto('/#/login');
  await fillLogin(page, who);
  await expect(page).not.toHaveURL(/#\/login/);
}
