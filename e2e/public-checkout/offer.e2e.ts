import { holdRequests } from '../support/hold-requests.ts';
import { newBuyer } from '../support/buyer.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { fillAddress, fillDetails, identify, open } from './checkout.ts';

test("offer: shows each product's price, and the consultancy without one", async ({ page }) => {
  await page.goto('/');
  const plan = page.getByRole('article', { name: 'Mirante Completo' });
  await expect(plan).toContainText('Recomendado');
  await expect(plan).toContainText('50% no cartão, 60% no Pix');
  await expect(plan.getByRole('link')).toHaveAttribute('href', '#/cadastro?produtos=mirante_completo&cupom=MIRANTE50');
  const lifetime = page.getByRole('article', { name: 'Mirante Vitalício' });
  await expect(lifetime).toContainText('R$ 5.389,20');
  await expect(lifetime.getByRole('link')).toHaveAttribute('href', '#/cadastro?produtos=mirante_vitalicio');
  const consultancy = page.getByRole('region', { name: 'Mirante Consultoria' });
  await expect(consultancy).toContainText('Consulte valores');
  await expect(consultancy).not.toContainText('R$');
  await expect(page.getByRole('contentinfo')).toContainText('CNPJ');
});

test('offer: wider spacing of letters and lines puts no plan over the words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  const words = page.getByText(/^Analistas certificados/);
  const plan = page.getByText('Recomendado', { exact: true });
  await expect(plan).toBeVisible();
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; }');
    document.adoptedStyleSheets.push(spacing);
  });
  const [above, below] = [(await words.boundingBox())!, (await plan.boundingBox())!];
  expect(above.y + above.height).toBeLessThan(below.y);
});

test('offer: its fonts are requested after its code', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, type] = /\/assets\/.*\.(js|woff2)$/.exec(request.url()) ?? [];
    if (type) requested.push(type);
  });
  await page.goto('/');
  await expect.poll(() => requested).toContain('woff2');
  expect(requested[0]).toBe('js');
});

test('offer: its code has compile hints', async ({ page }) => {
  const [script] = await Promise.all([page.waitForResponse(/\/assets\/.*\.js$/), page.goto('/')]);
  expect(await script.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('offer: a URL without a product on sale leads there', async ({ page }) => {
  await open(page, 'mirante_consultoria', '');
  await expect(page.getByRole('heading', { level: 1, name: 'Mirante Consultoria' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver assinaturas' }).click();
  await expect(page.getByRole('article', { name: 'Mirante Completo' })).toBeVisible();
});

test('offer and checkout steps: accessible on desktop and phone, in light and dark', async ({ page }) => {
  test.slow();
  const heading = (name: string) => () => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto('/');
  await page.getByText('A assinatura renova sozinha?').click();
  await expect(page.getByRole('region', { name: 'Quem assina as análises' })).toContainText('Beatriz Sampaio');
  const sample = page.getByRole('region', { name: 'Leia um relatório de amostra' }).getByRole('link');
  const file = await page.request.get(await sample.evaluate((link: HTMLAnchorElement) => link.href));
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await expect(page.getByRole('table', { name: 'Compare os planos' })).toBeVisible();
  await expectAccessible(page, heading('Pesquisa independente, do relatório à ordem.'));
  const buyer = newBuyer();
  await open(page);
  await expectAccessible(page, heading('Vamos começar'));
  await identify(page, buyer);
  await page.getByRole('button', { name: 'Prosseguir' }).click();
  await expectAccessible(page, heading('Seus dados'));
  await fillDetails(page, buyer);
  await fillAddress(page);
  await expectAccessible(page, heading('Pagamento'));
});

test('keyboard: a plan is bought', async ({ page }) => {
  const buyer = newBuyer();
  await open(page);
  const type = async (label: string, text: string) => {
    await tabTo(label);
    await page.keyboard.type(text);
  };
  const tabTo = async (label: string) => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(
        () =>
          (document.activeElement as HTMLInputElement).labels?.[0]?.textContent ??
          document.activeElement?.textContent ??
          '',
      );
      if (focused.trim() === label) return;
    }
    throw new Error(`Tab never reaches ${label}`);
  };
  await expect(page.locator('.summary')).toContainText('R$ 99,50');
  await type('Nome completo', buyer.name);
  await type('Email', buyer.email);
  await type('Telefone', buyer.phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Seus dados' })).toBeFocused();
  await expect(page.getByLabel('CPF')).toBeVisible();
  await type('CPF', buyer.cpf);
  await type('Data de nascimento', '14081987');
  await type('Senha', buyer.password);
  await type('Confirme a senha', buyer.password);
  await tabTo('Feminino');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Endereço' })).toBeFocused();
  await type('CEP', '01310100');
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
  await type('Número', '1000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Pix' })).toBeChecked();
  await tabTo('Finalizar');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/etapa=3/, { timeout: 20_000 });
});

test('offer: focus goes through the plans from left to right', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Assinar Mirante/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Entrar' }).focus();
  const reached: (number | undefined)[] = [];
  for (let plan = 0; plan < 3; plan++) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.closest('.plan')?.getBoundingClientRect().left));
  }
  expect(reached).not.toContain(undefined);
  expect(reached).toEqual(reached.toSorted((a, b) => a! - b!));
});

test('offer: focus in the footer is kept while the page above it loads', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/below-plans-*.js');
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Metodologia' });
  await link.focus();
  release();
  await expect(page.getByRole('heading', { name: 'Perguntas e respostas' })).toBeVisible();
  await expect(link).toBeFocused();
});

test('method: its panels have the room that the theme gives them elsewhere', async ({ page }) => {
  await page.goto('/#/metodologia');
  await expect(page.getByRole('region', { name: 'O resultado da carteira' })).toHaveCSS('padding', '20px');
});

test('offer: its links work before hydration', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/index-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const plan = page.getByRole('article', { name: 'Mirante Completo' });
  await expect(plan).toContainText('R$ 99,50');
  const method = page.getByRole('contentinfo').getByRole('link', { name: 'Metodologia' });
  await expect(method).toHaveAttribute('href', '#/metodologia');
  await plan.getByRole('link', { name: 'Assinar' }).click();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Vamos começar' })).toBeVisible();
  await expect(page.locator('.summary')).toContainText('R$ 99,50');
});

test('offer: a plan chosen before code and catalogue are there is opened afterwards', async ({ page }) => {
  const releaseCode = await holdRequests(page, '**/assets/index-*.js');
  const releaseCatalogue = await holdRequests(page, '**/active-products');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Assinar' }).first().click();
  releaseCode();
  await expect(page.getByRole('link', { name: 'Assinar' }).first()).toBeFocused();
  releaseCatalogue();
  await expect(page).toHaveURL(/produtos=mirante_completo&cupom=MIRANTE50$/);
});

test('checkout: is centred on a tablet, with its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page);
  await expect(async () => {
    const box = (await page.getByRole('main').boundingBox())!;
    expect(Math.abs(box.x - (820 - box.x - box.width))).toBeLessThan(2);
    const forward = (await page.getByRole('button', { name: 'Prosseguir' }).boundingBox())!;
    expect(Math.abs(box.x + box.width - forward.x - forward.width)).toBeLessThan(2);
  }).toPass();
});
