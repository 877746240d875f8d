import { holdRequests } from '../support/hold-requests.ts';
import { cards, finish, fillCard } from '../public-checkout/checkout.ts';
import type { Page } from 'playwright/test';
import { address } from '../support/address.ts';
import { openAsNewClient } from '../support/as-new-client.ts';
import { logIn, logInAlone, logInByForm } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('session: survives its tab, ends in all tabs, and sets the phone cookie meanwhile', async ({ page, context }) => {
  await logInByForm(page, 'bruno');
  const phone = async () => (await context.cookies()).find(({ name }) => name === '__Secure-phone')?.value ?? '';
  expect(atob(await phone())).toMatch(/^\+55\d{11}$/);
  const another = await context.newPage();
  await another.goto('/#/');
  await expect(another.getByRole('heading', { level: 1 })).toContainText('Bruno');
  await page.getByRole('button', { name: /^Menu de Bruno/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await expect(another).toHaveURL(/#\/login$/);
  expect(await phone()).toBe('');
});

/** Delays the app's own code until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  return holdRequests(page, '**/assets/index-*.js');
}

test('prerendered login: is shown before the code, in the chosen scheme, and keeps what is typed', async ({ page }) => {
  await page.goto('/#/login');
  await page.evaluate(() => localStorage.setItem('mirante-scheme', 'dark'));
  const release = await holdCode(page);
  await page.goto('about:blank');
  await page.goto('/', { waitUntil: 'commit' });
  const submit = page.getByRole('button', { name: 'Acessar' });
  await page.getByLabel('Email | CPF').fill('ana@mirante.example');
  await page.getByLabel('Senha', { exact: true }).pressSequentially('mirante');
  await expect(submit).toBeDisabled();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  release();
  await expect(submit).toBeEnabled();
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
});

test('prerendered login: Enter before hydration triggers it', async ({ page }) => {
  await holdCode(page);
  await page.goto('/#/login', { waitUntil: 'commit' });
  await page.getByLabel('Email | CPF').fill('ana@mirante.example');
  const heard = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const listen = () => resolve(document.forms[0]!.dataset['entered'] !== undefined);
        // Where React listens.
        document.querySelector('#root')!.addEventListener('keydown', listen, { capture: true, once: true });
        document.documentElement.dataset['listens'] = '';
      }),
  );
  await page.locator('html[data-listens]').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  expect(await heard).toBe(true);
});

test('prerendered login: a form sent before hydration logs in afterwards', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/#/login', { waitUntil: 'commit' });
  await page.getByLabel('Email | CPF').fill('ana@mirante.example');
  await page.getByLabel('Senha', { exact: true }).fill('mirante123');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
});

test('prerendered login: what is pressed before hydration acts afterwards', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/#/login', { waitUntil: 'commit' });
  await page.getByLabel('Senha', { exact: true }).fill('mirante123');
  await page.getByRole('button', { name: 'Mostrar senha' }).click();
  release();
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'text');
  await page.goto('about:blank');
  const releaseAgain = await holdCode(page);
  await page.goto('/#/login', { waitUntil: 'commit' });
  await page.getByText('Esqueceu a senha?').click();
  releaseAgain();
  await expect(page).toHaveURL(`${address.checkout}/#/esqueci-a-senha`);
});

test('login page: a logged-in client is redirected to the home without seeing the form', async ({ page }) => {
  await logIn(page, 'ana');
  const release = await holdCode(page);
  await page.goto('about:blank');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('#root')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
});

test('session hand-over: an expired token leads to the login, and leaves the URL', async ({ page }) => {
  await page.goto('/#/?appToken=nada');
  await expect(page.getByText('Este link de acesso expirou.')).toBeVisible();
  await expect(page).toHaveURL(/#\/login$/);
});

test("colour scheme: toggled by one press, kept over a reload, and reset to the system's", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await logIn(page, 'ana');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  await page.getByRole('button', { name: 'Mudar para tema escuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('button', { name: 'Tema escuro. Mudar para tema claro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  await page.getByRole('button', { name: 'Mudar para tema do sistema' }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});

test('purchase: made in one tab is shown in the other', async ({ page, context }) => {
  await openAsNewClient(page, '/conta/meus-produtos/comprar?produtos=top_fundos&pagamento=true');
  const another = await context.newPage();
  await another.goto('/#/conta/meus-produtos');
  const owned = another.getByRole('heading', { name: 'Top Fundos', level: 2 });
  await expect(another.getByRole('link', { name: 'Comprar Top Fundos' })).toBeVisible();
  await fillCard(page, cards.approved);
  await finish(page);
  await expect(page.getByText('Produtos comprados com sucesso!')).toBeVisible();
  await expect(owned).toBeVisible();
  await expect(another.getByRole('link', { name: 'Comprar Top Fundos' })).toHaveCount(0);
});

test('session: ended elsewhere shows one notice, and leads to the login', async ({ page, browser }) => {
  const buyer = await openAsNewClient(page, '/conta/meus-produtos');
  const elsewhere = await browser.newPage();
  await logInAlone(elsewhere, buyer.email, buyer.password);
  await elsewhere.goto(`${address.client}/#/conta/sessoes`);
  const sessions = elsewhere.getByRole('list', { name: 'Sessões' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await sessions.last().getByRole('button', { name: 'Encerrar' }).click();
  await expect(sessions).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Pagamentos' }).click();
  await expect(page.getByText('Sua sessão parece ter expirado. Redirecionando para login.')).toHaveCount(1);
  await expect(page).toHaveURL(/#\/login$/);
  await elsewhere.close();
});
