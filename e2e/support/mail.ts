import type { APIRequestContext } from 'playwright/test';
import { address } from './address.ts';
import { expect } from './test.ts';

/**
 * The link of this kind (`redefinir-senha`, `confirmar-email`) in the newest mail to the address that has one, or an
 * empty text; `subject` selects among several kinds of mail.
 */
export async function findMailedLink(
  request: APIRequestContext,
  to: string,
  kind: string,
  subject?: string,
): Promise<string> {
  const answer = await request.get(`${address.api}/sandbox/mail.json?to=${encodeURIComponent(to)}`);
  const mails = (await answer.json()) as { subject: string; text: string }[];
  return (
    mails
      .filter((mail) => subject === undefined || mail.subject === subject)
      .map(({ text }) => new RegExp(`\\S+/#/${kind}/\\S+`).exec(text)?.[0])
      .find(Boolean) ?? ''
  );
}

/** As `findMailedLink`, once it is mailed. */
export async function mailedLink(...asked: Parameters<typeof findMailedLink>): Promise<string> {
  const [, to, kind] = asked;
  const find = () => findMailedLink(...asked);
  await expect.poll(find, { message: `no ${kind} was mailed to ${to}`, timeout: 20_000 }).not.toBe('');
  return find();
}

/** Confirms a new client's address with the code of the mailed link. */
export async function confirmEmail(request: APIRequestContext, email: string): Promise<void> {
  const code = (await mailedLink(request, email, 'confirmar-email')).split('/').at(-1);
  const answer = await request.post(`${address.api}/api/v1/confirm-email`, { data: { code } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
