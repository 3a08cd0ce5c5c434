// What every journey shares: people who are signed in, and an eye on what the browser complains about.
import { readFileSync } from 'node:fs';
import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test';

export { expect };

export const accounts = {
  admin: 'admin@fairlead.example',
  maya: 'maya@azure-charters.example',
  tom: 'tom@azure-charters.example',
  nora: 'nora@northwind-sailing.example',
} as const;
export type Account = keyof typeof accounts;
export const password = 'fairlead-demo';

/** A journey fails on any uncaught error and on anything the content security policy had to stop. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (/content security policy|trusted ?type/i.test(message.text())) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs in behind the scenes: the page opens with this person's token. Answers the token. */
export async function signedIn(page: Page, account: Account): Promise<string> {
  const answer = await page.request.post('/api/auth/login', { data: { email: accounts[account], password } });
  expect(answer.status()).toBe(200);
  const { token } = await answer.json();
  await page.addInitScript((stored) => localStorage.setItem('authToken', stored), token);
  return token;
}

/** Signs in as somebody would, by the form. */
export async function signInByForm(page: Page, account: Account, typed = password): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(accounts[account]);
  await page.getByLabel('Password').fill(typed);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A yacht of one's own to work on, added by a call. */
export async function aYacht(request: APIRequestContext, token: string, more: object = {}): Promise<{ id: number; name: string; updatedAt: string }> {
  const data = { name: unique('Journey'), type: 'Motor Yacht', length: '24m', status: 'active', location: 'Antibes', ...more };
  const answer = await request.post('/api/yachts', { data, headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(201);
  return answer.json();
}

export function unique(word: string): string {
  return `${word} ${Math.random().toString(36).slice(2, 8)}`;
}

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds wrong on the page as it stands, a line each. */
export async function faults(page: Page): Promise<string[]> {
  // Things that fade in have other colours while they do.
  await page.evaluate(() => Promise.all(document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity).map((each) => each.finished.catch(() => {}))));
  await page.evaluate(axe);
  return page.evaluate(async () => {
    type Finding = { id: string; impact: string; help: string; nodes: { html: string }[] };
    const run = (globalThis as unknown as { axe: { run: () => Promise<{ violations: Finding[] }> } }).axe.run;
    const { violations } = await run();
    return violations.map(({ id, impact, help, nodes }) => `${impact} ${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
}
