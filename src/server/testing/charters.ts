import { aPerson, aYacht, caller, type Person, type World } from './given.ts';

/** A week from Saturday to Saturday in Paris, which `aDesk` prices at 3,500. */
export const week = { startDate: '2099-06-06T15:00:00.000Z', endDate: '2099-06-13T07:00:00.000Z' };

/** A company with a yacht that is chartered by the week, its extras, and somebody who works at its desk. */
export async function aDesk(world: World) {
  const maya = await aPerson(world);
  const aurelia = await aYacht(maya);
  await world.owner.query(`update companies set default_currency = 'EUR' where id = $1`, [maya.companyId]);
  await maya.call('PATCH', '/api/charter-terms', { taxRate: 10 });
  await maya.call('PATCH', `/api/yachts/${aurelia.id}/charter-terms`, {
    currency: 'EUR',
    maxGuests: 8,
    deposit: 800,
    seasons: [{ fromDay: '2099-06-01', toDay: '2099-07-31', week: 3500, night: 600, day: 900 }],
  });
  await maya.call('POST', '/api/extras', { name: 'Cleaning', unit: 'booking', price: 180, obligatory: true });
  await maya.call('POST', '/api/extras', { name: 'Transit log', unit: 'booking', price: 165, obligatory: true, payable: 'base' });
  const { body: skipper } = await maya.call('POST', '/api/extras', { name: 'Skipper', unit: 'night', price: 170 });
  const { body: customer } = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lind', email: 'ada@lind.example' });
  return { maya, aurelia, skipper, customer, aQuote: (more: object = {}) => aQuote(maya, { yachtId: aurelia.id, ...more }) };
}

/** A quote, by default for the week. */
async function aQuote(person: Person, more: object) {
  const { body } = await person.call('POST', '/api/charters', { ...week, ...more });
  return body as { id: number; number: string; total: string; lines: object[] };
}

/** Sends a charter's contract and has the customer sign it; answers the secret of their link. */
export async function signContract(world: World, person: Person, charterId: number): Promise<string> {
  const path = `/api/charters/${charterId}`;
  const sent = await person.call('POST', `${path}/contract`, { to: 'ada@lind.example', message: 'Please sign.' });
  const made = await person.call('POST', `${path}/links`, { kind: 'customer' });
  const token = String(made.body.path).split('#')[1] ?? '';
  const signature = { name: 'Ada Lind', method: 'typed', agreed: true, sha256: sent.body.contract.sha256 };
  const { status, text } = await caller(world)('POST', '/api/charter-link/sign', signature, { 'x-charter-link': token });
  if (status !== 200) throw new Error(`the contract could not be signed: ${status} ${text}`);
  return token;
}
