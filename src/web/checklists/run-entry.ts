import type { ChecklistAnswer, ChecklistRun } from '#domain/checklists/run.ts';
import type { TypedHours } from '../equipment/hours-entry.ts';

/** What is typed at an item and not sent yet. */
export type TypedAnswer = { value?: string | undefined; note?: string | undefined };

/** What is typed at the end of a run. */
export type TypedEnd = { signedBy: string; hours: TypedHours };

/** What is written in the fields of an item: what was typed, or else what was said before. */
export function writtenAt({ value, note }: ChecklistAnswer, typed: TypedAnswer = {}): { value: string; note: string } {
  return { value: typed.value ?? (value === null ? '' : String(value)), note: typed.note ?? note ?? '' };
}

/** What is wrong as it is to be sent; undefined where it says nothing new. */
export function newNote(item: ChecklistAnswer, typed: TypedAnswer | undefined): string | null | undefined {
  const note = writtenAt(item, typed).note.trim();
  return note === (item.note ?? '') ? undefined : note || null;
}

/** Whether anything is typed in a run, at its items or at its end, that isn't sent yet. */
export function isTypedInto(run: ChecklistRun, typed: Record<number, TypedAnswer>, end: TypedEnd, begun: TypedEnd): boolean {
  const isTypedAt = (item: ChecklistAnswer) =>
    newNote(item, typed[item.position]) !== undefined || writtenAt(item, typed[item.position]).value.trim() !== writtenAt(item).value;
  return run.items.some(isTypedAt) || end.signedBy !== begun.signedBy || Object.values(end.hours).some((hours) => hours.trim() !== '');
}
