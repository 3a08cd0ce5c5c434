import {
  CrewPapers,
  Guest,
  GuestList,
  GuestListChanges,
  GuestsByLink,
  LinkGuests,
  StoredCrewPapers,
  type NewGuest,
} from '#domain/desk/guest.ts';
import { withExample } from '../platform/examples.ts';

const papers = {
  gender: 'female' as const,
  birthDate: '1990-05-04',
  birthPlace: 'Bristol',
  nationality: 'GBR',
  documentType: 'passport' as const,
  documentNumber: '925076473',
  issuingState: 'GBR',
  documentExpiry: '2031-02-11',
};
const guest = {
  familyName: 'Fenwick',
  givenNames: 'Ada',
  role: 'guest' as const,
  ...papers,
  embarkation: 'Antibes',
  disembarkation: 'Calvi',
  visaNumber: null,
  diet: 'Vegetarian',
  allergies: null,
  medical: null,
  swims: true,
  shoeSize: '39',
  notes: null,
  healthConsent: false,
};
const updatedAt = '2026-11-25T09:00:00.000Z';

withExample(Guest, guest);
withExample(GuestListChanges, { guests: [guest as NewGuest], crewIds: [4] });
withExample(GuestsByLink, { guests: [guest as NewGuest] });
withExample(LinkGuests, { guests: [guest], updatedAt });
withExample(GuestList, {
  guests: [guest],
  crew: [{ crewId: 4, name: 'Ana Ferrer', role: 'Captain', isChosen: true, familyName: 'Ferrer', givenNames: 'Ana', ...papers }],
  hasPapers: true,
  updatedAt,
});
withExample(CrewPapers, { familyName: 'Ferrer', givenNames: 'Ana', ...papers });
withExample(StoredCrewPapers, { familyName: 'Ferrer', givenNames: 'Ana', ...papers, updatedAt });
