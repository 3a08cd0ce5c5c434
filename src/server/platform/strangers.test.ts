import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, aWorld, postIsSent, type Person } from '../testing/given.ts';

const world = aWorld();
beforeEach(() => world.owner.query('delete from rate_limits'));

const anEmail = () => `${randomBytes(6).toString('hex')}@strangers.example`;
const invite = (by: Person, email = anEmail()) => by.call('POST', '/api/invitations', { email });
const sent = (companyId: number | null, count: number, endsIn = '5 hours') =>
  world.owner.query(
    `insert into letters_to_strangers (company_id, count, day_ends) values ($1, $2, now() + $3::interval)
     on conflict (company_id) do update set count = excluded.count, day_ends = excluded.day_ends`,
    [companyId, count, endsIn],
  );
const countOf = async (companyId: number | null) =>
  (await world.owner.query('select count from letters_to_strangers where company_id = $1', [companyId])).rows[0]?.count ?? 0;
const onTrial = (companyId: number | null) =>
  world.owner.query(
    `insert into subscriptions (company_id, provider, customer_id, plan_id, status, trial_end) values ($1, 'sandbox', 'cus_trial', 'starter-monthly', 'trialing', now() + interval '9 days')`,
    [companyId],
  );

async function anInvoice(maya: Person, email: string | null = anEmail()) {
  const customer = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren', email });
  const items = [{ description: 'A week', unitPrice: 10 }];
  const { body } = await maya.call('POST', '/api/invoices', {
    customerId: customer.body.id,
    issueDate: '2026-06-01',
    dueDate: '2999-01-01',
    currency: 'EUR',
    items,
  });
  return body;
}

describe('emails to people outside', () => {
  test('are limited per company and day, with a message that says so and when the next can be sent', async () => {
    const maya = await aPerson(world);
    await sent(maya.companyId, 299);
    expect((await invite(maya)).status).toBe(201);
    const refused = await invite(maya);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      429,
      'too_many_letters',
      'Your company has sent 300 emails to people outside it in the last 24 hours, the most we allow. You can send the next one in 5 hours.',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(17_900);
    expect((await maya.call('GET', '/api/invitations')).body).toHaveLength(1);
    expect((await invite(await aPerson(world))).status).toBe(201);
  });

  test('have a lower limit during a free trial', async () => {
    const maya = await aPerson(world);
    await onTrial(maya.companyId);
    await sent(maya.companyId, 30);
    const refused = await invite(maya);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'Your company has sent 30 emails to people outside it in the last 24 hours, the most a free trial allows. You can send the next one in 5 hours.',
    ]);
  });

  test('are counted anew once the day is over', async () => {
    const maya = await aPerson(world);
    await sent(maya.companyId, 300, '-1 second');
    expect((await invite(maya)).status).toBe(201);
    expect(await countOf(maya.companyId)).toBe(1);
  });

  test('include invitations, repeated ones too, and invoices, but nothing refused, replayed or sent to the company’s own people', async () => {
    const maya = await aPerson(world);
    const invitation = await invite(maya);
    await maya.call('POST', `/api/invitations/${invitation.body.id}/resend`);
    const invoice = await anInvoice(maya);
    const send = (to: string, key: string) =>
      maya.call('POST', `/api/invoices/${invoice.id}/send`, { to, message: 'Here it is.' }, { 'idempotency-key': key });
    await send(invoice.customerEmail, 'once');
    await send(invoice.customerEmail, 'once');
    expect(await countOf(maya.companyId)).toBe(3);
    await send(maya.email.toUpperCase(), 'own');
    await invite(maya, maya.email);
    await invite(maya, 'nobody');
    expect(await countOf(maya.companyId)).toBe(3);
  });

  test('that are sent at the same time can’t exceed the limit together', async () => {
    const maya = await aPerson(world);
    await sent(maya.companyId, 297);
    const answers = await Promise.all(Array.from({ length: 12 }, () => invite(maya)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  });
});

describe('an invoice by email', () => {
  const words = { message: 'Dear Ada,\n\nhere it is.' };

  test('goes to the customer’s own address; only managers, and no programs, send it to another', async () => {
    const maya = await aPerson(world);
    const company = { id: maya.companyId as number, name: maya.companyName as string };
    const tom = await aPerson(world, { role: 'user', company });
    const program = (await maya.call('POST', '/api/tokens', { name: 'Books', reach: 'write' })).body.token as string;
    const { id, customerEmail } = await anInvoice(maya);
    const to = anEmail();
    const asProgram = { authorization: `Bearer ${program}` };
    for (const refused of [
      await tom.call('POST', `/api/invoices/${id}/send`, { ...words, to }),
      await tom.call('POST', `/api/invoices/${id}/send`, { ...words, to }, asProgram),
    ])
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        [{ path: 'to', message: `You can send this to ${customerEmail}. Only managers can send an invoice to another address.` }],
      ]);
    expect((await maya.call('GET', `/api/invoices/${id}`)).body.status).toBe('draft');
    expect((await tom.call('POST', `/api/invoices/${id}/send`, { ...words, to: customerEmail.toUpperCase() })).status).toBe(200);
    expect((await maya.call('POST', `/api/invoices/${id}/send`, { ...words, to })).status).toBe(200);
  });

  test('can’t be sent by an ordinary user if the customer has no address', async () => {
    const maya = await aPerson(world);
    const tom = await aPerson(world, { role: 'user', company: { id: maya.companyId as number, name: maya.companyName as string } });
    const { id } = await anInvoice(maya, null);
    expect((await tom.call('POST', `/api/invoices/${id}/send`, { ...words, to: anEmail() })).body.errors).toEqual([
      {
        path: 'to',
        message: 'Ada Lindgren has no email address yet. Add it to the customer first, or ask a manager to send this invoice.',
      },
    ]);
  });

  test('names the sender and the company below the sender’s message', async () => {
    const maya = await aPerson(world);
    const { id, customerEmail } = await anInvoice(maya);
    await maya.call('POST', `/api/invoices/${id}/send`, { ...words, to: customerEmail });
    await postIsSent(world);
    const text = world.letters.find(({ to }) => to === customerEmail)?.text ?? '';
    expect(text.replace(/#[\w-]{43}\n/, '#secret\n')).toBe(
      `Dear Ada,\n\nhere it is.\n\nAmount due: €10.00\nDue: January 1, 2999\nSee the invoice: https://fairlead.example/invoice#secret\n\n-- \nSent by Robin Tester of ${maya.companyName} with Fairlead.\n`,
    );
  });
});
