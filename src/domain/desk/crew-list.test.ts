import { describe, expect, test } from 'vitest';
import { crewList } from './crew-list.ts';
import { GuestListChanges, isComplete, withoutPapers, type Guest, type GuestList } from './guest.ts';

const nothing = {
  gender: null,
  birthDate: null,
  birthPlace: null,
  nationality: null,
  documentType: null,
  documentNumber: null,
  issuingState: null,
  documentExpiry: null,
};
const guest = (more: Partial<Guest>): Guest => ({
  familyName: 'Lind',
  givenNames: 'Ada',
  role: 'guest',
  ...nothing,
  embarkation: null,
  disembarkation: null,
  visaNumber: null,
  diet: null,
  allergies: null,
  medical: null,
  swims: null,
  shoeSize: null,
  notes: null,
  healthConsent: false,
  ...more,
});
const ana: GuestList['crew'][number] = {
  crewId: 1,
  name: 'Ana María Ferrer',
  role: 'Captain',
  isChosen: false,
  familyName: null,
  givenNames: null,
  ...nothing,
};
const ada = guest({
  gender: 'female',
  birthDate: '1990-05-04',
  birthPlace: 'Malmö',
  nationality: 'SWE',
  documentType: 'passport',
  documentNumber: 'P1',
  issuingState: 'SWE',
  documentExpiry: '2030-01-02',
  embarkation: 'Split',
  disembarkation: 'Vis',
  visaNumber: 'V9',
});
const sam = guest({ familyName: 'Skip', givenNames: 'Sam', role: 'skipper' });

const rowsOf = (crew: GuestList['crew']) => crewList('crew', { guests: [ada, sam], crew }).rows.map((row) => row.slice(0, 4));
const faults = (more: object) =>
  GuestListChanges.safeParse({ guests: [{ familyName: 'Lind', givenNames: 'Ada', ...more }] }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ]) ?? [];

describe('a list', () => {
  test('of passengers has the columns of form 6 in order, and no crew', () => {
    expect(crewList('passengers', { guests: [sam, ada], crew: [ana] })).toEqual({
      columns: expect.arrayContaining([{ name: 'Port of embarkation', width: 9 }]),
      rows: [['1', 'Lind', 'Ada', 'SWE', '1990-05-04', 'Malmö', 'Female', 'Passport', 'P1', 'SWE', '2030-01-02', 'Split', 'Vis', 'V9']],
    });
  });

  test('of the crew has the yacht’s crew, or those chosen, with the guests’ skipper', () => {
    const bo = { ...ana, crewId: 2, name: 'Bo', isChosen: true, familyName: 'Berg', givenNames: 'Bo' };
    expect(rowsOf([ana])).toEqual([
      ['1', 'Ferrer', 'Ana María', 'Captain'],
      ['2', 'Skip', 'Sam', 'Skipper'],
    ]);
    expect(rowsOf([ana, bo])).toEqual([
      ['1', 'Berg', 'Bo', 'Captain'],
      ['2', 'Skip', 'Sam', 'Skipper'],
    ]);
  });

  test('of everyone has the crew first', () => {
    expect(crewList('persons', { guests: [ada, sam], crew: [ana] }).rows.map(([, family]) => family)).toEqual(['Ferrer', 'Skip', 'Lind']);
    for (const form of ['persons', 'crew', 'passengers'] as const) {
      const { columns, rows } = crewList(form, { guests: [ada, sam], crew: [ana] });
      for (const row of rows) expect(row).toHaveLength(columns.length);
    }
  });
});

describe('a guest', () => {
  test('needs only a name, and countries that exist', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ familyName: ' ' })).toEqual([['guests.0.familyName', 'Last name is required']]);
    expect(faults({ nationality: 'SE' })).toEqual([['guests.0.nationality', 'Please choose a country']]);
    expect(faults({ birthDate: '1990-02-30' })).toEqual([['guests.0.birthDate', 'Please enter a date']]);
  });

  test('needs consent for health details', () => {
    const fault = [['guests.0.healthConsent', 'Please agree that we keep these health details']];
    expect(faults({ allergies: 'Nuts' })).toEqual(fault);
    expect(faults({ medical: 'Asthma', healthConsent: false })).toEqual(fault);
    expect(faults({ allergies: 'Nuts', healthConsent: true })).toEqual([]);
    expect(faults({ diet: 'Vegan', swims: true })).toEqual([]);
  });

  test('is complete with birth, nationality and document, but API tokens only get the name', () => {
    expect([isComplete(ada), isComplete({ ...ada, documentNumber: null }), isComplete(sam)]).toEqual([true, false, false]);
    expect(withoutPapers({ ...ada, diet: 'Vegan', healthConsent: true })).toEqual(guest({}));
  });
});
