import papa from 'papaparse';
import { readXlsx, type Cell, type Sheet } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { reportNames, reports, titleOf, type Column, type ReportName } from '#domain/reports/report.ts';
import { aCompany, aCrewMember, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();
const zone = 'Europe/Paris';

async function file(person: Person, query: string) {
  const answer = await world.app.inject({
    method: 'GET',
    url: `/api/reports/export?${query}`,
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer;
}

/** A CSV report, read with a third-party reader. */
async function csv(person: Person, query: string): Promise<Record<string, string>[]> {
  return papa.parse<Record<string, string>>((await file(person, `${query}&format=csv`)).body.slice(1), {
    header: true,
    skipEmptyLines: true,
  }).data;
}

/** A workbook, read with a third-party reader: its only sheet, and its cells by name. */
async function workbook(person: Person, query: string): Promise<{ sheet: Sheet; cell: (row: number, column: number) => Cell | undefined }> {
  const { sheets } = await readXlsx((await file(person, `${query}&format=xlsx`)).rawPayload, { readStyles: true });
  expect(sheets).toHaveLength(1);
  const [sheet] = sheets as [Sheet];
  return { sheet, cell: (row, column) => sheet.cells?.get(`${row},${column}`) };
}

const size = async (person: Person, query: string) => (await person.call('GET', `/api/reports/size?${query}`)).body.rows as number;

/** A company with something in every report, including hostile texts. */
async function aBusyCompany() {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya, { name: '=1+2', location: 'Antibes, "old" port\nberth 7 & <quay>' });
  const sailor = await aCrewMember(world, maya.companyId as number, { yachtId: yacht.id, name: 'Éloïse _x0041_ Müller' });
  await maya.call('PATCH', `/api/yachts/${yacht.id}`, { captainId: sailor.id });
  await maya.call('POST', `/api/crew/${sailor.id}/certificates`, { type: 'Passport', number: 'X1', expiryDate: '2030-01-31' });
  const ada = (await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: '@Lovelace', phone: '0041 44' })).body;
  const event = (
    await maya.call('POST', '/api/schedule', {
      yachtId: yacht.id,
      customerId: ada.id,
      title: 'Week in Corsica',
      type: 'day_rent',
      startDate: '2026-07-04T07:30:00Z',
      endDate: '2026-07-04T15:00:00Z',
      price: 1250050,
      currency: 'EUR',
    })
  ).body;
  await maya.call('POST', '/api/maintenance', {
    yachtId: yacht.id,
    title: 'Antifouling',
    type: 'hull',
    status: 'in_progress',
    progress: 40,
    scheduledDate: '2026-01-15T08:00:00Z',
    estimatedCost: '1250.50',
  });
  await maya.call('PATCH', `/api/yachts/${yacht.id}/charter-terms`, {
    currency: 'EUR',
    checkInDays: [],
    seasons: [{ fromDay: '2098-06-01', toDay: '2098-06-30', week: 3500 }],
  });
  const agency = (await maya.call('POST', '/api/agencies', { name: 'Blue Meridian', commissionPercent: 15 })).body;
  const stay = {
    yachtId: yacht.id,
    startDate: '2098-06-06T15:00:00Z',
    endDate: '2098-06-13T07:00:00Z',
    contactFirstName: 'Grace',
    contactLastName: '=Hopper',
  };
  await maya.call('POST', '/api/charters', {
    ...stay,
    state: 'quote',
    adults: 4,
    children: 1,
    agencyId: agency.id,
    source: 'agency',
    notes: 'Calls back',
  });
  await maya.call('POST', '/api/trips', {
    yachtId: yacht.id,
    departureLocation: 'Antibes',
    arrivalLocation: 'Nice',
    departureDate: '2026-06-01T22:30:00Z',
    departurePosition: { latitude: -43.5, longitude: -7.25 },
  });
  await maya.call('POST', '/api/expenses', {
    category: 'port_fees',
    description: 'Berth',
    amount: '10.05',
    currency: 'EUR',
    expenseDate: '2026-06-01',
    yachtId: yacht.id,
    paymentMethod: 'bank_transfer',
    notes: 'two\r\nlines',
  });
  await maya.call('POST', '/api/income', {
    category: 'charter',
    description: 'Fee',
    amount: '99.90',
    currency: 'GBP',
    incomeDate: '2026-06-30',
    paymentStatus: 'paid',
    customerId: ada.id,
  });
  await maya.call('POST', '/api/invoices', {
    customerId: ada.id,
    eventId: event.id,
    issueDate: '2099-06-01',
    currency: 'EUR',
    taxRate: 7.7,
    status: 'sent',
    items: [{ description: 'A', quantity: 3, unitPrice: '33.33' }],
  });
  return { maya, yacht };
}

