// npm run bench:tasks: does the ten daily tasks in a browser on fresh demo data, with a mouse, with the keyboard alone and on a phone,
// counts every action, and checks what was stored. Fails if a task can't be done, stores the wrong thing, or exceeds its limit. See
// README.md.
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { say, table } from './figures.ts';
import { dayTrip, engineService, movedCharter, sentInvoice } from './tasks/booking-tasks.ts';
import { inFreshCompany, timeZone, type Company } from './tasks/company.ts';
import { endedTrip, movedCrewMember, newCrewMember } from './tasks/crew-tasks.ts';
import { Hand, type Means } from './tasks/hand.ts';
import { allThatIsDue, customersDebt, loggedExpense } from './tasks/money-tasks.ts';
import type { Task } from './tasks/task.ts';

const tasks = [
  dayTrip,
  movedCharter,
  loggedExpense,
  sentInvoice,
  engineService,
  newCrewMember,
  movedCrewMember,
  customersDebt,
  endedTrip,
  allThatIsDue,
];
const limits = { sum: 64, ratio: 0.8, onPhone: 12 };
const screens: Record<Means, BrowserContextOptions> = {
  mouse: { viewport: { width: 1440, height: 900 } },
  keys: { viewport: { width: 1440, height: 900 } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const everyMeans = ['mouse', 'keys', 'touch'] as const;
/** BENCH_TASKS=6,9 does only those two and prints each action; the limits for all tasks together are then not checked. */
const only = process.env['BENCH_TASKS']?.split(',').map(Number);
const chosen = tasks.filter(({ number }) => only?.includes(number) ?? true);

type Done = { acts: string[]; pages: number } | { failure: string };

await carryOutAll();

async function carryOutAll(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const done = new Map<string, Done>();
    for (const means of everyMeans) {
      await inFreshCompany(async (company) => {
        for (const task of chosen.filter((each) => each.means.includes(means)))
          done.set(keyOf(task, means), await carryOut(browser, company, task, means));
      });
    }
    report((task, means) => done.get(keyOf(task, means)));
  } finally {
    await browser.close();
  }
}

function keyOf({ number }: Task, means: Means): string {
  return `${number} ${means}`;
}

/** Starts on the dashboard, signed in as the manager, in a browser without any stored state. */
async function carryOut(browser: Browser, company: Company, task: Task, means: Means): Promise<Done> {
  const page = await browser.newPage({ ...screens[means], timezoneId: timeZone });
  page.setDefaultTimeout(15_000);
  try {
    await page.addInitScript((token) => localStorage.setItem('authToken', token), company.token);
    await page.goto(`${company.origin}/dashboard`, { waitUntil: 'load' });
    await page.getByRole('heading', { name: 'Needs you' }).waitFor();
    const hand = new Hand(page, means);
    try {
      await task.carryOut(hand, company);
    } catch (error) {
      const picture = `data/bench/task-${task.number}-${means}.png`;
      await page.screenshot({ path: picture });
      return { failure: `${String(error)}\nafter ${hand.acts.join(', ')}; ${picture} shows where it ended` };
    }
    if (only) say(`${task.number} by ${means}: ${hand.acts.join(', ')}`);
    return { acts: hand.acts, pages: hand.pages };
  } finally {
    await page.close();
  }
}

type Outcome = (task: Task, means: Means) => Done | undefined;

function report(outcomeOf: Outcome): void {
  const count = (task: Task, means: Means) => {
    const done = outcomeOf(task, means);
    return done && 'acts' in done ? done.acts.length : NaN;
  };
  const pages = (task: Task, means: Means) => {
    const done = outcomeOf(task, means);
    return done && 'acts' in done ? String(done.pages) : '–';
  };
  const rows = chosen.map((task) => {
    const ours = count(task, 'mouse');
    return [
      String(task.number),
      task.title,
      String(task.spec.mouse),
      String(ours),
      (ours / task.spec.mouse).toFixed(2),
      pages(task, 'mouse'),
      String(count(task, 'keys')),
    ];
  });
  const [spec, ours] = [sumOf(chosen.map((task) => task.spec.mouse)), sumOf(chosen.map((task) => count(task, 'mouse')))];
  rows.push([
    '',
    'sum',
    String(spec),
    String(ours),
    (ours / spec).toFixed(2),
    '',
    String(sumOf(chosen.map((task) => count(task, 'keys')))),
  ]);
  say(table(['task', 'what', 'spec', 'ours', 'ratio', 'page changes', 'keyboard alone'], rows));
  const onPhone = chosen.filter(({ means }) => means.includes('touch'));
  say(
    table(
      ['on a phone', 'what', 'spec', 'ours', 'page changes'],
      onPhone.map((task) => [String(task.number), task.title, String(task.spec.touch), String(count(task, 'touch')), pages(task, 'touch')]),
    ),
  );
  const wrong = [
    ...chosen.flatMap((task) => everyMeans.flatMap((means) => failureOf(task, means, outcomeOf(task, means)))),
    ...chosen
      .filter((task) => count(task, 'mouse') / task.spec.mouse > limits.ratio)
      .map(({ number }) => `Task ${number} is above ${limits.ratio}.`),
    ...onPhone
      .filter((task) => count(task, 'touch') > limits.onPhone)
      .map(({ number }) => `Task ${number} needs more than ${limits.onPhone} on a phone.`),
    ...(ours > limits.sum ? [`The sum is above ${limits.sum}.`] : []),
  ];
  for (const each of wrong) say(each);
  if (wrong.length > 0) process.exitCode = 1;
}

function failureOf({ number }: Task, means: Means, done: Done | undefined): string[] {
  return done && 'failure' in done ? [`Task ${number} by ${means}: ${done.failure}`] : [];
}

function sumOf(counts: number[]): number {
  return counts.reduce((sum, each) => sum + each, 0);
}
