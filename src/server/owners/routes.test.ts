import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht } from '../testing/given.ts';

const world = aWorld();

/** A person in a company with a yacht and an owner. */
async function aManager() {
  const maya = await aPerson(world);
  await maya.call('PATCH', '/api/books/settings', { reportingCurrency: 'EUR' });
  const [yacht, { body: owner }] = [await aYacht(maya), await maya.call('POST', '/api/yacht-owners', { name: 'Helena Brandt' })];
  const share = { yachtId: yacht.id as number, ownerId: owner.id as number, share: '100', validFrom: '2025-01-01' };
  return { maya, yachtId: yacht.id as number, owner, share };
}

describe('an owner', () => {
  test('is added, found by their yacht, changed and deleted with their shares', async () => {
    const { maya, owner, share } = await aManager();
    await maya.call('POST', '/api/yacht-owners', { name: 'Otto Reuter' });
    const { body: held } = await maya.call('POST', '/api/yacht-shares', { ...share, share: 66.67 });
    expect(held).toMatchObject({ share: '66.6700', ownerName: 'Helena Brandt', yachtName: 'Aurelia', validTo: null });
    const { body: found } = await maya.call('GET', '/api/yacht-owners?q=aurel');
    expect(found).toMatchObject([{ name: 'Helena Brandt', shares: [{ share: '66.6700', yachtName: 'Aurelia' }], balance: '0.00' }]);
    const changes = { email: 'helena@brandt.example', vatNumber: 'de 123.456.789', address: 'Alsterufer 12' };
    const { body: changed } = await maya.call('PATCH', `/api/yacht-owners/${owner.id}`, changes);
    expect(changed).toMatchObject({ email: 'helena@brandt.example', vatNumber: 'DE123456789', address: 'Alsterufer 12' });
    expect((await maya.call('DELETE', `/api/yacht-owners/${owner.id}`)).status).toBe(204);
    expect((await maya.call('GET', '/api/yacht-shares')).body).toEqual([]);
  });

  test('can’t be deleted once paid', async () => {
    const { maya, owner } = await aManager();
    await maya.call('POST', '/api/payments', { direction: 'out', ownerId: owner.id, day: '2026-04-05', amount: 100, currency: 'EUR' });
    const { status, body } = await maya.call('DELETE', `/api/yacht-owners/${owner.id}`);
    expect([status, body.code, body.message]).toEqual([
      409,
      'owner_in_use',
      'Helena Brandt has 1 payment, which stay in the books. End their shares instead.',
    ]);
  });

  test('is paid in the statements’ currency, and the payment is neither income nor a refund', async () => {
    const { maya, owner } = await aManager();
    const paid = { direction: 'out', ownerId: owner.id, day: '2026-04-05', amount: '250.00', method: 'bank_transfer' };
    const { status, body } = await maya.call('POST', '/api/payments', { ...paid, currency: 'EUR' });
    expect([status, body.ownerName, body.customerId, body.open]).toEqual([201, 'Helena Brandt', null, '0.00']);
    expect((await maya.call('GET', '/api/income')).body).toEqual([]);
    expect((await maya.call('GET', `/api/payments?ownerId=${owner.id}`)).body).toMatchObject([{ id: body.id }]);
    expect((await maya.call('GET', `/api/yacht-owners/${owner.id}`)).body.balance).toBe('-250.00');
    const { body: journal } = await maya.call('GET', '/api/books/journal?from=2026-04-01&to=2026-04-30');
    expect(journal.map(({ account, debit, credit, text }: Record<string, string>) => [account, debit, credit, text])).toEqual([
      ['owners_payable', '250.00', '0.00', 'Paid to an owner'],
      ['bank', '0.00', '250.00', 'Paid to an owner'],
    ]);
    const faults = await Promise.all([
      maya.call('POST', '/api/payments', { ...paid, currency: 'USD' }),
      maya.call('POST', '/api/payments', { ...paid, currency: 'EUR', direction: 'in' }),
      maya.call('POST', '/api/payments', { ...paid, currency: 'EUR', ownerId: 999_999 }),
      maya.call('POST', '/api/payments', { ...paid, currency: 'EUR', ownerId: null }),
    ]);
    expect(faults.map((each) => [each.status, each.body.errors[0].path])).toEqual([
      [422, 'currency'],
      [422, 'direction'],
      [422, 'ownerId'],
      [422, 'customerId'],
    ]);
    expect((await maya.call('DELETE', `/api/payments/${body.id}`)).status).toBe(204);
  });
});