const now = 'the moment it was made';
// The first row of each report for the company above.
const firstRows: Record<ReportName, Record<string, string | number | null>> = {
  fleet: {
    name: '=1+2',
    type: 'Motor Yacht',
    length: '42m',
    status: 'Active',
    year: 2019,
    flagCountry: 'Malta',
    location: 'Antibes, "old" port\nberth 7 & <quay>',
    captain: 'Éloïse _x0041_ Müller',
    crewCount: 1,
    nextMaintenance: null,
    added: now,
  },
  crew: {
    name: 'Éloïse _x0041_ Müller',
    role: 'Captain',
    yacht: '=1+2',
    email: null,
    phone: null,
    certifications: null,
    experience: null,
    certificates: 1,
    nextExpiry: '2030-01-31',
    added: now,
  },
  maintenance: {
    title: 'Antifouling',
    yacht: '=1+2',
    type: 'Hull',
    status: 'In Progress',
    progress: 40,
    scheduled: '2026-01-15 09:00',
    completed: null,
    estimatedCost: 1250.5,
    actualCost: null,
    currency: 'USD',
    description: null,
  },
  schedule: {
    title: 'Antifouling',
    type: 'Maintenance',
    yacht: '=1+2',
    customer: null,
    start: '2026-01-15 09:00',
    end: '2026-01-15 17:00',
    hours: 8,
    price: null,
    estimatedCost: 1250.5,
    actualCost: null,
    currency: 'USD',
    description: null,
  },
  charters: {
    number: `C-${new Date().toLocaleString('sv-SE', { timeZone: zone }).slice(0, 4)}-0001`,
    state: 'Quote',
    type: 'Charter',
    customer: 'Grace =Hopper',
    yacht: '=1+2',
    start: '2098-06-06 17:00',
    end: '2098-06-13 09:00',
    adults: 4,
    children: 1,
    source: 'Agency',
    agency: 'Blue Meridian',
    commissionPercent: 15,
    commission: 525,
    fee: 3500,
    tax: 0,
    total: 3500,
    atBase: 0,
    deposit: 0,
    currency: 'EUR',
    booked: null,
    reason: null,
    notes: 'Calls back',
  },
  trips: {
    yacht: '=1+2',
    departureLocation: 'Antibes',
    arrivalLocation: 'Nice',
    departure: '2026-06-02 00:30',
    arrival: null,
    status: 'Planned',
    type: 'Relocation',
    sailedMiles: null,
    departureLatitude: -43.5,
    departureLongitude: -7.25,
    arrivalLatitude: null,
    arrivalLongitude: null,
  },
  customers: {
    firstName: 'Ada',
    lastName: '@Lovelace',
    organisation: null,
    email: null,
    phone: '0041 44',
    address: null,
    bookings: 1,
    invoices: 1,
    notes: null,
    added: now,
  },
  expenses: {
    date: '2026-06-01',
    category: 'Port fees',
    subcategory: null,
    description: 'Berth',
    vendor: null,
    yacht: '=1+2',
    amount: 10.05,
    currency: 'EUR',
    paymentMethod: 'Bank transfer',
    receipt: null,
    notes: 'two\r\nlines',
  },
  income: {
    date: '2026-06-30',
    category: 'Charter',
    subcategory: null,
    description: 'Fee',
    customer: 'Ada @Lovelace',
    yacht: null,
    invoice: null,
    amount: 99.9,
    currency: 'GBP',
    paymentStatus: 'Paid',
    paymentMethod: null,
    notes: null,
  },
  invoices: {
    number: 'INV-2099-0001',
    customer: 'Ada @Lovelace',
    status: 'Sent',
    issued: '2099-06-01',
    due: '2099-07-01',
    booking: 'Week in Corsica',
    subtotal: 99.99,
    taxRate: 7.7,
    tax: 7.7,
    total: 107.69,
    paid: 0,
    credited: 0,
    open: 107.69,
    currency: 'EUR',
    sent: now,
    notes: null,
  },
};

