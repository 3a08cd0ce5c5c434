// The API documentation: searching and reading it, trying calls with one's own token, and running its code samples as printed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { faultsInBothThemes } from './faults.ts';
import { aYacht } from './given.ts';
import { person, unique } from './people.ts';
import { aPicture, expect, test } from './walk.ts';

async function opened(page: Page, operation: string): Promise<Locator> {
  await page.goto(`/api/docs#${operation}`);
  const section = page.locator(`#${operation}`);
  await expect(section.getByRole('heading', { name: 'Try it', exact: true })).toBeVisible();
  return section;
}

// Searched within the toolbar, because looking through the labels of a page with hundreds of forms takes seconds.
const tokenField = (page: Page) => page.locator('#tools').getByLabel('Your token', { exact: true });
const sample = (operation: Locator, label: string) => operation.locator(`[data-sample="${label}"] code`).innerText();

test('an operation is found by search, with the keyboard alone', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('searchbox', { name: 'Find', exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('invoice pdf');
  await expect(page.locator('.operation:visible')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('#generateInvoicePdf').getByRole('heading', { name: 'Try it', exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find', exact: true }).fill('nothing of the kind');
  await expect(page.getByText('No operation matches. Try fewer words.', { exact: true })).toBeVisible();
});

test('an address that names nothing readable still opens the documentation with all it can do', async ({ page }) => {
  await page.goto('/api/docs#%');
  const operation = page.locator('#listYachts');
  await operation.locator('summary').first().click();
  await expect(operation.getByRole('heading', { name: 'Try it', exact: true })).toBeVisible();
});

test('the documentation passes all axe rules in both themes, and fits a phone', async ({ page }) => {
  const { token } = await person('manager');
  await page.setViewportSize({ width: 390, height: 844 });
  const operation = await opened(page, 'listYachts');
  await tokenField(page).fill(token);
  await operation.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(operation.locator('.status')).toContainText('200');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  // All operations are built alike, and axe would take a minute for all of them, so it checks the open one and its neighbors.
  await page.getByRole('searchbox', { name: 'Find', exact: true }).fill('yacht');
  await page.evaluate(() => document.querySelectorAll('.operation[hidden], .record:not(:first-of-type)').forEach((each) => each.remove()));
  expect(await faultsInBothThemes(page, 'the documentation')).toEqual([]);
});

test('a call shows status, headers and body, and needs the token again after a reload', async ({ page }) => {
  const manager = await person('manager');
  const yacht = await aYacht(manager);
  const operation = await opened(page, 'getYacht');
  await operation.getByLabel('id (required)', { exact: true }).fill(String(yacht.id));
  await operation.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(operation.getByText('This needs your token. Enter it at the top of the page.', { exact: true })).toBeVisible();
  await tokenField(page).fill(manager.token);
  await operation.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(operation.locator('.status')).toContainText('200');
  await expect(operation.locator('.answer')).toContainText('etag');
  await expect(operation.locator('.answer')).toContainText(yacht.name);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(manager.token);
  expect(await page.content()).not.toContain(manager.token);
  await page.reload();
  await expect(tokenField(page)).toHaveValue('');
});

test('a change asks first, is made when confirmed, and a refusal is shown in words', async ({ page }) => {
  const manager = await person('manager');
  const operation = await opened(page, 'createYacht');
  await tokenField(page).fill(manager.token);
  const name = unique('Documented');
  const body = operation.locator('textarea');
  await body.fill(JSON.stringify({ name, type: 'Motor Yacht', length: '42m' }));
  await operation.getByRole('button', { name: 'Send', exact: true }).click();
  const ask = page.getByRole('dialog', { name: 'Send this change?', exact: true });
  await expect(ask).toContainText('POST /api/yachts');
  await ask.getByRole('button', { name: 'Cancel', exact: true }).click();
  expect(await manager.get<unknown[]>(`/api/yachts?q=${encodeURIComponent(name)}`)).toEqual([]);
  await body.press('Control+Enter');
  await ask.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(operation.locator('.status')).toContainText('201');
  await body.fill('{ "name": "" }');
  await body.press('Control+Enter');
  await ask.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(operation.locator('.status')).toContainText('422');
  await expect(operation.locator('.answer')).toContainText('Name is required');
});

test.describe('the code samples', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fairlead-samples-'));
    writeFileSync(join(folder, 'file'), aPicture());
  });
  test.afterEach(() => rmSync(folder, { recursive: true }));

  function curl(command: string, token: string): string {
    const { stdout, stderr, status } = spawnSync('sh', ['-c', `${command} --silent --show-error --fail-with-body`], {
      cwd: folder,
      env: { ...process.env, FAIRLEAD_TOKEN: token },
      encoding: 'utf8',
    });
    expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
    return stdout;
  }

  function typeScript(program: string, token: string): string {
    writeFileSync(join(folder, 'sample.mts'), program);
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--import', `file://${resolve('node_modules/tsx/dist/loader.mjs')}`, 'sample.mts'],
      { cwd: folder, env: { ...process.env, FORCE_COLOR: '0', FAIRLEAD_TOKEN: token }, encoding: 'utf8' },
    );
    expect(status, `${program}\n${stdout}${stderr}`).toBe(0);
    return stdout;
  }

  test.beforeAll(() => test.skip(spawnSync('curl', ['--version']).status !== 0, 'there is no curl here'));

  test('work as printed with the values filled in: a list, a change with an apostrophe, and a deletion', async ({ page }) => {
    const manager = await person('manager');
    const { id, name } = await aYacht(manager);
    const list = await opened(page, 'listYachts');
    await list.getByLabel('q', { exact: true }).fill(name);
    for (const answer of [curl(await sample(list, 'curl'), manager.token), typeScript(await sample(list, 'TypeScript'), manager.token)])
      expect(answer).toContain(name);
    const change = await opened(page, 'updateYacht');
    await change.getByLabel('id (required)', { exact: true }).fill(String(id));
    await change.locator('textarea').fill(JSON.stringify({ location: "L'Île-Rousse" }, null, 2));
    expect(JSON.parse(curl(await sample(change, 'curl'), manager.token)).location).toBe("L'Île-Rousse");
    expect(typeScript(await sample(change, 'TypeScript'), manager.token)).toContain("L'Île-Rousse");
    const removal = await opened(page, 'deleteYacht');
    await removal.getByLabel('id (required)', { exact: true }).fill(String(id));
    expect(typeScript(await sample(removal, 'TypeScript'), manager.token).trim()).toBe('204');
  });

  test('upload and download files', async ({ page }) => {
    const { token } = await person('manager');
    const upload = await opened(page, 'uploadFile');
    expect(JSON.parse(curl(await sample(upload, 'curl'), token)).url).toMatch(/^\/api\/files\//);
    expect(typeScript(await sample(upload, 'TypeScript'), token)).toContain('/api/files/');
    const file = await opened(page, 'exportExpenses');
    curl(await sample(file, 'curl'), token);
    expect(readFileSync(join(folder, 'answer.csv'), 'utf8')).toContain('Date,');
    rmSync(join(folder, 'answer.csv'));
    typeScript(await sample(file, 'TypeScript'), token);
    expect(readFileSync(join(folder, 'answer.csv'), 'utf8')).toContain('Date,');
  });
});
