import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchHit } from '#domain/search/search.ts';
import type { FoundKind } from '#domain/search/words.ts';
import { aDesk } from '../testing/charters.ts';
import { aCrewMember, anEvent, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();
let maya: Person;

async function aFleet(): Promise<Person> {
  const person = await aPerson(world);
  const companyId = person.companyId as number;
  const [aurelia, galatea] = [
    await aYacht(person, { name: 'Aurelia', location: 'Antibes' }),
    await aYacht(person, { name: 'Galatea', location: 'Saint-Tropez' }),
  ];
  for (const [name, location] of [
    ['Élan', 'Marseille'],
    ['Ποσειδών', 'Πειραιάς'],
    ['Blue Meridian', 'Split'],
  ])
    await aYacht(person, { name, location });
  for (const name of ['Étienne Dubois', 'Søren Lindgren', 'Νίκος Παπαδόπουλος', 'James Whitlock'])
    await aCrewMember(world, companyId, { name, yachtId: aurelia.id });
  const ada = await person.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@guests.example' });
  await person.call('POST', '/api/customers', { firstName: 'Zoë', lastName: 'Müller' });
  for (const [title, from] of [
    ['Cyclades charter', '2031-06-07'],
    ['Amalfi charter', '2031-07-07'],
    ['100% regatta', '2031-08-07'],
  ]) {
    await person.call('POST', '/api/schedule', {
      title,
      yachtId: galatea.id,
      type: 'charter',
      startDate: `${from}T10:00:00Z`,
      endDate: `${from}T20:00:00Z`,
    });
  }
  await person.call('POST', '/api/defects', { yachtId: galatea.id, title: 'Steering hose leaks' });
  await person.call('POST', '/api/equipment', {
    yachtId: galatea.id,
    name: 'Watermaker',
    kind: 'watermaker',
    maker: 'Spectra',
    model: 'Ventura 150',
    serialNumber: 'VT-77120',
  });
  await person.call('POST', '/api/parts', { name: 'Impeller', partNumber: '128990-42570', maker: 'Yanmar' });
  await person.call('POST', '/api/documents', { yachtId: galatea.id, type: 'Certificate of registry' });
  await person.call('POST', '/api/maintenance', { yachtId: galatea.id, title: 'Hull antifoul', type: 'hull', scheduledDate: '2031-01-01' });
  await person.call('POST', '/api/trips', {
    yachtId: galatea.id,
    departureLocation: 'Porto Cervo',
    arrivalLocation: 'Bonifacio',
    departureDate: '2031-06-01',
  });
  for (const invoiceNumber of ['INV-2031-0041', 'INV-2031-0042'])
    await person.call('POST', '/api/invoices', {
      customerId: ada.body.id,
      invoiceNumber,
      issueDate: '2031-06-01',
      currency: 'EUR',
      items: [{ description: 'Charter', unitPrice: 10 }],
    });
  const { body: sent } = await person.call('GET', '/api/invoices?q=INV-2031-0041');
  await person.call('PATCH', `/api/invoices/${sent[0].id}/status`, { status: 'sent' });
  await person.call('POST', `/api/invoices/${sent[0].id}/credit-notes`, { reason: 'A meal was refused', issueDate: '2031-06-02' });
  return person;
}

beforeAll(async () => {
  maya = await aFleet();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const search = async (person: Person, q: string, kind?: FoundKind) =>
  (await person.call('GET', `/api/search?q=${encodeURIComponent(q)}${kind ? `&kind=${kind}` : ''}`)).body as SearchHit[];
const named = (found: SearchHit[]) => found.map(({ kind, label }) => [kind, label]);

describe('the first hit', () => {
  test.each([
    // the query, and what it finds
    ['aurelia', 'yacht', 'Aurelia'],
    ['AUR', 'yacht', 'Aurelia'],
    ['au', 'yacht', 'Aurelia'],
    ['antibes', 'yacht', 'Aurelia'],
    ['saint tropez', 'yacht', 'Galatea'],
    ['elan', 'yacht', 'Élan'],
    ['meridian', 'yacht', 'Blue Meridian'],
    // typos: a letter missing, one too many, a wrong one, two swapped
    ['aurlia', 'yacht', 'Aurelia'],
    ['aurellia', 'yacht', 'Aurelia'],
    ['galateq', 'yacht', 'Galatea'],
    ['galaeta', 'yacht', 'Galatea'],
    ['lovlace', 'customer', 'Ada Lovelace'],
    ['whitlok', 'crew', 'James Whitlock'],
    ['antifuol', 'maintenance', 'Hull antifoul'],
    // with and without accents
    ['etienne', 'crew', 'Étienne Dubois'],
    ['Étienne', 'crew', 'Étienne Dubois'],
    ['soren', 'crew', 'Søren Lindgren'],
    ['muller', 'customer', 'Zoë Müller'],
    ['zoe', 'customer', 'Zoë Müller'],
    // Greek: in its own letters with and without accents, in capitals, and in Latin letters
    ['Νίκος', 'crew', 'Νίκος Παπαδόπουλος'],
    ['νικος', 'crew', 'Νίκος Παπαδόπουλος'],
    ['ΠΑΠΑΔΟΠΟΥΛΟΣ', 'crew', 'Νίκος Παπαδόπουλος'],
    ['nikos papadopoulos', 'crew', 'Νίκος Παπαδόπουλος'],
    ['ποσειδων', 'yacht', 'Ποσειδών'],
    ['poseidon', 'yacht', 'Ποσειδών'],
    // words from the middle, in another order, and several at once
    ['dubois etienne', 'crew', 'Étienne Dubois'],
    ['ada@guests', 'customer', 'Ada Lovelace'],
    ['amalfi', 'schedule', 'Amalfi charter'],
    ['cyclades char', 'schedule', 'Cyclades charter'],
    ['bonifacio', 'trip', 'Porto Cervo – Bonifacio'],
    ['hull', 'maintenance', 'Hull antifoul'],
    ['steering', 'defect', 'Steering hose leaks'],
    ['registry', 'document', 'Certificate of registry'],
    ['watermaker', 'equipment', 'Watermaker'],
    ['ventura', 'equipment', 'Watermaker'],
    ['VT-77120', 'equipment', 'Watermaker'],
    ['impeler', 'part', 'Impeller'],
    ['128990-42570', 'part', 'Impeller'],
    ['INV-2031-0042', 'invoice', 'INV-2031-0042'],
    ['0042', 'invoice', 'INV-2031-0042'],
    ['42', 'invoice', 'INV-2031-0042'],
    ['CN-2031-0001', 'credit_note', 'CN-2031-0001'],
    ['credit note lovelace', 'credit_note', 'CN-2031-0001'],
    // characters with a meaning in patterns have none here
    ['100%', 'schedule', '100% regatta'],
  ])('for “%s” is the %s %s', async (typed, kind, label) => {
    const [first] = await search(maya, typed);
    expect(first).toMatchObject({ kind, label });
  });
});

describe('search', () => {
  test.each(['qqqxyz', '', '   ', '%', '_', '\\', "'; drop table yachts; --"])(
    'finds nothing for “%s”, and says so quietly',
    async (typed) => {
      expect(await search(maya, typed)).toEqual([]);
    },
  );

  test('returns each kind together, best first, at most two of a kind, or six if the query names it', async () => {
    const person = await aPerson(world);
    for (let made = 1; made <= 8; made++) await aYacht(person, { name: `Mistral ${made}`, location: null });
    await aCrewMember(world, person.companyId as number, { name: 'Mistral Dupont' });
    const hits = await search(person, 'mistral');
    expect(hits.map(({ kind, more }) => [kind, more])).toEqual([
      ['yacht', false],
      ['yacht', true],
      ['crew', false],
    ]);
    const yachts = await search(person, 'mistral', 'yacht');
    expect(yachts.map(({ label }) => label)).toEqual([1, 2, 3, 4, 5, 6].map((made) => `Mistral ${made}`));
  });

  test('lists what belongs to a yacht or a customer below them', async () => {
    const person = await aPerson(world);
    const yacht = await aYacht(person, { name: 'Zephyrine', location: null });
    const { body: guest } = await person.call('POST', '/api/customers', { firstName: 'Ottoline', lastName: 'Quist' });
    const booking = {
      title: 'A week at sea',
      yachtId: yacht.id,
      customerId: guest.id,
      type: 'charter',
      startDate: '2031-05-01T10:00:00Z',
      endDate: '2031-05-08T10:00:00Z',
    };
    await person.call('POST', '/api/schedule', booking);
    const { body: invoice } = await person.call('POST', '/api/invoices', {
      customerId: guest.id,
      issueDate: '2031-05-01',
      currency: 'EUR',
      items: [{ description: 'Charter', unitPrice: 10 }],
    });
    expect((await search(person, 'quist')).map(({ kind, label }) => [kind, label])).toEqual([
      ['customer', 'Ottoline Quist'],
      ['schedule', 'A week at sea'],
      ['invoice', invoice.invoiceNumber],
    ]);
    expect((await search(person, 'zephyrin')).map(({ kind, label }) => [kind, label])).toEqual([
      ['yacht', 'Zephyrine'],
      ['schedule', 'A week at sea'],
    ]);
  });

  test('shows a booking’s customer, and lists past bookings last', async () => {
    const person = await aPerson(world);
    const yacht = await aYacht(person, { name: 'Zephyrine', location: null });
    const { body: guest } = await person.call('POST', '/api/customers', { firstName: 'Ottoline', lastName: 'Quist' });
    const book = async (from: number, customerId: number | null) =>
      (
        await person.call('POST', '/api/schedule', {
          title: 'Islands charter',
          yachtId: yacht.id,
          customerId,
          type: 'charter',
          startDate: inDays(from),
          endDate: inDays(from + 2),
        })
      ).body.id;
    const over = await book(-9, guest.id);
    const next = await book(9, null);
    const present = await book(-1, guest.id);
    const hits = await search(person, 'islands', 'schedule');
    expect(hits.map(({ id, note, phase }) => [id, note, phase])).toEqual([
      [present, 'Zephyrine, Ottoline Quist', 'now'],
      [next, 'Zephyrine', 'ahead'],
      [over, 'Zephyrine, Ottoline Quist', 'over'],
    ]);
    const besideHer = (await search(person, 'zephyrin')).filter(({ kind }) => kind === 'schedule');
    expect(besideHer.map(({ id }) => id)).toEqual([present, next]);
  });

  test('for “aur” gives the yacht, her present booking, the next, people, jobs, and none of the crew changes', async () => {
    const person = await aPerson(world);
    const companyId = person.companyId as number;
    const yacht = await aYacht(person, { name: 'Aurelia', imageUrl: 'https://pictures.example/aurelia.webp' });
    const entry = async (title: string, from: number, type: string) =>
      person.call('POST', '/api/schedule', { title, yachtId: yacht.id, type, startDate: inDays(from), endDate: inDays(from + 2) });
    for (const from of [-30, -23, -16, -9, -8, -7, -6, 12, 19]) await entry('Crew change on Aurelia', from, 'crew_change');
    await entry('The Okafors', 30, 'charter');
    await entry('De Graaf', 9, 'charter');
    await entry('The Ahlefelds', -1, 'charter');
    await aCrewMember(world, companyId, { name: 'Jean Marchand', yachtId: yacht.id });
    const captain = await aCrewMember(world, companyId, { name: 'Zoé Perrin' });
    await person.call('PATCH', `/api/yachts/${yacht.id}`, { captainId: captain.id });
    await aCrewMember(world, companyId, { name: 'Aurore Petit' });
    await person.call('POST', '/api/customers', { firstName: 'Aurélien', lastName: 'Roche' });
    for (const [title, status] of [
      ['Port generator', 'pending'],
      ['Varnish', 'completed'],
    ])
      await person.call('POST', '/api/maintenance', {
        yachtId: yacht.id,
        title,
        type: 'engine',
        status,
        scheduledDate: inDays(20),
        ...(status === 'completed' ? { scheduledDate: inDays(-20), completedDate: inDays(-19) } : {}),
      });
    const found = await search(person, 'aur');
    expect(named(found)).toEqual([
      ['yacht', 'Aurelia'],
      ['schedule', 'The Ahlefelds'],
      ['schedule', 'De Graaf'],
      ['crew', 'Aurore Petit'],
      ['crew', 'Zoé Perrin'],
      ['customer', 'Aurélien Roche'],
      ['maintenance', 'Port generator'],
    ]);
    expect(found[0]?.picture).toEqual({ type: yacht.type, length: yacht.length, imageUrl: 'https://pictures.example/aurelia.webp' });
    // The six nearest are all over by now, and still the later ones are found.
    expect((await search(person, 'crew change')).map(({ phase }) => phase)).toEqual(['ahead', 'ahead']);
  });

  test('understands the name of a kind: “charter aubert” gives Aubert’s charters, the next one first', async () => {
    const person = await aPerson(world);
    const yacht = await aYacht(person, { name: 'Galatea' });
    const { body: guest } = await person.call('POST', '/api/customers', { firstName: 'Grégoire', lastName: 'Aubert' });
    const book = (title: string, type: string, from: number, days: number, customerId?: number) =>
      person.call('POST', '/api/schedule', {
        title,
        yachtId: yacht.id,
        customerId,
        type,
        startDate: inDays(from),
        endDate: inDays(from + days),
      });
    await book('Charter booking', 'charter', 3, 3);
    await book('Along the coast', 'charter', -40, 7, guest.id);
    await book('A day out', 'day_rent', 8, 0.3, guest.id);
    await book('Corsica', 'charter', 60, 7, guest.id);
    for (const typed of ['charter aubert', 'Aubert charters'])
      expect(named(await search(person, typed))).toEqual([
        ['schedule', 'Corsica'],
        ['schedule', 'Along the coast'],
        ['customer', 'Grégoire Aubert'],
      ]);
    expect(named(await search(person, 'day trip aubert'))[0]).toEqual(['schedule', 'A day out']);
    expect(named(await search(person, 'booking galatea')).slice(0, 2)).toEqual([
      ['schedule', 'Charter booking'],
      ['schedule', 'A day out'],
    ]);
  });

  test('shows what a customer owes, by currency, without drafts and paid invoices', async () => {
    const person = await aPerson(world);
    const { body: guest } = await person.call('POST', '/api/customers', { firstName: 'Ottoline', lastName: 'Quist' });
    const bill = async (currency: string, unitPrice: number, status: string) =>
      (
        await person.call('POST', '/api/invoices', {
          customerId: guest.id,
          issueDate: '2031-05-01',
          dueDate: '2031-06-01',
          currency,
          status,
          items: [{ description: 'Charter', unitPrice }],
        })
      ).body;
    await bill('EUR', 500, 'draft');
    const sent = await bill('EUR', 12_400, 'sent');
    await bill('USD', 300, 'sent');
    await bill('GBP', 80, 'paid');
    await person.call('POST', '/api/income', {
      category: 'charter',
      description: 'A first half',
      amount: '6400.00',
      currency: 'EUR',
      incomeDate: '2031-05-02',
      paymentStatus: 'paid',
      customerId: guest.id,
      invoiceId: sent.id,
    });
    const [found, ...others] = await search(person, 'quist');
    expect(found?.owed).toEqual([
      { currency: 'EUR', total: '6000.00' },
      { currency: 'USD', total: '300.00' },
    ]);
    expect(others.every(({ owed }) => owed === null)).toBe(true);
  });

  test('finds a customer by the name of their company, and shows it with them, their bookings, charters and invoices', async () => {
    const person = await aPerson(world);
    const yacht = await aYacht(person, { name: 'Petrel' });
    const { body: ada } = await person.call('POST', '/api/customers', {
      firstName: 'Ada',
      lastName: 'Wendt',
      organisation: 'Baltic Events GmbH',
      email: 'ada@baltic.example',
    });
    const { body: invoice } = await person.call('POST', '/api/invoices', {
      customerId: ada.id,
      issueDate: '2031-06-01',
      currency: 'EUR',
      items: [{ description: 'Charter', unitPrice: 10 }],
    });
    const times = { startDate: '2031-06-07T15:00:00Z', endDate: '2031-06-14T07:00:00Z' };
    await person.call('POST', '/api/schedule', { title: 'Week', type: 'charter', yachtId: yacht.id, customerId: ada.id, ...times });
    const { body: charter } = await person.call('POST', '/api/charters', { customerId: ada.id });
    const { body } = await person.call('GET', '/api/search?q=baltic');
    expect(body.map(({ kind, label, note }: SearchHit) => [kind, label, note])).toEqual([
      ['customer', 'Ada Wendt', 'Baltic Events GmbH, ada@baltic.example'],
      ['schedule', 'Week', 'Petrel, Baltic Events GmbH'],
      ['charter', charter.number, 'Baltic Events GmbH'],
      ['invoice', invoice.invoiceNumber, 'Baltic Events GmbH'],
    ]);
  });

  test('finds a customer by the part of their email before the @, by the rest of it only with an @, and forgives typing errors', async () => {
    const person = await aPerson(world);
    for (const [firstName, lastName, email] of [
      ['Thomas', 'Berg', 'admiral@mail.example'],
      ['Ida', 'Mailer', 'ida@guests.example'],
      ['Ola', 'Nordmann', 'ola@mail.example'],
    ])
      await person.call('POST', '/api/customers', { firstName, lastName, email });
    const people = async (words: string) => (await search(person, words)).map(({ label }) => label);
    expect(await people('mail')).toEqual(['Ida Mailer']);
    expect(await people('example')).toEqual([]);
    expect(await people('admiral')).toEqual(['Thomas Berg']);
    expect(await people('admirall')).toEqual(['Thomas Berg']);
    expect(await people('admiral@mail.example')).toContain('Thomas Berg');
    expect((await people('@mail.example')).toSorted()).toEqual(['Ola Nordmann', 'Thomas Berg']);
  });

  test('finds work once: its calendar entry is no second hit', async () => {
    const hits = await search(maya, 'hull antifoul');
    expect(hits.filter(({ label }) => label === 'Hull antifoul').map(({ kind }) => kind)).toEqual(['maintenance']);
  });

  test('finds the current state of new, changed and deleted records', async () => {
    const person = await aPerson(world);
    const yacht = await aYacht(person, { name: 'Calypso' });
    expect((await search(person, 'calypso'))[0]).toMatchObject({ id: yacht.id });
    await person.call('PATCH', `/api/yachts/${yacht.id}`, { name: 'Halcyon' });
    expect(await search(person, 'calypso')).toEqual([]);
    expect((await search(person, 'halcyon'))[0]).toMatchObject({ id: yacht.id, companyName: null });
    await person.call('DELETE', `/api/yachts/${yacht.id}`);
    expect(await search(person, 'halcyon')).toEqual([]);
  });

  test('shows a company nothing of others, and platform admins everything, with the company’s name', async () => {
    const stranger = await aPerson(world);
    expect(await search(stranger, 'lovelace')).toEqual([]);
    const admin = await aPerson(world, { role: 'admin' });
    const hits = await search(admin, 'lovelace');
    expect(hits.find(({ label }) => label === 'Ada Lovelace')).toMatchObject({ kind: 'customer', companyName: maya.companyName });
  });

  test('the lookup itself is limited to the company: the application can’t query another one, and finds nothing without one', async () => {
    await expect(world.db.outside.selectNoFrom((e) => e.fn('found_in_company', [e.val('aurelia')]).as('found')).execute()).resolves.toEqual(
      [],
    );
    await expect(world.db.outside.selectNoFrom((e) => e.fn('found_everywhere', [e.val('aurelia')]).as('found')).execute()).rejects.toThrow(
      /permission denied/,
    );
  });

  test('a charter is found by its full or short number, and by the customer; a customer comes with charters that hold no yacht yet', async () => {
    const { maya: desk, customer, aQuote } = await aDesk(world);
    const quote = await aQuote({ customerId: customer.id });
    const { body: enquiry } = await desk.call('POST', '/api/charters', { contactFirstName: 'Thorvald', contactLastName: 'Ek' });
    expect(named(await search(desk, quote.number))[0]).toEqual(['charter', quote.number]);
    expect(named(await search(desk, quote.number.slice(-4)))[0]).toEqual(['charter', quote.number]);
    const [hit] = await search(desk, 'thorv');
    expect(hit).toMatchObject({ kind: 'charter', id: enquiry.id, note: 'Thorvald Ek', phase: 'ahead', at: null });
    expect(named(await search(desk, 'lind'))).toEqual([
      ['customer', 'Ada Lind'],
      ['charter', quote.number],
    ]);
    expect(named(await search(maya, quote.number))).not.toContainEqual(['charter', quote.number]);
  });

  test('a departure is found by its title, with its yacht, and never as its calendar entry; seats show their departure', async () => {
    const desk = await aPerson(world);
    const yacht = await aYacht(desk, { name: 'Petite Ourse', location: null });
    const sails = async (title: string, from: number) =>
      (
        await desk.call('POST', '/api/departures', {
          title,
          yachtId: yacht.id,
          startDate: inDays(from),
          endDate: inDays(from + 0.3),
          capacity: 9,
          seatPrice: 95,
        })
      ).body;
    const [near, far] = [await sails('Îles de Lérins', 5), await sails('Îles de Lérins', 9)];
    await desk.call('POST', '/api/schedule', {
      title: 'Lérins charter',
      yachtId: yacht.id,
      type: 'charter',
      startDate: inDays(20),
      endDate: inDays(27),
    });
    const found = await search(desk, 'lerins');
    expect(found.map(({ kind, id, label, note }) => [kind, id, label, note])).toEqual([
      ['schedule', expect.any(Number), 'Lérins charter', 'Petite Ourse'],
      ['departure', near.id, 'Îles de Lérins', 'Petite Ourse'],
      ['departure', far.id, 'Îles de Lérins', 'Petite Ourse'],
    ]);
    expect(found[1]).toMatchObject({ at: near.startDate, phase: 'ahead' });
    expect((await search(desk, 'departure lerins')).map(({ id }) => id).slice(0, 2)).toEqual([near.id, far.id]);
    expect((await search(desk, 'lerins', 'departure')).map(({ id }) => id)).toEqual([near.id, far.id]);
    expect((await search(desk, 'lerins', 'schedule')).map(({ label }) => label)).toEqual(['Lérins charter']);
    expect(named(await search(desk, 'petite ourse'))).toEqual([
      ['yacht', 'Petite Ourse'],
      ['departure', 'Îles de Lérins'],
      ['departure', 'Îles de Lérins'],
    ]);
    for (const from of [1, 2, 3])
      await desk.call('POST', '/api/schedule', {
        title: 'A charter',
        yachtId: yacht.id,
        type: 'charter',
        startDate: inDays(from),
        endDate: inDays(from + 0.5),
      });
    expect(named(await search(desk, 'departures petite ourse')).slice(0, 2)).toEqual([
      ['departure', 'Îles de Lérins'],
      ['departure', 'Îles de Lérins'],
    ]);
    const sold = { type: 'seats', departureId: near.id, state: 'booked', adults: 2, contactFirstName: 'Ada', contactLastName: 'Wrangel' };
    await desk.call('POST', '/api/charters', sold);
    const [seats] = await search(desk, 'wrangel', 'charter');
    expect(seats).toMatchObject({ note: 'Petite Ourse, Ada Wrangel', at: near.startDate, phase: 'ahead' });
    const stranger = await aPerson(world);
    expect(await search(stranger, 'lerins')).toEqual([]);
    const admin = await aPerson(world, { role: 'admin' });
    expect((await search(admin, 'lerins', 'departure')).map(({ id }) => id)).toEqual([near.id, far.id]);
  });

  test('every kind is looked up in its index by company and words', async () => {
    const companyId = maya.companyId as number;
    await anEvent(world, companyId, (await aYacht(maya, { name: 'Eos' })).id);
    const { rows } = await world.owner.query(`
      select t.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid where c.relname like '%\\_search' order by 1`);
    expect(rows.map(({ name }) => name)).toEqual([
      'charters',
      'credit_notes',
      'crew',
      // The second index is for whole emails.
      'customers',
      'customers',
      'defects',
      'documents',
      'equipment',
      'invoices',
      'maintenance',
      'parts',
      'schedule_events',
      'trips',
      'yachts',
    ]);
    for (const { definition } of rows) expect(definition).toMatch(/USING gin \(company_id, searchable\(.*\) gin_trgm_ops\)/);
  });

  test('kinds that grow over the years are looked up the same way in an index partitioned by company', async () => {
    const { rows } = await world.owner.query(`
      select t.relname as name, bool_and(pg_get_expr(i.indexprs, i.indrelid) = pg_get_expr(s.indexprs, s.indrelid) and i.indkey = s.indkey and pg_get_expr(i.indpred, i.indrelid) is not distinct from nullif(pg_get_expr(s.indpred, s.indrelid), 'true')) as same
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam join pg_class t on t.oid = i.indrelid join pg_index s on s.indexrelid = (t.relname || '_search')::regclass
      where c.relname like '%\\_words' and m.amname = 'gist' group by 1 order by 1`);
    expect(rows).toEqual(['charters', 'invoices', 'maintenance', 'schedule_events', 'trips'].map((name) => ({ name, same: true })));
  });
});
