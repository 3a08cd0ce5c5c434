// The users of the journeys. Each file has its own company with a manager and a staff member, created through the API by the platform's
// admin when they are first needed. A worker caches their tokens, so a journey that signs somebody out, or changes what its file shares,
// creates its own company with newCompany.
import { request, test, type Page } from '@playwright/test';
import { offerOf, type PlanId } from '#domain/billing/price-list.ts';
import type { Company, NewCompany } from '#domain/companies/company.ts';
import { timeZone } from './clock.ts';

export type Role = 'manager' | 'staff';
/** The demo's people, for journeys that are about the demo data or the whole platform. */
export type DemoAccount = 'admin' | 'maya' | 'tom' | 'nora';

const demo: Record<DemoAccount, string> = {
  admin: 'admin@fairlead.example',
  maya: 'maya@azure-charters.example',
  tom: 'tom@azure-charters.example',
  nora: 'nora@northwind-sailing.example',
};

export type Credentials = { email: string; password: string };

/** Somebody with an account, and the API with their rights: a refusal fails the journey with the server's message. */
export type Person = Credentials & {
  id: number;
  name: string;
  companyId: number | null;
  token: string;
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, data: object): Promise<Answer>;
  put<Answer>(path: string, data: object): Promise<Answer>;
  patch<Answer>(path: string, data: object): Promise<Answer>;
  delete(path: string): Promise<void>;
  /** Uploads a file, and returns its address. */
  upload(name: string, mimeType: string, content: Buffer): Promise<string>;
};

/** A company, and its people, each created when first requested. */
export type Harbor = { company: Company; person(role: Role): Promise<Person> };

export const origin = `http://127.0.0.1:${process.env['JOURNEYS_PORT']}`;
const demoPassword = 'fairlead-demo';
const password = 'a quiet harbour at dawn';
const demoPeople = new Map<DemoAccount, Promise<Person>>();
const harbors = new Map<string, Promise<Harbor>>();

/** The word with a random suffix, so that it occurs nowhere else. */
export function unique(word: string): string {
  return `${word} ${Math.random().toString(36).slice(2, 8)}`;
}

/** An email address that nobody has yet. */
export function uniqueEmail(word: string): string {
  return `${unique(word).replace(' ', '.')}@people.example`;
}

/** Somebody from this file's company, or from the demo. */
export async function person(who: Role | DemoAccount): Promise<Person> {
  if (who === 'manager' || who === 'staff') return (await harbor()).person(who);
  return memoize(demoPeople, who, () => signIn({ email: demo[who], password: demoPassword }));
}

/** The company of this file. */
export function harbor(): Promise<Harbor> {
  return memoize(harbors, test.info().file, () => newCompany());
}

/** A company with nothing in it, for a journey that must not share its file's. */
export async function newCompany(more: Partial<NewCompany> = {}): Promise<Harbor> {
  const admin = await person('admin');
  const data = { name: unique('Harbour'), timeZone, defaultCurrency: 'EUR', subscriptionTier: 'enterprise', ...more };
  const company = await admin.post<Company>('/api/companies', data);
  const people = new Map<Role, Promise<Person>>();
  return { company, person: (role) => memoize(people, role, () => newPerson(company.id, role)) };
}

/** Adds a user to a company: Robin Quay as a manager, or Sasha Quay as staff. */
export async function newPerson(companyId: number, role: Role): Promise<Person> {
  const credentials = { email: uniqueEmail(role), password };
  const name = { firstName: role === 'manager' ? 'Robin' : 'Sasha', lastName: 'Quay' };
  const admin = await person('admin');
  await admin.post('/api/users', { ...credentials, ...name, role: role === 'staff' ? 'user' : role, companyId });
  return signIn(credentials);
}

/** Somebody who has signed up with a test card, and is in the free trial of a new company. */
export async function newSubscriber(planId: PlanId, paymentMethod = 'pm_card_visa'): Promise<Person> {
  const credentials = { email: uniqueEmail('ada'), password };
  const signupData = {
    ...credentials,
    firstName: 'Ada',
    lastName: 'Byron',
    companyName: unique('Byron Charters'),
    timeZone: 'Europe/London',
  };
  const { billing, pence } = offerOf(planId);
  const plan = { planId, amount: pence / 100, billing, signupData };
  // A sign-up belongs to the browser it began in.
  const browser = await request.newContext({ baseURL: origin });
  const send = async (path: string, data: object) => (await browser.post(path, { data, failOnStatusCode: true })).json();
  const { clientSecret, setupIntentId, subscriptionId } = await send('/api/create-signup-payment-intent', plan);
  await send('/api/sandbox/confirm', { clientSecret, paymentMethod });
  await send('/api/create-account-after-payment', { setupIntentId, subscriptionId });
  await browser.dispose();
  return signIn(credentials);
}

/** Makes the page open as somebody who is already signed in. */
export async function signedIn(page: Page, who: Role | DemoAccount | Person): Promise<Person> {
  const somebody = typeof who === 'string' ? await person(who) : who;
  await page.addInitScript((token) => localStorage.setItem('authToken', token), somebody.token);
  return somebody;
}

/** Signs in with the form, as a user would. */
export async function signInByForm(page: Page, { email, password: typed }: Credentials): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The header that authorizes a request, for calls that a Person has no method for. */
export const authorized = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

/** Signs in through the API. */
export async function signIn(credentials: Credentials): Promise<Person> {
  type SignedIn = { token: string; user: { id: number; firstName: string; lastName: string; companyId: number | null } };
  const { token, user } = await ask<SignedIn>('', 'POST', '/api/auth/login', credentials);
  return {
    ...credentials,
    id: user.id,
    name: `${user.firstName} ${user.lastName}`,
    companyId: user.companyId,
    token,
    get: (path) => ask(token, 'GET', path),
    post: (path, data) => ask(token, 'POST', path, data),
    put: (path, data) => ask(token, 'PUT', path, data),
    patch: (path, data) => ask(token, 'PATCH', path, data),
    delete: (path) => ask(token, 'DELETE', path),
    async upload(file, mimeType, content) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(content)], { type: mimeType }), file);
      return (await ask<{ url: string }>(token, 'POST', '/api/files', form)).url;
    },
  };
}

async function ask<Answer>(token: string, method: string, path: string, data?: object): Promise<Answer> {
  const headers: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` };
  if (data && !(data instanceof FormData)) headers['content-type'] = 'application/json';
  const body = data instanceof FormData ? data : JSON.stringify(data);
  const answer = await fetch(`${origin}${path}`, { method, headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** The cached value of this key, made when it is first requested. */
function memoize<Key, Value>(cache: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>): Promise<Value> {
  const value = cache.get(key) ?? make();
  cache.set(key, value);
  return value;
}
