// What every journey shares: people who are signed in, and an eye on what the browser complains about.
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
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
      // A plan has room for so many boats, and the journeys share one company.
      for (const { id, token } of added.splice(0))
        await page.request.delete(`/api/yachts/${id}`, { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined);
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

const added: { id: number; token: string }[] = [];

/** A yacht of one's own to work on, added by a call. It goes when the journey ends, unless something holds it. */
export async function aYacht(
  request: APIRequestContext,
  token: string,
  more: object = {},
): Promise<{ id: number; name: string; updatedAt: string }> {
  const data = { name: unique('Journey'), type: 'Motor Yacht', length: '24m', status: 'active', location: 'Antibes', ...more };
  const answer = await request.post('/api/yachts', { data, headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(201);
  const yacht = await answer.json();
  added.push({ id: yacht.id, token });
  return yacht;
}

/** Somebody of the crew of one's own to work on. */
export async function aCrewMember(
  request: APIRequestContext,
  token: string,
  more: object = {},
): Promise<{ id: number; name: string; updatedAt: string }> {
  const answer = await request.post('/api/crew', {
    data: { name: unique('Sailor'), role: 'Deckhand', ...more },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** A customer of one's own to work on. */
export async function aCustomer(
  request: APIRequestContext,
  token: string,
  more: object = {},
): Promise<{ id: number; firstName: string; lastName: string; updatedAt: string }> {
  const answer = await request.post('/api/customers', {
    data: { firstName: 'Ines', lastName: unique('Guest'), ...more },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

export type Somebody = { email: string; token: string };
const theirPassword = 'a quiet harbour at dawn';
export const authorized = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

/** A company of one's own with nothing in it, but for a manager and one of the staff. */
export async function aCompany(page: Page): Promise<{ manager: Somebody; staff: Somebody }> {
  const headers = authorized({ token: await signedIn(page, 'admin') });
  const made = await page.request.post('/api/companies', { data: { name: unique('Harbour') }, headers });
  expect(made.status()).toBe(201);
  const { id: companyId } = await made.json();
  const add = async (role: 'manager' | 'user'): Promise<Somebody> => {
    const email = `${unique(role).replace(' ', '-')}@people.example`;
    expect(
      (
        await page.request.post('/api/users', {
          data: { email, firstName: 'Robin', lastName: 'Quay', password: theirPassword, role, companyId },
          headers,
        })
      ).status(),
    ).toBe(201);
    const { token } = await (await page.request.post('/api/auth/login', { data: { email, password: theirPassword } })).json();
    return { email, token };
  };
  return { manager: await add('manager'), staff: await add('user') };
}

export function unique(word: string): string {
  return `${word} ${Math.random().toString(36).slice(2, 8)}`;
}

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds wrong on the page as it stands, by all its rules or by these, a line each. */
export async function faults(page: Page, rules?: string[]): Promise<string[]> {
  // Things that fade in have other colours while they do.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((each) => each.effect?.getTiming().iterations !== Infinity)
        .map((each) => each.finished.catch(() => {})),
    ),
  );
  await page.evaluate(axe);
  return page.evaluate(async (chosen) => {
    type Finding = { id: string; impact: string; help: string; nodes: { html: string }[] };
    const run = (globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: Finding[] }> } }).axe.run;
    const { violations } = await run(chosen ? { runOnly: chosen } : {});
    return violations.map(
      ({ id, impact, help, nodes }) => `${impact} ${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, rules);
}

/** A small PNG: a teal square. */
export function aPicture(side = 64): Buffer {
  const crcTable = Array.from(
    { length: 256 },
    (_, n) => Array.from({ length: 8 }).reduce<number>((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n) >>> 0,
  );
  const crc = (bytes: Buffer) =>
    (bytes.reduce((c, byte) => (crcTable[(c ^ byte) & 0xff] as number) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, Buffer.from([14, 138, 157]))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** All of axe in the light; in the dark, where the same things stand in other colours, what it says of colours. */
export async function faultsInBothThemes(page: Page, what: string): Promise<string[]> {
  const light = await faults(page);
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'));
  const dark = await faults(page, ['color-contrast', 'link-in-text-block']);
  await page.evaluate(() => document.documentElement.classList.replace('dark', 'light'));
  return [...light.map((fault) => `${what}: ${fault}`), ...dark.map((fault) => `${what}, dark: ${fault}`)];
}
