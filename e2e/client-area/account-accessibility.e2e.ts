import { expectAccessible, testScreens } from '../support/accessible.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

// axe measures with styles of its own, which the pages' policy stops and reports.
test.use({ provoked: /Applying inline style violates/ });

testScreens('carla', {
  '/': 'Suas áreas',
  '/conta/dados': 'Segurança e privacidade',
  '/conta/remover': 'Só é possível remover',
  '/conta/sessoes': 'Este aparelho',
  '/conta/privacidade': 'Motivo',
  '/trocar-senha': 'Senha nova',
  '/conta/historico-produtos': 'Mirante Consultoria',
  '/conta/meus-produtos/detalhar/100': 'Assinatura',
});

const framed = {
  '/central-de-ajuda': 'Acesso e senha',
  '/consultoria': '24 meses de acompanhamento',
  '/consultoria-mentorias': 'Balanceamento de carteira',
};
for (const [route, heading] of Object.entries(framed)) {
  test(`${route} and the page inside it have nothing that axe finds`, async ({ page }) => {
    await logIn(page, 'carla');
    await page.goto(`/#${route}`);
    await expectAccessible(page, () =>
      expect(page.frameLocator('iframe').getByRole('heading', { name: heading })).toBeVisible(),
    );
  });
}

test('a form that was refused has nothing that axe finds', async ({ page }) => {
  await logIn(page, 'carla');
  await page.goto('/#/conta/dados');
  const refuse = async () => {
    await page.getByLabel('Nome completo').fill('');
    await page.getByRole('region', { name: 'Dados pessoais' }).getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Por favor escreva um texto aqui.')).toBeVisible();
  };
  await expectAccessible(page, refuse);
});
