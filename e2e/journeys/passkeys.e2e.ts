import type { APIRequestContext, Page } from 'playwright/test';
import { address } from '../support/address.ts';
import { logInAlone, STRONG_PASSWORD } from '../support/log-in.ts';
import { newClient } from '../support/new-client.ts';
import { newUser } from '../support/new-user.ts';
import { answerStepUp, expireStepUp, stepUpDialog } from '../support/step-up.ts';
import { expect, test } from '../support/test.ts';

/**
 * A virtual authenticator that creates passkeys and always verifies its user. It would also answer the login's autofill
 * before anybody presses the button, so conditional mediation is reported as unavailable.
 */
async function addAuthenticator(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (isSecureContext) PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const people = [
  {
    who: 'a member of the staff',
    app: address.backoffice,
    keys: '/usuario/seguranca',
    make: async (request: APIRequestContext) => ({ ...(await newUser(request, 'trader')), password: STRONG_PASSWORD }),
  },
  { who: 'a client', app: address.client, keys: '/conta/passkeys', make: newClient },
];

for (const { who, app, keys, make } of people) {
  test(`${who}: creates a passkey, logs in with it without a password, and removes it`, async ({ page, request }) => {
    const { email, password } = await make(request);
    await addAuthenticator(page);
    await logInAlone(page, email, password);
    await page.goto(`${app}/#${keys}`);
    await expireStepUp(page, 'POST', '/api/v1/account/passkeys/offer');
    await page.getByLabel('Nome', { exact: true }).fill('Chave de teste');
    await page.getByRole('button', { name: 'Adicionar passkey' }).click();
    await answerStepUp(page, password);
    const passkey = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
    await expect(passkey).toContainText('Chave de teste');
    await expect(passkey).toContainText('Ainda não usada.');

    await page.getByRole('button', { name: /^Menu de/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/#\/login$/);
    await page.getByRole('button', { name: 'Entrar com passkey' }).click();
    await expect(page.getByRole('button', { name: /^Menu de/ })).toBeVisible();

    await page.goto(`${app}/#${keys}`);
    await expect(passkey).toContainText('Usada em');
    await expireStepUp(page, 'DELETE', '/api/v1/account/passkeys/');
    await passkey.getByRole('button', { name: 'Remover' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
    await stepUpDialog(page).getByRole('button', { name: 'Usar passkey' }).click();
    await expect(page.getByText('Passkey removida.')).toBeVisible();
    await expect(passkey).toHaveCount(0);
    const mailbox = `${address.api}/sandbox/mail.json?to=${encodeURIComponent(email)}`;
    await expect.poll(async () => (await request.get(mailbox)).text()).toContain('Uma passkey foi removida');
  });
}
