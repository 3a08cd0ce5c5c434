import type { Checklist, NewChecklist } from '#domain/checklists/checklist.ts';
import type { ChecklistKind, ChecklistPurpose } from '#domain/checklists/words.ts';
import type { DefectSeverity } from '#domain/defects/words.ts';
import type { DecimalMark } from '#domain/shared/formats.ts';
import { numberTyped, textOfNumber } from '#domain/shared/typed-amount.ts';

/** An item as typed. Its key identifies it while items are moved. */
export type TypedItem = {
  key: number;
  section: string;
  text: string;
  kind: ChecklistKind;
  unit: string;
  min: string;
  max: string;
  severity: DefectSeverity;
};

type TypedChecklist = {
  name: string;
  purpose: ChecklistPurpose;
  yacht: { id: number; label: string } | null;
  items: TypedItem[];
};

/** Another item, in the section of the last one. */
export function anotherItem(items: readonly TypedItem[]): TypedItem {
  const key = Math.max(0, ...items.map((item) => item.key)) + 1;
  return { key, section: items.at(-1)?.section ?? '', text: '', kind: 'pass', unit: '', min: '', max: '', severity: 'normal' };
}

export function typedOf(checklist: Checklist | undefined, mark: DecimalMark): TypedChecklist {
  if (!checklist) return { name: '', purpose: 'pre_departure', yacht: null, items: [anotherItem([])] };
  const { name, purpose, yachtId, yachtName, items } = checklist;
  return {
    name,
    purpose,
    yacht: yachtId === null ? null : { id: yachtId, label: yachtName ?? '' },
    items: items.map(({ position, section, unit, min, max, ...item }) => ({
      ...item,
      key: position,
      section: section ?? '',
      unit: unit ?? '',
      min: min === null ? '' : textOfNumber(min, mark),
      max: max === null ? '' : textOfNumber(max, mark),
    })),
  };
}

/** The checklist to send. A number that can't be read is NaN, which the server refuses at its field. */
export function checklistEntered({ name, purpose, yacht, items }: TypedChecklist, mark: DecimalMark): NewChecklist {
  return {
    name,
    purpose,
    yachtId: yacht?.id ?? null,
    items: items.map(({ section, text, kind, unit, min, max, severity }) => ({
      section: section.trim() || null,
      text,
      kind,
      severity,
      ...(kind === 'measure' && { unit: unit.trim() || null, min: measureTyped(min, mark), max: measureTyped(max, mark) }),
    })),
  };
}

/** The typed number: null if the field is empty, NaN if it can't be read. */
export function measureTyped(typed: string, mark: DecimalMark): number | null {
  return typed.trim() === '' ? null : (numberTyped(typed, mark) ?? Number.NaN);
}

/** The items with one of them moved up or down by one. */
export function movedItem(items: readonly TypedItem[], place: number, by: -1 | 1): TypedItem[] {
  const moved = items.toSpliced(place, 1);
  const item = items[place];
  return item ? moved.toSpliced(place + by, 0, item) : moved;
}
