import type { Customer, CustomerSummary } from '#domain/customers/customer.ts';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import type { Expense } from '#domain/finance/expense.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { must } from './company.ts';
import { openByPalette, type Hand } from './hand.ts';
import { task } from './task.ts';

const receipt = {
  name: 'receipt.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};
const fuel = { description: '1,200 liters of diesel', amount: '1874.50' };

export const loggedExpense = task({
  number: 3,
  title: 'expense with receipt',
  spec: { mouse: 13, touch: 14 },
  choose: async () => fuel,
  flows: {
    async mouse(hand, { description, amount }) {
      const { page } = hand;
      await hand.click(page.getByRole('button', { name: 'New', exact: true }));
      await hand.click(page.getByRole('menuitem', { name: 'Record expense' }));
      await hand.type(page.getByLabel('Description *'), description);
      await hand.press('Tab');
      await hand.type(page.getByLabel('Amount *'), amount);
      await hand.drop(page.getByRole('group', { name: 'Receipt' }).locator('div').first(), receipt);
      await page.getByRole('button', { name: 'Remove receipt' }).waitFor();
      await hand.click(page.getByRole('button', { name: 'Add expense' }));
      await page.getByText('Expense logged').waitFor();
    },
    async touch(hand, { description, amount }) {
      const { page } = hand;
      await hand.click(page.getByRole('button', { name: 'Add', exact: true }));
      await hand.click(page.getByRole('dialog').getByRole('link', { name: 'Record expense' }));
      await hand.type(page.getByLabel('Description *'), description);
      await hand.click(page.getByLabel('Amount *'));
      await hand.type(page.getByLabel('Amount *'), amount);
      await hand.choose(() => hand.click(page.getByText('Take a photo')), { ...receipt, name: 'receipt.pdf' });
      hand.didElsewhere('the shutter of the camera', 'use photo');
      await page.getByRole('button', { name: 'Remove receipt' }).waitFor();
      await hand.click(page.getByRole('button', { name: 'Add expense' }));
      await page.getByText('Expense logged').waitFor();
    },
    async keys(hand, { description, amount }) {
      const { page } = hand;
      await openByPalette(hand, 'record exp', 'Record expense');
      await hand.type(page.getByLabel('Description *'), description);
      await hand.press('Tab');
      await hand.type(page.getByLabel('Amount *'), amount);
      await hand.goTo(page.getByLabel('Choose a file'));
      await hand.choose(() => hand.press('Enter'), receipt);
      await page.getByRole('button', { name: 'Remove receipt' }).waitFor();
      await hand.goTo(page.getByRole('button', { name: 'Add expense' }));
      await hand.press('Enter');
      await page.getByText('Expense logged').waitFor();
    },
  },
  async check({ get }, { description, amount }) {
    const [expense] = await get<Expense[]>(`/api/expenses?q=${encodeURIComponent(description)}`);
    must(expense && expense.amount === amount && expense.currency === 'EUR', 'No such expense was stored');
    must(expense.category === 'fuel' && expense.receiptUrl, `It is ${expense.category}, its receipt ${expense.receiptUrl}`);
  },
});

export const customersDebt = task({
  number: 8,
  title: 'misspelt customer, what they owe',
  spec: { mouse: 7, touch: 9 },
  async choose({ get }) {
    const [customer] = await get<Customer[]>('/api/customers?q=Lindqvist');
    must(customer, 'There is no Lindqvist');
    const { totals } = await get<CustomerSummary>(`/api/customers/${customer.id}/summary`);
    return { owes: totals.filter(({ open }) => open !== '0.00').map(({ open, currency }) => moneyInWords(open, currency)) };
  },
  flows: {
    async mouse(hand, { owes }) {
      await hand.press('Control+k');
      await findLindqvist(hand);
      await hand.press('Enter');
      await readOpen(hand, owes);
    },
    async touch(hand, { owes }) {
      await hand.click(hand.page.getByRole('button', { name: 'Search' }));
      await findLindqvist(hand);
      await hand.click(hand.page.getByRole('option', { name: /Lindqvist/ }).first());
      await readOpen(hand, owes);
    },
    async keys(hand, { owes }) {
      await hand.press('Control+k');
      await findLindqvist(hand);
      await hand.press('Enter');
      await readOpen(hand, owes);
    },
  },
  check: async () => {},
});

async function findLindqvist(hand: Hand) {
  await hand.type(hand.page.getByRole('combobox', { name: 'Search' }), 'lindkvist');
  await hand.page
    .getByRole('option', { name: /Lindqvist/ })
    .first()
    .waitFor();
}

async function readOpen(hand: Hand, owes: string[]) {
  const open = hand.page.getByRole('region', { name: 'Totals' }).locator('div', { has: hand.page.getByRole('heading', { name: 'Open' }) });
  await hand.see(open);
  const read = await open.innerText();
  must(
    owes.every((amount) => read.includes(amount)),
    `The page says ${read}, which isn't ${owes.join(', ')}`,
  );
}

export const allThatIsDue = task({
  number: 10,
  title: 'what is due, open the worst',
  spec: { mouse: 8, touch: 10 },
  choose: ({ get }) => get<Dashboard>('/api/dashboard'),
  flows: {
    mouse: seeAllThatIsDue,
    touch: seeAllThatIsDue,
    async keys(hand) {
      const { page } = hand;
      await openByPalette(hand, 'due', 'What is due');
      await page.waitForURL('**/due');
      await hand.focused(page.getByRole('main'));
      await hand.goTo(page.getByRole('main').getByRole('listitem').first().getByRole('link').first());
      await hand.press('Enter');
      await page.waitForURL((url) => /\/\d+$/.test(url.pathname));
    },
  },
  check: async () => {},
});

async function seeAllThatIsDue(hand: Hand, { needs: { rows, total } }: Dashboard) {
  const { page } = hand;
  await hand.click(page.getByRole('link', { name: `${total - rows.length} more` }));
  await page.waitForURL('**/due');
  const listed = page.getByRole('main').getByRole('listitem');
  // The list is complete, not limited to the dashboard's rows.
  await listed.nth(total - 1).waitFor();
  await hand.click(listed.first().getByRole('link').first());
  await page.waitForURL((url) => /\/\d+$/.test(url.pathname));
}