const formats: Partial<Record<Column['kind'], string>> = {
  money: '#,##0.00',
  day: 'mm\\/dd\\/yyyy',
  moment: 'mm\\/dd\\/yyyy\\ h:mm\\ AM/PM',
};
const numbers: Column['kind'][] = ['whole', 'decimal', 'money'];
const before = (at: string) => new Date(Date.parse(at) - 1).toISOString();

/** A moment during this test counts as now. */
function momentAsNow(value: unknown, key: string): unknown {
  if (key !== 'added' && key !== 'sent') return value;
  const wallClock = new Date().toLocaleString('sv-SE', { timeZone: zone });
  return Math.abs(Date.parse(`${wallClock}Z`) - Date.parse(`${value}Z`)) < 600_000 ? now : value;
}

/** The value of a cell in a workbook, whose dates have no time zone. */
function inWorkbook(value: unknown, kind: Column['kind']): unknown {
  return value instanceof Date
    ? value
        .toISOString()
        .replace('T', ' ')
        .slice(0, kind === 'day' ? 10 : 16)
    : (value ?? null);
}

/** The same for a line of CSV, where an apostrophe keeps formulas from running. */
function inLine(text: string | undefined, kind: Column['kind']): unknown {
  if (text === '') return null;
  return numbers.includes(kind) ? Number(text) : text?.replace(/^'(?=[=@])/, '');
}

describe('a report', () => {
  test('as a workbook contains the stored values as numbers, dates or texts, and as CSV the same', async () => {
    const { maya } = await aBusyCompany();
    for (const report of reportNames) {
      const columns = Object.entries<Column>(reports[report].columns);
      const { sheet, cell } = await workbook(maya, `report=${report}`);
      const [line = {}] = await csv(maya, `report=${report}`);
      const titles = columns.map(([, column]) => titleOf(column, zone));
      expect([report, sheet.rows[0], Object.keys(line)]).toEqual([report, titles, titles]);
      expect([
        report,
        Object.fromEntries(columns.map(([key, { kind }], at) => [key, momentAsNow(inWorkbook(cell(1, at)?.value, kind), key)])),
      ]).toEqual([report, firstRows[report]]);
      expect([
        report,
        Object.fromEntries(columns.map(([key, column]) => [key, momentAsNow(inLine(line[titleOf(column, zone)], column.kind), key)])),
      ]).toEqual([report, firstRows[report]]);
      const formatted = columns.filter(([key, { kind }]) => kind in formats && firstRows[report][key] !== null);
      expect(
        formatted.map(([key]) => [
          key,
          cell(
            1,
            columns.findIndex(([each]) => each === key),
          )?.style?.numFmt,
        ]),
      ).toEqual(formatted.map(([key, { kind }]) => [key, formats[kind]]));
    }
  });

  test('names a customer in business by their company, and on an issued invoice as it was then', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const firm = { firstName: 'Jonas', lastName: 'Krüger', organisation: 'Baltic Events GmbH' };
    const { id: customerId } = (await maya.call('POST', '/api/customers', firm)).body;
    const item = { description: 'A', quantity: 1, unitPrice: 10 };
    const invoice = { customerId, issueDate: '2099-06-01', currency: 'EUR', items: [item] };
    await maya.call('POST', '/api/invoices', { ...invoice, status: 'sent' });
    await maya.call('PATCH', `/api/customers/${customerId}`, { organisation: 'Baltic Holding' });
    await maya.call('POST', '/api/invoices', { ...invoice, issueDate: '2099-06-02' });
    const income = { category: 'charter', description: 'Fee', amount: 10, currency: 'EUR', incomeDate: '2026-06-30' };
    await maya.call('POST', '/api/income', { ...income, paymentStatus: 'paid', customerId });
    const times = { yachtId: yacht.id, startDate: '2098-06-06T15:00:00Z', endDate: '2098-06-13T07:00:00Z' };
    await maya.call('POST', '/api/charters', { ...times, customerId });
    await maya.call('POST', '/api/schedule', { ...times, customerId, title: 'Week', type: 'charter' });
    const named = async (report: ReportName) => (await csv(maya, `report=${report}`)).map(({ Customer, Company }) => Company ?? Customer);
    expect(await named('invoices')).toEqual(['Baltic Events GmbH', 'Baltic Holding']);
    for (const report of ['income', 'charters', 'schedule', 'customers'] as const)
      expect([report, await named(report)]).toEqual([report, ['Baltic Holding']]);
  });

  test('as a workbook shows dates and times in the reader’s own format, or else the company’s', async () => {
    const { maya } = await aBusyCompany();
    const numberFormats = async () => {
      const { cell } = await workbook(maya, 'report=invoices');
      const keys = Object.keys(reports.invoices.columns);
      return ['issued', 'sent'].map((key) => cell(1, keys.indexOf(key))?.style?.numFmt);
    };
    await world.owner.query(`update companies set formats = '{"dateOrder": "dmy", "clock": "24"}' where id = $1`, [maya.companyId]);
    expect(await numberFormats()).toEqual(['dd\\/mm\\/yyyy', 'dd\\/mm\\/yyyy\\ hh:mm']);
    await world.owner.query(`update users set formats = '{"dateOrder": "ymd"}' where id = $1`, [maya.id]);
    expect(await numberFormats()).toEqual(['yyyy\\-mm\\-dd', 'yyyy\\-mm\\-dd\\ hh:mm']);
  });

  test('as a workbook has a frozen header, a filter, and columns wide enough for their content', async () => {
    const { maya } = await aBusyCompany();
    const { sheet, cell } = await workbook(maya, 'report=schedule');
    expect(sheet).toMatchObject({ name: 'Schedule', freezePane: { rows: 1 }, autoFilter: { range: 'A1:L3' } });
    expect(sheet.columns?.slice(0, 4).map(({ width }) => width)).toEqual([32, 16, 22, 22]);
    expect(cell(0, 0)?.style).toMatchObject({ font: { bold: true } });
    expect(cell(2, 1)?.value).toBe('Day trip');
  });

  test('runs nothing in a spreadsheet: texts are text cells in a workbook, and get an apostrophe in CSV', async () => {
    const { maya } = await aBusyCompany();
    const { cell } = await workbook(maya, 'report=fleet');
    expect(cell(1, 0)).toMatchObject({ value: '=1+2', type: 'string' });
    expect(cell(1, 0)?.formula).toBeUndefined();
    expect((await file(maya, 'report=fleet&format=csv')).body).toContain(`\r\n"'=1+2",Motor Yacht,`);
  });

  test('about money has a total for each currency, to the cent, by a formula', async () => {
    const maya = await aPerson(world);
    await world.owner.query(
      `insert into expenses (company_id, category, description, amount, currency, expense_date)
      select $1, 'fuel', 'line ' || n, 0.1 + n / 100.0, case when n % 3 = 0 then 'USD' else 'EUR' end, '2026-01-01' from generate_series(1, 1234) n`,
      [maya.companyId],
    );
    const { rows: sums } = await world.owner.query(
      'select currency, sum(amount)::text as sum from expenses where company_id = $1 group by 1 order by 1',
      [maya.companyId],
    );
    const { sheet, cell } = await workbook(maya, 'report=expenses');
    expect(sheet.rows).toHaveLength(1 + 1234 + 1 + 2);
    expect(sheet.autoFilter?.range).toBe('A1:K1235');
    for (const [index, { currency, sum }] of sums.entries()) {
      const row = 1236 + index;
      expect([cell(row, 0)?.value, cell(row, 7)?.value]).toEqual(['Total', currency]);
      const total = cell(row, 6);
      expect([total?.formula, total?.formulaResult ?? total?.value]).toEqual([`SUMIFS(G2:G1235,H2:H1235,"${currency}")`, Number(sum)]);
    }
    expect(await csv(maya, 'report=expenses')).toHaveLength(1234);
  });

  test('without rows contains only its header', async () => {
    const maya = await aPerson(world);
    for (const report of reportNames) {
      expect((await workbook(maya, `report=${report}`)).sheet.rows).toHaveLength(1);
      expect(await csv(maya, `report=${report}`)).toEqual([]);
      expect(await size(maya, `report=${report}`)).toBe(0);
    }
  });
});