describe('a share', () => {
  test('is valid once per day, above zero, and with others at most the whole yacht, within the company', async () => {
    const { maya, share, yachtId } = await aManager();
    const first = await maya.call('POST', '/api/yacht-shares', { ...share, share: '33.3333', validTo: '2025-06-30' });
    expect(first.body.share).toBe('33.3333');
    const again = await maya.call('POST', '/api/yacht-shares', { ...share, validFrom: '2025-06-30' });
    expect([again.status, again.body.code]).toEqual([409, 'share_overlaps']);
    expect((await maya.call('POST', '/api/yacht-shares', { ...share, validFrom: '2025-07-01' })).status).toBe(201);
    const faults = await Promise.all(
      [{ share: 0 }, { share: '100.0001' }, { share: '12.34567' }, { validTo: '2024-01-01' }].map((more) =>
        maya.call('POST', '/api/yacht-shares', { ...share, ...more }),
      ),
    );
    expect(faults.map(({ status, body }) => [status, body.errors[0].path])).toEqual([
      [422, 'share'],
      [422, 'share'],
      [422, 'share'],
      [422, 'validTo'],
    ]);
    const nora = await aPerson(world);
    const { body: stranger } = await nora.call('POST', '/api/yacht-owners', { name: 'Stranger' });
    expect((await maya.call('POST', '/api/yacht-shares', { ...share, ownerId: stranger.id })).body.errors[0].path).toBe('ownerId');
    expect((await nora.call('POST', '/api/yacht-shares', { ...share, ownerId: stranger.id })).body.errors[0].path).toBe('yachtId');
    const refused = await maya.call('DELETE', `/api/yachts/${yachtId}`);
    expect(refused.body.message).toBe(
      "Aurelia can't be deleted: it has 2 owners’ shares. Move or delete these first. If they must stay, set its status to Docked instead.",
    );
  });

  test('can be changed and ended until a statement covers it', async () => {
    const { maya, share } = await aManager();
    const { body } = await maya.call('POST', '/api/yacht-shares', share);
    const changed = await maya.call('PATCH', `/api/yacht-shares/${body.id}`, { share: '60', validTo: '2026-12-31' });
    expect(changed.body).toMatchObject({ share: '60.0000', validFrom: '2025-01-01', validTo: '2026-12-31' });
    expect((await maya.call('DELETE', `/api/yacht-shares/${body.id}`)).status).toBe(204);
  });
});

describe('an agreement', () => {
  test('sets the fee, its tax and what is passed on, one at a time', async () => {
    const { maya, yachtId } = await aManager();
    const rate = { name: 'Standard', category: 'S', percent: '20', validFrom: '2020-01-01' };
    const { body: tax } = await maya.call('POST', '/api/tax-rates', rate);
    const agreed = { yachtId, feePercent: 20, feeMonthly: '150', feeTaxRateId: tax.id, passedOn: ['fuel', 'docking', 'fuel'] };
    const { body: first } = await maya.call('POST', '/api/management-agreements', { ...agreed, validFrom: '2025-01-01' });
    expect(first).toMatchObject({
      yachtName: 'Aurelia',
      feePercent: '20.00',
      feeMonthly: '150.00',
      feeTaxRateName: 'Standard',
      feeTaxPercent: '20.00',
      passedOn: ['docking', 'fuel'],
    });
    const again = await maya.call('POST', '/api/management-agreements', { yachtId, validFrom: '2026-01-01' });
    expect([again.status, again.body.code]).toEqual([409, 'agreement_overlaps']);
    expect((await maya.call('DELETE', `/api/tax-rates/${tax.id}`)).body.code).toBe('rate_in_use');
    const changed = await maya.call('PATCH', `/api/management-agreements/${first.id}`, { feePercent: '18.5', passedOn: [] });
    expect(changed.body).toMatchObject({ feePercent: '18.50', feeMonthly: '150.00', passedOn: [] });
    expect((await maya.call('GET', `/api/management-agreements?yachtId=${yachtId}`)).body).toHaveLength(1);
    expect((await maya.call('DELETE', `/api/management-agreements/${first.id}`)).status).toBe(204);
  });
});
