import { yachtStatuses, yachtStatusLabels, yachtTypes } from '#domain/yachts/words.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import type { Grouping } from './look-store.ts';

/** Yachts with something in common, and its name. */
export type Group = { key: string; name: string; yachts: Yacht[] };

const noPort = 'No home port';

/** The groups of a fleet that have yachts, in the yachts' order: ports by name with none last, statuses and types in their usual order. */
export function groupsOf(yachts: Yacht[], by: Grouping): Group[] {
  if (by === 'none') return [{ key: 'none', name: '', yachts }];
  const named = new Map<string, Yacht[]>();
  for (const yacht of yachts) named.set(nameIn(yacht, by), [...(named.get(nameIn(yacht, by)) ?? []), yacht]);
  const order =
    by === 'status' ? yachtStatuses.map((status) => yachtStatusLabels[status]) : by === 'type' ? [...yachtTypes] : portsOf(named);
  return order.flatMap((name) => {
    const members = named.get(name);
    return members ? [{ key: `${by}:${name}`, name, yachts: members }] : [];
  });
}

function nameIn({ location, status, type }: Yacht, by: Exclude<Grouping, 'none'>): string {
  return by === 'port' ? (location?.trim() ?? '') || noPort : by === 'status' ? yachtStatusLabels[status] : type;
}

function portsOf(named: ReadonlyMap<string, unknown>): string[] {
  const ports = [...named.keys()].filter((port) => port !== noPort).toSorted((one, other) => one.localeCompare(other));
  return [...ports, noPort];
}
