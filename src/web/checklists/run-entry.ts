import type { ChecklistAnswer, ChecklistRun } from '#domain/checklists/run.ts';
import type { DecimalMark } from '#domain/shared/formats.ts';
import { textOfNumber } from '#domain/shared/typed-amount.ts';
import type { TypedHours } from '../equipment/hours-entry.ts';
import { measureTyped } from './checklist-entry.ts';

/** What is typed at an item but not sent yet. */
export type TypedAnswer = {
  value?: string | undefined;
  note?: string | undefined;
  /** Whether it couldn't be sent because its reading can't be read. */ isUnread?: boolean;
};

/** What is typed at the end of a run. */
export type TypedEnd = { signedBy: string; hours: TypedHours };

/** What the field of an item's reading shows: what was typed, or else what is stored. */
export function valueShown({ value }: ChecklistAnswer, typed: TypedAnswer | undefined, mark: DecimalMark): string {
  return typed?.value ?? (value === null ? '' : textOfNumber(value, mark));
}

/** The reading to send; undefined if it is unchanged, NaN if it was emptied or can't be read. */
export function newReading(item: ChecklistAnswer, typed: TypedAnswer | undefined, mark: DecimalMark): number | undefined {
  const reading = measureTyped(valueShown(item, typed, mark), mark);
  return reading === item.value ? undefined : (reading ?? Number.NaN);
}

/** What the field of an item's note shows. */
export function noteShown({ note }: ChecklistAnswer, typed: TypedAnswer | undefined): string {
  return typed?.note ?? note ?? '';
}

/** The note to send; undefined if it is unchanged. */
export function newNote(item: ChecklistAnswer, typed: TypedAnswer | undefined): string | null | undefined {
  const note = noteShown(item, typed).trim();
  return note === (item.note ?? '') ? undefined : note || null;
}

/** Whether anything typed in a run hasn't been sent yet. */
export function isTypedInto(
  run: ChecklistRun,
  mark: DecimalMark,
  typed: Record<number, TypedAnswer>,
  end: TypedEnd,
  initialEnd: TypedEnd,
): boolean {
  const isTypedAt = (item: ChecklistAnswer) =>
    newNote(item, typed[item.position]) !== undefined ||
    valueShown(item, typed[item.position], mark).trim() !== valueShown(item, undefined, mark);
  return run.items.some(isTypedAt) || end.signedBy !== initialEnd.signedBy || Object.values(end.hours).some((hours) => hours.trim() !== '');
}
