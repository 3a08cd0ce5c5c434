import { inWords, several } from '../shared/words.ts';
import type { YachtDeletion } from './yacht.ts';

type Goes = YachtDeletion['goes'];
type InTheWay = YachtDeletion['inTheWay'];

/** What is deleted with a yacht, in words; what isn’t there is left out. */
export function deletedInWords(goes: Goes): string[] {
  return [
    several(goes.events, 'event'),
    several(goes.maintenance, 'maintenance record'),
    several(goes.trips, 'trip'),
    several(goes.equipment, 'piece of equipment', 'pieces of equipment'),
    several(goes.plans, 'service plan'),
    several(goes.services, 'service record'),
    several(goes.stocks, 'spare parts stock'),
    several(goes.documents, 'document'),
    several(goes.needs, 'document rule'),
    several(goes.defects, 'defect'),
    several(goes.reportLinks, 'report link'),
    several(goes.checklists, 'checklist'),
    several(goes.runs, 'checklist run'),
    several(goes.inventory, 'inventory item'),
    several(goes.calendars, 'imported calendar'),
    goes.terms > 0 ? 'charter terms' : null,
    several(goes.seasons, 'season with prices', 'seasons with prices'),
    several(goes.extras, 'extra'),
  ].filter((each) => each !== null);
}

/** What stays without a yacht when she is deleted, in words. */
export function unassignedInWords({ crewUnassigned, chartersUnassigned }: Goes): string[] {
  return [
    several(crewUnassigned, 'crew member'),
    several(chartersUnassigned, 'enquiry or lost charter', 'enquiries or lost charters'),
  ].filter((each) => each !== null);
}

/** Why a yacht with upcoming bookings or books can't be deleted, and what to do instead; null if it can. */
export function deletionRefusal(name: string, inTheWay: InTheWay): string | null {
  const books = booksInWords(inTheWay);
  const held = inWords([several(inTheWay.bookings, 'upcoming booking'), ...books]);
  if (held === '') return null;
  const step =
    inWords(books) === ''
      ? 'Cancel or move its bookings first.'
      : 'Move or delete these first. If they must stay, set its status to Docked instead.';
  return `${name} can't be deleted: it has ${held}. ${step}`;
}

/** The sentence that says why a yacht can't move to another company, or null if it can: all that is linked to it belongs to its company. */
export function moveRefusal(name: string, { goes, inTheWay }: Pick<YachtDeletion, 'goes' | 'inTheWay'>): string | null {
  const held = inWords([...deletedInWords(goes), ...unassignedInWords(goes), ...booksInWords(inTheWay)]);
  return held === '' ? null : `${name} can't move to another company: it has ${held}.`;
}

function booksInWords(inTheWay: InTheWay): (string | null)[] {
  return [
    several(inTheWay.charters, 'charter'),
    several(inTheWay.invoices, 'invoice'),
    several(inTheWay.expenses, 'expense'),
    several(inTheWay.income, 'income record'),
    several(inTheWay.shares, 'owner’s share', 'owners’ shares'),
    several(inTheWay.agreements, 'management agreement'),
    several(inTheWay.statements, 'owner statement'),
  ];
}
