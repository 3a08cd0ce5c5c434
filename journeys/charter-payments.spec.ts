import type { Charter } from '#domain/desk/charter.ts';
import { inDays } from './clock.ts';
import { faultsInBothThemes } from './faults.ts';
import { aCharter, aYacht } from './given.ts';
import { newCompany, signedIn, type Person } from './people.ts';
import { expect, field, goOn, test } from './walk.ts';

/** A charter of 1,000.00 that starts in so many days, with a deposit of 500.00, booked. */
async function aBooking(by: Person, days: number): Promise<Charter> {
  const { id: yachtId } = await aYacht(by, { name: 'Mistral' });
  await by.patch(`/api/yachts/${yachtId}/charter-terms`, { currency: 'EUR', deposit: '500', checkInDays: [] });
  const dates = { startDate: `${inDays(days)}T15:00:00Z`, endDate: `${inDays(days + 7)}T07:00:00Z` };
  const { id } = await aCharter(by, { yachtId, ...dates });
  await by.patch(`/api/charters/${id}`, { lines: [{ kind: 'base', label: 'A week', unitPrice: '1000' }] });
  return by.post(`/api/charters/${id}/book`, { offTerms: true });
}

test('a booked charter is invoiced and paid in installments, its deposit settled, and closed when it is over', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const charter = await aBooking(manager, 60);
  await goOn(page, `/desk/${charter.id}`);
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  const row = (name: string) => rows.filter({ hasText: name });

  await page.getByRole('link', { name: 'Send invoice', exact: true }).click();
  await expect(page).toHaveURL(/\/finance\/invoices\/\d+$/);
  const [first] = charter.plan;
  await manager.patch(`/api/invoices/${first?.invoiceId}/status`, { status: 'sent' });
  await goOn(page, `/desk/${charter.id}?tab=payments`);
  await expect(row('First installment')).toContainText('€500.00');
  expect(await faultsInBothThemes(page, 'the payments of a charter')).toEqual([]);
  await row('First installment').getByRole('button', { name: 'Record payment', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Record payment', exact: true }).click();
  await expect(row('First installment').getByText('Paid', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edit plan', exact: true }).click();
  const plan = page.getByRole('alertdialog', { name: `Payments of ${charter.number}`, exact: true });
  await field(plan, 'Amount of payment 1').fill('400');
  await expect(plan.getByText('The plan comes to €900.00, the charter to €1,000.00.', { exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page, 'a plan that is written')).toEqual([]);
  await field(plan, 'Amount of payment 1').fill('500');
  await field(plan, 'Name of payment 1').fill('The rest');
  // Neither Escape nor Cancel discards what was typed without asking.
  for (const leave of [() => page.keyboard.press('Escape'), () => plan.getByRole('button', { name: 'Cancel', exact: true }).click()]) {
    await leave();
    await page.getByRole('button', { name: 'Keep editing', exact: true }).click();
    await expect(field(plan, 'Name of payment 1')).toHaveValue('The rest');
  }
  // Somebody else writes the same plan meanwhile.
  const stored = await manager.get<Charter>(`/api/charters/${charter.id}`);
  const unpaid = stored.plan.filter(({ invoiceId, receivedOn }) => invoiceId === null && receivedOn === null);
  const theirs = unpaid.map(({ kind, amount, dueDate }) => ({ kind, label: 'Theirs', amount, dueDate }));
  await manager.put(`/api/charters/${charter.id}/plan`, { lines: theirs });
  await plan.getByRole('button', { name: 'Save plan', exact: true }).click();
  await expect(page.getByText(/Save again to keep yours\.$/)).toBeVisible();
  await plan.getByRole('button', { name: 'Save plan', exact: true }).click();
  await expect(plan).toHaveCount(0);
  await row('The rest').getByRole('button', { name: 'Invoice', exact: true }).click();
  await expect(row('The rest').getByText('Draft', { exact: true })).toBeVisible();
  const { plan: planned } = await manager.get<Charter>(`/api/charters/${charter.id}`);
  await manager.patch(`/api/invoices/${planned[1]?.invoiceId}/status`, { status: 'paid', recordIncome: true });
  await row('Security deposit').getByRole('button', { name: 'Receive', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row('Security deposit').getByText('Received', { exact: true })).toBeVisible();

  const past = { startDate: `${inDays(-9)}T15:00:00Z`, endDate: `${inDays(-2)}T07:00:00Z`, offTerms: true };
  await manager.patch(`/api/charters/${charter.id}`, past);
  await page.getByRole('button', { name: 'Close charter', exact: true }).click();
  const notSettled = page.getByRole('alertdialog', { name: 'Not settled yet', exact: true });
  await expect(notSettled).toContainText('Still open: the security deposit.');
  await notSettled.getByRole('link', { name: 'See payments', exact: true }).click();
  await page.getByRole('button', { name: 'Settle security deposit', exact: true }).click();
  const settling = page.getByRole('alertdialog', { name: `Security deposit of ${charter.number}`, exact: true });
  await settling.getByRole('button', { name: 'Add deduction', exact: true }).click();
  await field(settling, 'Deduction 1').fill('Fender lost');
  await field(settling, 'Amount of deduction 1').fill('120.50');
  await expect(settling.getByText('€379.50 is recorded as refunded.', { exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page, 'a deposit that is settled')).toEqual([]);
  await settling.getByRole('button', { name: 'Settle security deposit', exact: true }).click();
  await expect(page.getByRole('row', { name: 'Refunded €379.50', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await faultsInBothThemes(page, 'the payments of a charter on a phone')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Close charter', exact: true }).click();
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();
});

test('a cancellation shows its fee and the refund, and credits what was invoiced beyond the fee', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const charter = await aBooking(manager, 70);
  await manager.patch(`/api/invoices/${charter.plan[0]?.invoiceId}/status`, { status: 'paid', recordIncome: true });
  await goOn(page, `/desk/${charter.id}`);
  await page.getByRole('button', { name: `More about ${charter.number}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Cancel charter', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: `Cancel ${charter.number}?`, exact: true });
  await expect(dialog).toContainText('30% of the charter');
  await expect(dialog.getByText(/^Pay back €200\.00 and credit the invoice, then record the refund/)).toBeVisible();
  expect(await faultsInBothThemes(page, 'a cancellation')).toEqual([]);
  // Somebody else moves it meanwhile: another fee is shown, and isn't charged unseen.
  const moved = { startDate: `${inDays(45)}T15:00:00Z`, endDate: `${inDays(52)}T07:00:00Z` };
  await manager.patch(`/api/schedule/${charter.eventId}`, moved);
  await expect(dialog).toContainText('50% of the charter');
  await expect(field(dialog, 'Cancellation fee')).toHaveValue('500.00');
  await dialog.getByRole('button', { name: 'Cancel charter', exact: true }).click();
  await expect(page.getByText(/Check the fee, and cancel again\.$/)).toBeVisible();
  await field(dialog, 'Cancellation fee').fill('');
  await dialog.getByRole('button', { name: 'Cancel charter', exact: true }).click();
  await expect(field(dialog, 'Cancellation fee')).toHaveAccessibleDescription('Cancellation fee is required');
  expect((await manager.get<Charter>(`/api/charters/${charter.id}`)).state).toBe('booked');
  await field(dialog, 'Cancellation fee').fill('250');
  await expect(dialog.getByText(/^Pay back €250\.00 and credit the invoice, then record the refund/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Credit €250.00/ }).check();
  await expect(dialog.getByText(/^Pay back €250\.00, then record the refund in the customer’s account\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel charter', exact: true }).click();
  await page.getByRole('tab', { name: 'Payments', exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^€250\.00$/ })).toBeVisible();
  const notes = await manager.get<{ total: string }[]>('/api/credit-notes');
  expect(notes.map(({ total }) => total)).toEqual(['250.00']);
});
