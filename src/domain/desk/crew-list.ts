// Lists of the people on board, with columns in the order of the IMO FAL forms (charter-desk.md R26).
import type { Guest, GuestList } from './guest.ts';
import { documentTypeLabels, genderLabels, guestRoleLabels, type CrewListForm } from './guest-fields.ts';

type Crew = GuestList['crew'][number];
type Person = Pick<
  Guest,
  'gender' | 'birthDate' | 'birthPlace' | 'nationality' | 'documentType' | 'documentNumber' | 'issuingState' | 'documentExpiry'
> & {
  familyName: string;
  givenNames: string;
  /** Rank, rating or role. */ rank: string;
  isCrew: boolean;
  embarkation: string | null;
  disembarkation: string | null;
  visaNumber: string | null;
};
type Column = { name: string; read: (person: Person) => string | null; /** its share of a page's width */ width: number };

const names: Column[] = [
  { name: 'Family name', read: ({ familyName }) => familyName, width: 12 },
  { name: 'Given names', read: ({ givenNames }) => givenNames, width: 12 },
];
const rank: Column = { name: 'Rank or rating', read: (person) => person.rank, width: 9 };
const birth: Column[] = [
  { name: 'Nationality', read: ({ nationality }) => nationality, width: 7 },
  { name: 'Date of birth', read: ({ birthDate }) => birthDate, width: 8 },
  { name: 'Place of birth', read: ({ birthPlace }) => birthPlace, width: 9 },
  { name: 'Gender', read: ({ gender }) => gender && genderLabels[gender], width: 6 },
];
const documents: Column[] = [
  { name: 'Document', read: ({ documentType }) => documentType && documentTypeLabels[documentType], width: 8 },
  { name: 'Document number', read: ({ documentNumber }) => documentNumber, width: 10 },
  { name: 'Issuing state', read: ({ issuingState }) => issuingState, width: 6 },
  { name: 'Expiry date', read: ({ documentExpiry }) => documentExpiry, width: 8 },
];
const journey: Column[] = [
  { name: 'Port of embarkation', read: ({ embarkation }) => embarkation, width: 9 },
  { name: 'Port of disembarkation', read: ({ disembarkation }) => disembarkation, width: 9 },
  { name: 'Visa number', read: ({ visaNumber }) => visaNumber, width: 7 },
];

const columnsOf: Record<CrewListForm, Column[]> = {
  persons: [...names, { ...rank, name: 'Role' }, ...birth, ...documents],
  crew: [...names, rank, ...birth, ...documents],
  passengers: [...names, ...birth, ...documents, ...journey],
};

/** A list as a table: the role tells crew from passengers, and the crew comes first. */
export function crewList(
  form: CrewListForm,
  { guests, crew }: Pick<GuestList, 'guests' | 'crew'>,
): { columns: { name: string; width: number }[]; rows: string[][] } {
  const all = [...crewOnBoard(crew).map(ofCrew), ...guests.map(ofGuests)];
  const wanted =
    form === 'persons'
      ? [...all.filter(({ isCrew }) => isCrew), ...all.filter(({ isCrew }) => !isCrew)]
      : all.filter(({ isCrew }) => isCrew === (form === 'crew'));
  const columns = columnsOf[form];
  return {
    columns: [{ name: 'No.', width: 3 }, ...columns.map(({ name, width }) => ({ name, width }))],
    rows: wanted.map((person, at) => [String(at + 1), ...columns.map(({ read }) => read(person) ?? '')]),
  };
}

/** Those who were chosen for a charter, else all of the yacht's crew. */
function crewOnBoard(crew: readonly Crew[]): Crew[] {
  const chosen = crew.filter(({ isChosen }) => isChosen);
  return chosen.length > 0 ? chosen : [...crew];
}

function ofCrew({ name, role, familyName, givenNames, ...papers }: Crew): Person {
  const words = name.trim().split(/\s+/);
  // Without papers, the last word of a name is taken as the family name.
  const family = familyName ?? words.at(-1) ?? '';
  const given = givenNames ?? words.slice(0, -1).join(' ');
  return {
    ...papers,
    familyName: family,
    givenNames: given,
    rank: role,
    isCrew: true,
    embarkation: null,
    disembarkation: null,
    visaNumber: null,
  };
}

function ofGuests(guest: Guest): Person {
  return { ...guest, rank: guestRoleLabels[guest.role], isCrew: guest.role !== 'guest' };
}
