import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aCrewMember, aPerson, aWorld } from '../testing/given.ts';
import { aPhoto, upload } from '../testing/uploads.ts';

const world = aWorld();

const aName = () => `Harbor ${randomBytes(4).toString('hex')}`;
const aNewCompany = () => ({
  name: aName(),
  description: 'Day boats',
  address: '1 Quay',
  contactEmail: 'office@example.com',
  contactPhone: '+44 20 7946 0001',
  website: 'https://example.com/fleet',
  taxNumber: 'EL 123456789',
  paymentDetails: 'BIC ETHNGRAA',
  iban: 'GR1601101250000000012300695',
  subscriptionTier: 'starter',
  timeZone: 'Europe/Athens',
});

describe('a company', () => {
  test('is added, read, found, changed and deleted by an admin', async () => {
    const admin = await aPerson(world, { role: 'admin' });
    const wanted = aNewCompany();
    const { status, body, headers } = await admin.call('POST', '/api/companies', wanted);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...wanted, logo: null, defaultCurrency: 'USD' });
    expect(headers.etag).toBe(`"${body.updatedAt}"`);
    expect((await admin.call('GET', `/api/companies/${body.id}`)).body).toEqual(body);
    expect((await admin.call('GET', `/api/companies?q=${encodeURIComponent(wanted.name)}`)).body).toEqual([body]);
    expect(
      (
        await admin.call('PATCH', `/api/companies/${body.id}`, {
          subscriptionTier: 'professional',
          website: '',
          iban: 'gr16 0110 1250 0000 0001 2300 695',
        })
      ).body,
    ).toMatchObject({
      subscriptionTier: 'professional',
      website: null,
      iban: wanted.iban,
      name: wanted.name,
    });
    expect((await admin.call('PATCH', `/api/companies/${body.id}`, { name: 'x y' }, { 'if-match': `"${body.updatedAt}"` })).status).toBe(
      412,
    );
    expect((await admin.call('DELETE', `/api/companies/${body.id}`)).status).toBe(204);
    expect((await admin.call('GET', `/api/companies/${body.id}`)).status).toBe(404);
  });

  test.each([
    [{ name: 'A' }, 'name', 'Company name must be at least 2 characters.'],
    [{ name: undefined }, 'name', 'Company name must be at least 2 characters.'],
    [{ contactEmail: 'office' }, 'contactEmail', 'Please enter a valid email address.'],
    [{ website: 'example.com' }, 'website', 'Please enter a valid URL starting with http:// or https://'],
    [{ website: 'javascript:alert(1)' }, 'website', 'Please enter a valid URL starting with http:// or https://'],
    [{ subscriptionTier: 'gold' }, 'subscriptionTier', 'Please choose a plan'],
    [{ timeZone: 'Europe/Atlantis' }, 'timeZone', 'Please choose a time zone'],
    [{ timeZone: '+02:00' }, 'timeZone', 'Please choose a time zone'],
    [{ timeZone: 'US/Pacific-New' }, 'timeZone', 'Please choose a time zone'],
    [{ timeZone: 'AET' }, 'timeZone', 'Please choose a time zone'],
    [{ timeZone: 'PST' }, 'timeZone', 'Please choose a time zone'],
    [{ iban: 'GR16 0110 1250 0000 0001 2300 696' }, 'iban', 'This isn’t a valid IBAN. Please check it digit by digit.'],
  ])('with %j is refused at its field', async (wrong, path, message) => {
    const admin = await aPerson(world, { role: 'admin' });
    expect((await admin.call('POST', '/api/companies', { ...aNewCompany(), ...wrong })).body.errors).toEqual([{ path, message }]);
  });

  test('accepts phone and email as its contact’s, too; our field names win', async () => {
    const admin = await aPerson(world, { role: 'admin' });
    const shorter = { name: aName(), phone: '+30 210 000', email: 'quay@example.com' };
    const { body } = await admin.call('POST', '/api/companies', shorter);
    expect(body).toMatchObject({ contactPhone: shorter.phone, contactEmail: shorter.email });
    const changed = await admin.call('PATCH', `/api/companies/${body.id}`, {
      phone: '+30 210 111',
      contactPhone: '+30 210 222',
      email: '',
    });
    expect(changed.body).toMatchObject({ contactPhone: '+30 210 222', contactEmail: null });
  });

  test('has a unique name, regardless of case', async () => {
    const [admin, maya] = [await aPerson(world, { role: 'admin' }), await aPerson(world)];
    const { status, body } = await admin.call('POST', '/api/companies', { ...aNewCompany(), name: maya.companyName?.toUpperCase() });
    const message = 'There is already a company with this name.';
    expect([status, body.message, body.errors]).toEqual([409, message, [{ path: 'name', message }]]);
  });

  test('with people, yachts or customers can’t be deleted', async () => {
    const [admin, maya] = [await aPerson(world, { role: 'admin' }), await aPerson(world)];
    const { status, body } = await admin.call('DELETE', `/api/companies/${maya.companyId}`);
    expect([status, body.message]).toEqual([
      409,
      'Failed to delete company. This may be because there are users or yachts associated with this company.',
    ]);
    const { body: made } = await admin.call('POST', '/api/companies', aNewCompany());
    await admin.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren', companyId: made.id });
    expect((await admin.call('DELETE', `/api/companies/${made.id}`)).status).toBe(409);
  });

  test('is listed by name or creation date, in either order', async () => {
    const admin = await aPerson(world, { role: 'admin' });
    const quay = randomBytes(4).toString('hex');
    for (const letter of ['B', 'A', 'C']) await admin.call('POST', '/api/companies', { name: `${letter} ${quay}` });
    const listed = async (sort: string) =>
      (await admin.call('GET', `/api/companies?q=${quay}&sort=${sort}`)).body.map(({ name }: { name: string }) => name[0]).join('');
    expect([await listed('name'), await listed('-name'), await listed('created'), await listed('-created')]).toEqual([
      'ABC',
      'CBA',
      'BAC',
      'CAB',
    ]);
  });

  test('without them is deleted with everything else', async () => {
    const admin = await aPerson(world, { role: 'admin' });
    const { body } = await admin.call('POST', '/api/companies', aNewCompany());
    await aCrewMember(world, body.id);
    expect((await admin.call('DELETE', `/api/companies/${body.id}`)).status).toBe(204);
    const { rows } = await world.owner.query('select count(*)::int as left from crew where company_id = $1', [body.id]);
    expect(rows[0].left).toBe(0);
  });

  test('is changed by its manager and its owner, except for its plan, but not by its staff', async () => {
    const maya = await aPerson(world);
    const company = { id: maya.companyId as number, name: maya.companyName as string };
    const [tom, olga] = [await aPerson(world, { role: 'user', company }), await aPerson(world, { role: 'user', company })];
    await world.owner.query('update companies set owner_id = $1 where id = $2', [olga.id, company.id]);
    expect(
      (
        await maya.call('PATCH', `/api/companies/${company.id}`, {
          address: '2 Quay',
          timeZone: 'America/New_York',
          subscriptionTier: 'professional',
        })
      ).body,
    ).toMatchObject({ address: '2 Quay', timeZone: 'America/New_York' });
    expect((await olga.call('PATCH', `/api/companies/${company.id}`, { contactPhone: '123' })).status).toBe(200);
    expect((await tom.call('PATCH', `/api/companies/${company.id}`, { address: '3 Quay' })).status).toBe(403);
    expect((await maya.call('PATCH', `/api/companies/${company.id}`, { subscriptionTier: 'enterprise' })).status).toBe(403);
    expect((await maya.call('GET', `/api/companies/${company.id}`)).body).toMatchObject({
      subscriptionTier: 'professional',
      address: '2 Quay',
    });
  });

  test('of others doesn’t exist for the caller, and neither does the reserved one', async () => {
    const [maya, nora, admin] = [await aPerson(world), await aPerson(world), await aPerson(world, { role: 'admin' })];
    expect((await maya.call('GET', '/api/companies')).body).toMatchObject([{ id: maya.companyId }]);
    expect((await maya.call('GET', `/api/companies/${nora.companyId}`)).status).toBe(404);
    expect((await maya.call('PATCH', `/api/companies/${nora.companyId}`, { address: 'mine' })).status).toBe(404);
    expect((await admin.call('GET', '/api/companies/0')).status).toBe(404);
    expect((await admin.call('DELETE', '/api/companies/0')).status).toBe(404);
  });

  test('shows its uploaded logo only to its own people', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const tom = await aPerson(world, { role: 'user', company: { id: maya.companyId as number, name: maya.companyName as string } });
    const { body: logo } = await upload(maya, await aPhoto());
    expect((await maya.call('PATCH', `/api/companies/${maya.companyId}`, { logo: logo.url })).body.logo).toBe(logo.url);
    expect([(await tom.call('GET', logo.url)).status, (await nora.call('GET', logo.url)).status]).toEqual([200, 404]);
    expect((await nora.call('GET', `/api/companies/${maya.companyId}`)).status).toBe(404);
    for (const [person, url] of [
      [maya, `/api/files/${'A'.repeat(22)}`],
      [nora, logo.url],
    ] as const) {
      const { status, body } = await person.call('PATCH', `/api/companies/${person.companyId}`, { logo: url });
      expect([status, body.errors]).toEqual([422, [{ path: 'logo', message: 'This picture no longer exists. Please upload it again.' }]]);
    }
  });
});
