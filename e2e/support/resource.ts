import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { address } from './address.ts';
import { beginSession, logIn, type Person } from './log-in.ts';
import { removeRecord } from './remove-record.ts';
import { expect, test } from './test.ts';

interface List {
  who: Person;
  /** The list's heading, which is also its table's name. */
  title: string;
  at: string;
  /** One filter: the text typed or the option chosen, the text in each row found, and the query in the address. */
  filter: { label: string; finds: string; query: string } & ({ type: string } | { choose: string });
  /** A column to sort by, and the query in the address. Absent if the list has one order. */
  sort?: { column: string; query: string };
  /** Whether other tests add rows that match the filter. */
  growing?: boolean;
  /** The start of an exported file's name, before the day. */
  file: string;
}

/** Tests a list of more than one page: filtering with the query in the address, sorting, paging, and the export of the filtered rows. */
export function testList({ who, title, at, filter, sort, growing, file }: List): void {
  test(`${title}: the list is filtered, sorted, paged and exported`, async ({ page }) => {
    const rows = page.getByRole('table', { name: title, exact: true }).locator('tbody tr');
    await logIn(page, who);
    await page.goto(`/#${at}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(rows.first()).toBeVisible();
    if (sort) await expectSorts(page, sort);
    await expectLoaded(page);
    await expectPages(page, rows);
    await expectFilters(page, rows, filter);
    const found = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^[\d.]+ \D+$/ });
    const totalShown = async () => Number.parseInt((await found.innerText()).replace('.', ''), 10);
    const before = await totalShown();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(String.raw`^${file}-\d{4}-\d\d-\d\d\.csv$`));
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    if (growing) await page.reload();
    const after = await totalShown();
    expect(lines.length - 1).toBeGreaterThanOrEqual(Math.min(before, after));
    expect(lines.length - 1).toBeLessThanOrEqual(Math.max(before, after));
    await page.getByRole('button', { name: `Remover o filtro ${filter.label}` }).click();
    await expect(page).not.toHaveURL(new RegExp(filter.query));
  });
}

async function expectSorts(page: Page, { column, query }: NonNullable<List['sort']>): Promise<void> {
  const head = page.getByRole('columnheader', { name: column, exact: true });
  await head.getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`sort=${query}&order=`));
  await expect(head).toHaveAttribute('aria-sort', /ending$/);
  const first = await head.getAttribute('aria-sort');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', first === 'ascending' ? 'descending' : 'ascending');
}

/** The last request is answered: neither old rows nor skeletons are shown. */
const expectLoaded = (page: Page): Promise<void> =>
  expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);

async function expectPages(page: Page, rows: Locator): Promise<void> {
  const first = await rows.first().innerText();
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.first()).not.toHaveText(first);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: 'Página anterior' })).toBeDisabled();
  await expectLoaded(page);
}

async function expectFilters(page: Page, rows: Locator, filter: List['filter']): Promise<void> {
  const { label, finds, query } = filter;
  const box = page.getByLabel(`Filtrar por ${label}`, { exact: true });
  if ('choose' in filter) await box.selectOption({ label: filter.choose });
  else await box.fill(filter.type);
  await expect(page).toHaveURL(new RegExp(query));
  const onlyThose = async () => {
    await expect(rows.filter({ hasText: finds }).first()).toBeVisible();
    await expect(rows.filter({ hasNotText: finds })).toHaveCount(0);
  };
  await onlyThose();
  await page.reload();
  await onlyThose();
}

export interface Made {
  id: number;
  /** The list's address, filtered to this record. */
  alone: string;
}
interface Resource {
  who: Person;
  title: string;
  /** Creates one, through the form if there is one, as the logged-in person. */
  make: (page: Page, request: APIRequestContext) => Promise<Made>;
  api: (id: number) => string;
  /** The address of the edit form, and of the page with the log and, unless it is in the list, `Remover`. */
  form: (id: number) => string;
  log: (id: number) => string;
  isRemovedInList?: boolean;
  /** The conflicting values of a colleague and of this user for one field. */
  edit: {
    label: string;
    field: string;
    theirs: string;
    mine: string;
    /** The other fields that an edit must send. */
    with?: readonly string[];
    /** The action's name in the log. */
    action: string;
  };
}

/** Tests a record: creation, an edit with a conflict, its log, and removal. */
export function testRecord({ who, title, make, api, form, log, isRemovedInList, edit }: Resource): void {
  test(`${title}: a record is created, edited after a conflict was shown, and removed`, async ({ page, request }) => {
    await logIn(page, who);
    const { id, alone } = await make(page, request);
    await page.goto(`/#${form(id)}`);
    const field = page.getByLabel(edit.label);
    await expect(field).toBeVisible();
    await saveAsColleague(request, api(id), edit);
    await field.fill(edit.mine);
    await save(page);
    const row = page.getByRole('alert').filter({ hasText: 'Outra pessoa salvou antes de você' }).getByRole('row');
    await expect(row.filter({ hasText: edit.theirs })).toContainText(edit.mine);
    await expect(field).toHaveValue(edit.mine);
    await save(page);
    await expect(page.getByText('Alterações salvas!')).toBeVisible();
    await page.goto(`/#${log(id)}`);
    await expect(page.getByRole('region', { name: 'Alterações' })).toContainText(edit.action);
    if (isRemovedInList) await page.goto(`/#${alone}`);
    await removeShown(page);
    await page.goto(`/#${alone}`);
    await expect(page.getByText('Sem resultados para o filtro')).toBeVisible();
  });
}

async function saveAsColleague(request: APIRequestContext, path: string, edit: Resource['edit']): Promise<void> {
  const { token } = await beginSession(request, 'admin');
  const at = `${address.api}/api/v1${path}`;
  const headers = { authorization: `Bearer ${token}` };
  const seen = (await (await request.get(at, { headers })).json()) as Record<string, unknown>;
  const kept = Object.fromEntries((edit.with ?? []).map((name) => [name, seen[name]]));
  const answer = await request.patch(at, { data: { ...kept, [edit.field]: edit.theirs }, headers });
  expect(answer.ok(), `${path} answers ${answer.status()} ${await answer.text()}`).toBe(true);
}

const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click();

/** Removes a record from its page, or from the list filtered to it, and expects the confirmation. */
async function removeShown(page: Page): Promise<void> {
  await removeRecord(page);
  await expect(page.getByText('Removido com sucesso!').first()).toBeVisible();
}
