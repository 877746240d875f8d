import { address } from '../support/address.ts';
import { fillLogin, logIn, PASSWORD } from '../support/log-in.ts';
import { mailedLink } from '../support/mail.ts';
import { enter, newEmail, newUser } from '../support/new-user.ts';
import { expect, test } from '../support/test.ts';

test('users are listed by name, found without accents, and told apart by who is an administrator', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Usuários' }).click();
  const names = page.getByRole('table', { name: 'Usuários' }).locator('tbody td:nth-child(2)');
  await expect(names.first()).toBeVisible();
  await page.getByLabel('Filtrar por Nome').fill('otavio');
  await expect(names).toHaveText(['Otávio Lins']);
  await page.goto('/#/usuarios?u.admin=true');
  await expect(names).toHaveText(['Renata Brandão']);
  await page.getByRole('link', { name: 'Renata Brandão' }).click();
  await expect(page.getByRole('heading', { name: 'Renata Brandão' })).toBeFocused();
  await expect(page.getByRole('table', { name: 'Últimos acessos' })).toContainText('Entrou');
});

test('a new user chooses the password by the link that is mailed', async ({ page, request, browser }) => {
  await logIn(page, 'admin');
  await page.goto('/#/criar-usuario');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Adicione ao menos um papel no sistema')).toBeVisible();
  const email = newEmail();
  await page.getByLabel('Nome').fill('Paula de Teste');
  await page.getByLabel('Email').fill('admin@mirante.example');
  await page.getByRole('checkbox', { name: 'conteudo' }).check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Já existe um usuário com este email.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Usuário criado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/#\/usuarios$/);
  const other = await browser.newPage();
  await other.goto(await mailedLink(request, email, 'redefinir-senha'));
  await other.getByLabel('Nova senha', { exact: true }).fill(PASSWORD);
  await other.getByLabel('Confirme a nova senha').fill(PASSWORD);
  await other.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(other.getByRole('heading', { name: 'Senha atualizada com sucesso!' })).toBeVisible();
  await other.goto(`${address.backoffice}/#/login`);
  await fillLogin(other, email);
  await expect(other.getByRole('button', { name: 'Menu de Paula de Teste' })).toBeVisible();
  await other.close();
});

test('other roles hold at the next thing that the user does', async ({ page, request, browser }) => {
  const dora = await newUser(request, 'trader');
  const hers = await browser.newPage();
  await enter(hers, dora);
  await hers.goto(`${address.backoffice}/#/pagamentos`);
  await expect(hers.getByText('Código 403')).toBeVisible();
  await logIn(page, 'admin');
  await page.goto(`/#/usuarios/${dora.id}`);
  await page.getByRole('link', { name: 'Editar papéis' }).click();
  await page.getByRole('checkbox', { name: 'trader' }).uncheck();
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'financeiro' }).check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Alterações salvas!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Alterações' })).toContainText('Editar os papéis de um usuário');
  await hers.reload();
  await expect(hers.getByRole('table', { name: 'Pagamentos' })).toBeVisible();
  await hers.close();
});

test('roles that a colleague saved meanwhile are shown, not written over', async ({ page, request, browser }) => {
  const dora = await newUser(request, 'trader');
  const colleague = await browser.newPage({ baseURL: address.backoffice });
  for (const each of [page, colleague]) {
    await logIn(each, 'admin');
    await each.goto(`/#/usuarios/${dora.id}/papeis/editar`);
    await expect(each.getByRole('checkbox', { name: 'trader' })).toBeChecked();
  }
  await colleague.getByRole('checkbox', { name: 'atendimento' }).check();
  await colleague.getByRole('button', { name: 'Salvar' }).click();
  await expect(colleague.getByText('Alterações salvas!')).toBeVisible();
  await colleague.close();
  await page.getByRole('checkbox', { name: 'conteudo' }).check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Outra pessoa salvou antes de você' });
  await expect(notice.getByRole('row', { name: 'Papéis' })).toContainText('atendimento, trader');
  await notice.getByRole('button', { name: 'Usar o que está salvo' }).click();
  await expect(page.getByRole('checkbox', { name: 'conteudo' })).not.toBeChecked();
});

test('a removed user is out at once', async ({ page, request, browser }) => {
  const dora = await newUser(request, 'financeiro');
  const hers = await browser.newPage({ baseURL: address.backoffice });
  await enter(hers, dora);
  await logIn(page, 'admin');
  await page.goto(`/#/usuarios/${dora.id}`);
  await page.getByRole('button', { name: 'Remover' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Deseja mesmo remover o usuário Dora de Teste?');
  await dialog.getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText('Removido com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/#\/usuarios$/);
  await hers.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Pagamentos' }).click();
  await expect(hers).toHaveURL(/#\/login$/);
  await hers.close();
});

test('the last administrator stays one, and cannot remove themselves', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/#/usuarios/1');
  await expect(page.getByText('Este é o seu usuário.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remover' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Editar papéis' }).click();
  await page.getByRole('checkbox', { name: 'administrador' }).uncheck();
  await page.getByRole('checkbox', { name: 'financeiro' }).check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('O sistema precisa de ao menos um administrador.')).toBeVisible();
});
