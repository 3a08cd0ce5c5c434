import { beforeEach, expect, test } from 'vitest';
import { aPerson, aWorld, caller, postIsSent, type Person } from '../testing/given.ts';

const world = aWorld();
beforeEach(async () => {
  world.letters.length = 0;
  await world.owner.query('delete from rate_limits');
});

const words = { to: 'ada@guests.example', message: 'Dear Ada,\n\nhere is the invoice.' };

/** Reads as somebody who has this link and no account. */
function byLink(token?: string) {
  const call = caller(world);
  return (path = '') => call('GET', `/api/invoice-link${path}`, undefined, token === undefined ? {} : { 'x-invoice-link': token });
}

/** An invoice of €1,000.00 that was emailed, and the secret of the link in the email. */
async function aMailedInvoice(maya: Person) {
  const { body: ada } = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren', email: words.to });
  const { body: invoice } = await maya.call('POST', '/api/invoices', {
    customerId: ada.id,
    issueDate: '2026-11-01',
    dueDate: '2999-12-31',
    currency: 'EUR',
    items: [{ description: 'A week off Corsica', quantity: 1, unitPrice: '1000' }],
  });
  const { status, text } = await maya.call('POST', `/api/invoices/${invoice.id}/send`, words);
  expect(status, text).toBe(200);
  await postIsSent(world);
  const token = /invoice#([\w-]{43})/.exec(world.letters.at(-1)?.text ?? '')?.[1];
  return { invoice, token: token ?? '' };
}

test('the recipient of an emailed invoice sees what is outstanding, how to pay, and later payments, for a year', async () => {
  const maya = await aPerson(world);
  await world.owner.query(`update companies set payment_details = 'BIC BDPOFRPP', iban = 'FR7630001007941234567890185' where id = $1`, [
    maya.companyId,
  ]);
  const { invoice, token } = await aMailedInvoice(maya);
  const open = byLink(token);
  const first = await open();
  expect([first.status, first.body.company.name, first.body.paymentDetails]).toEqual([
    200,
    maya.companyName,
    'BIC BDPOFRPP\nIBAN FR76 3000 1007 9412 3456 7890 185',
  ]);
  expect(first.body.invoice).toEqual({
    invoiceNumber: invoice.invoiceNumber,
    kind: 'invoice',
    status: 'sent',
    customerName: 'Ada Lindgren',
    issueDate: '2026-11-01',
    dueDate: '2999-12-31',
    currency: 'EUR',
    total: '1000.00',
    paid: '0.00',
    credited: '0.00',
    open: '1000.00',
  });
  const paid = await maya.call('POST', '/api/payments', {
    direction: 'in',
    customerId: invoice.customerId,
    day: '2026-11-02',
    amount: '400',
    currency: 'EUR',
    method: 'bank_transfer',
    allocations: [{ invoiceId: invoice.id, amount: '400' }],
  });
  expect(paid.status, paid.text).toBe(201);
  expect((await open()).body.invoice).toMatchObject({ paid: '400.00', open: '600.00' });
  const pdf = await world.app.inject({ method: 'GET', url: '/api/invoice-link/pdf', headers: { 'x-invoice-link': token } });
  expect([pdf.statusCode, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  await world.owner.query(`update invoice_links set created_at = now() - interval '366 days' where company_id = $1`, [maya.companyId]);
  expect((await open()).status).toBe(404);
});

test('a cancelled invoice says so, and one that was deleted opens nothing', async () => {
  const maya = await aPerson(world);
  await world.owner.query('insert into books_settings (company_id, issued_stays) values ($1, false)', [maya.companyId]);
  const { invoice, token } = await aMailedInvoice(maya);
  await maya.call('PATCH', `/api/invoices/${invoice.id}/status`, { status: 'cancelled' });
  expect((await byLink(token)()).body.invoice.status).toBe('cancelled');
  await maya.call('PATCH', `/api/invoices/${invoice.id}/status`, { status: 'draft' });
  expect((await byLink(token)()).status).toBe(404);
  expect((await maya.call('DELETE', `/api/invoices/${invoice.id}`)).status).toBe(204);
  expect((await byLink(token)()).status).toBe(404);
});

test('without a link, or with a wrong one or one of another kind, nothing opens, and repeated tries have to wait', async () => {
  const { token } = await aMailedInvoice(await aPerson(world));
  expect((await byLink()()).status).toBe(404);
  const charterLink = await caller(world)('GET', '/api/charter-link', undefined, { 'x-charter-link': token });
  expect(charterLink.status).toBe(404);
  const wrong = 'A'.repeat(43);
  for (let nth = 0; nth < 20; nth++) expect((await byLink(wrong)('/pdf')).status).toBe(404);
  expect((await byLink(wrong)()).status).toBe(429);
});
