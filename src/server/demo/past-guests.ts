import type { DemoCustomer } from './demo-company.ts';

// Former customers, in addition to the companies' customer lists.
type Family = [city: string, country: string, firstNames: string[], lastNames: string[]];

const families: Family[] = [
  ['Paris', 'FR', ['Camille', 'Antoine', 'Margaux', 'Thibault'], ['Rochefort', 'Lemaire', 'Vasseur', 'Delorme', 'Chevallier']],
  ['London', 'GB', ['Harriet', 'Edmund', 'Imogen', 'Rupert'], ['Pemberton', 'Hollis', 'Fairfax', 'Stratton', 'Wetherby']],
  ['München', 'DE', ['Annelie', 'Konrad', 'Friederike', 'Matthias'], ['Brandstetter', 'Hohenfels', 'Seidl', 'Wittgen', 'Kammerer']],
  ['Milano', 'IT', ['Ginevra', 'Lorenzo', 'Ottavia', 'Federico'], ['Bassani', 'Moretti', 'Salvadori', 'Gherardi', 'Tornabuoni']],
  ['Madrid', 'ES', ['Inés', 'Álvaro', 'Carmen', 'Gonzalo'], ['Echevarría', 'Ibarra', 'Montalvo', 'Sandoval', 'Villaseñor']],
  ['Zürich', 'CH', ['Regula', 'Urs', 'Seraina', 'Beat'], ['Aeschbacher', 'Zellweger', 'Oberholzer', 'Stäubli']],
  ['Stockholm', 'SE', ['Elsa', 'Gustaf', 'Linnéa', 'Axel'], ['Ekström', 'Wallin', 'Hedlund', 'Nordenskjöld']],
  ['Boston', 'US', ['Eleanor', 'Theodore', 'Abigail', 'Winston'], ['Bellamy', 'Thornton', 'Whitaker', 'Kessler', 'Lowell']],
];

/** Guests of each family in turn, each name once. */
export const azureGuests = [0, 1, 2].flatMap((turn) => families.flatMap((family) => guestsOf(family, turn)));

export const northwindGuests = guestsOf(
  [
    'Southampton',
    'GB',
    ['Gwendolyn', 'Alistair', 'Tamsin', 'Hugh'],
    ['Ainsley', 'Blackwood', 'Carrow', 'Dunmore', 'Ellery', 'Fenwick', 'Garland'],
  ],
  0,
);

function guestsOf([city, country, firstNames, lastNames]: Family, turn: number): DemoCustomer[] {
  return lastNames.map((lastName, place) => {
    const firstName = firstNames[(place + turn) % firstNames.length] ?? '';
    const email = `${plain(firstName)}.${plain(lastName)}@mail.example`;
    return { firstName, lastName, email, phone: null, address: null, city, country, notes: null };
  });
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');
}