describe('the period of a report', () => {
  // The day the clocks go forward has 23 hours in Paris, the day they go back 25.
  test.each([
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
  ])('%s begins at %s and ends before %s in the company’s time zone', async (day, begins, ends) => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    for (const [title, start] of [
      ['just before', before(begins)],
      ['first', begins],
      ['last', before(ends)],
      ['just after', ends],
    ] as const) {
      await world.owner.query(
        `insert into schedule_events (company_id, yacht_id, title, type, start_date, end_date) values ($1, $2, $3, 'other', $4, $4::timestamptz + interval '1 hour')`,
        [maya.companyId, yacht.id, title, start],
      );
      await world.owner.query(
        `insert into trips (company_id, yacht_id, departure_location, arrival_location, departure_date) values ($1, $2, $3, 'Nice', $4)`,
        [maya.companyId, yacht.id, title, start],
      );
    }
    const period = `from=${day}&to=${day}`;
    expect((await csv(maya, `report=schedule&${period}`)).map(({ Title }) => Title)).toEqual(['first', 'last']);
    expect((await csv(maya, `report=trips&${period}`)).map(({ From }) => From)).toEqual(['first', 'last']);
    expect((await csv(maya, `report=schedule&${period}`)).map((row) => row[`Start (${zone})`]?.slice(11))).toEqual(['00:00', '23:59']);
    expect(await size(maya, `report=trips&${period}`)).toBe(2);
    expect(await size(maya, `report=trips&from=${day}`)).toBe(3);
    expect(await size(maya, `report=trips&to=${day}`)).toBe(3);
    expect(await size(maya, 'report=trips')).toBe(4);
  });

  test('includes calendar days without converting them', async () => {
    const maya = await aPerson(world);
    for (const expenseDate of ['2026-05-31', '2026-06-01', '2026-06-30', '2026-07-01'])
      await maya.call('POST', '/api/expenses', { category: 'fuel', description: 'Diesel', amount: 1, currency: 'EUR', expenseDate });
    expect((await csv(maya, 'report=expenses&from=2026-06-01&to=2026-06-30')).map(({ Date: day }) => day)).toEqual([
      '2026-06-01',
      '2026-06-30',
    ]);
  });

  test('that ends before it begins is refused with a message, and so is an unknown report', async () => {
    const maya = await aPerson(world);
    for (const [query, message] of [
      ['report=fleet&format=csv&from=2026-02-01&to=2026-01-01', 'The period ends before it begins.'],
      ['report=fleet&format=csv&from=soon', 'This should be a day such as 2026-11-21'],
      ['report=secrets&format=csv', `report must be one of ${reportNames.join(', ')}`],
      ['report=fleet&format=pdf', 'format must be one of csv, xlsx'],
    ])
      expect(await maya.call('GET', `/api/reports/export?${query}`)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('a report’s company', () => {
  test('shows the yacht of seats, and a period leaves out enquiries without dates', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya, { name: 'Petite Ourse' });
    const day = { startDate: '2098-06-06T08:00:00Z', endDate: '2098-06-06T15:00:00Z' };
    const { body: departure } = await maya.call('POST', '/api/departures', {
      title: 'Lérins',
      yachtId: yacht.id,
      ...day,
      capacity: 5,
      seatPrice: 95,
    });
    await maya.call('POST', '/api/charters', {
      type: 'seats',
      departureId: departure.id,
      state: 'booked',
      adults: 2,
      contactLastName: 'Lind',
    });
    await maya.call('POST', '/api/charters', { contactLastName: 'Ek' });
    const chartersIn = async (period: string) =>
      (await csv(maya, `report=charters${period}`)).map((row) => [
        row['Customer'],
        row['State'],
        row['Yacht'],
        row[`Start (${zone})`],
        row['Total'],
      ]);
    const seats = ['Lind', 'Booked', 'Petite Ourse', '2098-06-06 10:00', '190.00'];
    expect(await chartersIn('')).toEqual([seats, ['Ek', 'Enquiry', '', '', '']]);
    expect(await chartersIn('&from=2098-06-06&to=2098-06-06')).toEqual([seats]);
    expect(await chartersIn('&from=2098-06-07')).toEqual([]);
  });

  test('is the caller’s own: nobody gets rows of another company, or learns that it exists', async () => {
    const [{ maya }, nora] = [await aBusyCompany(), await aPerson(world)];
    for (const report of reportNames) expect([report, await csv(nora, `report=${report}`)]).toEqual([report, []]);
    const attempt = await nora.call('GET', `/api/reports/export?report=fleet&format=csv&companyId=${maya.companyId}`);
    expect([attempt.status, attempt.text]).toEqual([
      404,
      (await nora.call('GET', '/api/reports/export?report=fleet&format=csv&companyId=999999999')).text,
    ]);
    expect(await size(maya, `report=fleet&companyId=${maya.companyId}`)).toBe(1);
  });

  test('is named by platform admins, who get only that company, in its time zone', async () => {
    const [{ maya }, admin] = [await aBusyCompany(), await aPerson(world, { role: 'admin' })];
    await aYacht(await aPerson(world));
    expect(await admin.call('GET', '/api/reports/export?report=fleet&format=csv')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'companyId', message: 'Please choose a company' }] },
    });
    expect((await admin.call('GET', '/api/reports/size?report=fleet&companyId=999999999')).status).toBe(404);
    for (const report of reportNames)
      expect(await csv(admin, `report=${report}&companyId=${maya.companyId}`)).toEqual(await csv(maya, `report=${report}`));
  });

  test('is open to plain users and API tokens, even once the subscription has ended', async () => {
    const company = await aCompany(world);
    const [maya, tom] = [await aPerson(world, { company }), await aPerson(world, { role: 'user', company })];
    await aYacht(maya);
    const { token } = (await maya.call('POST', '/api/tokens', { name: 'Accounting', reach: 'read' })).body;
    await world.owner.query(
      `insert into subscriptions (company_id, provider, customer_id, plan_id, status) values ($1, 'sandbox', 'gone', 'professional-monthly', 'canceled')`,
      [company.id],
    );
    expect((await tom.call('POST', '/api/customers', { firstName: 'A', lastName: 'B' })).status).toBe(402);
    for (const each of [tom, { ...maya, token }]) expect(await csv(each, 'report=fleet')).toHaveLength(1);
  });

  test('notes each report in its feed, with a file named after its contents', async () => {
    const { maya } = await aBusyCompany();
    const { headers } = await file(maya, 'report=income&format=xlsx&from=2026-06-01&to=2026-06-30');
    expect([headers['content-type'], headers['content-disposition'], headers['content-encoding']]).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'attachment; filename="Fairlead income 06-01-2026 to 06-30-2026.xlsx"',
      undefined,
    ]);
    expect((await maya.call('GET', '/api/activities?limit=1')).body).toMatchObject([
      { action: 'export', resourceType: 'company', details: 'Exported the income report, Jun 1, 2026 to Jun 30, 2026, as XLSX' },
    ]);
  });
});
