import type { SideBySide, Stretch } from '#domain/schedule/hours.ts';

type More = Stretch & { count: number };

/** If too many overlap, the last column counts those that don't fit. */
export function shareWidth<Item extends Stretch>(laid: SideBySide<Item>[], max: number): { visible: SideBySide<Item>[]; more: More[] } {
  const visible = laid
    .filter(({ columns, column }) => columns <= max || column < max - 1)
    .map((each) => ({ ...each, columns: Math.min(each.columns, max) }));
  const more = new Map<number, More>();
  for (const { item, column, columns, group } of laid) {
    if (columns <= max || column < max - 1) continue;
    const known = more.get(group);
    more.set(
      group,
      known ? { from: known.from, to: Math.max(known.to, item.to), count: known.count + 1 } : { from: item.from, to: item.to, count: 1 },
    );
  }
  return { visible, more: [...more.values()] };
}

const snap = 30;

/** The start of the half hour at a given height, in a day with this many minutes. */
export function minuteAt(hours: number, minutes: number): number {
  return Math.max(0, Math.min(minutes - snap, Math.floor((hours * 60) / snap) * snap));
}

/** The stretch dragged from one half hour to another, in either direction; within one half hour it means an hour. */
export function stretchPulled(from: number, to: number, minutes: number): Stretch {
  if (to === from) return { from, to: Math.min(from + 60, minutes) };
  return { from: Math.min(from, to), to: Math.max(from, to) + snap };
}
