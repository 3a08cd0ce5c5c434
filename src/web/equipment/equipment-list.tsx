import { ChevronDown, ChevronRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { Equipment } from '#domain/equipment/equipment.ts';
import { hoursText } from '#domain/equipment/hours.ts';
import { branchesOf } from './equipment-query.ts';
import { treeMove } from './tree-keyboard.ts';

type Props = { of: string; all: readonly Equipment[]; chosen: number | undefined; onChoose: (id: number) => void };

// Indentation by depth.
const indents = ['pl-2', 'pl-6', 'pl-10', 'pl-14', 'pl-18'];

/** The equipment of a yacht as a tree, with arrow keys. */
export function EquipmentList({ of, all, chosen, onChoose }: Props) {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const tree = useRef<HTMLUListElement>(null);
  const branches = branchesOf(all, folded);
  const reached = branches.some(({ item }) => item.id === chosen) ? chosen : branches[0]?.item.id;

  function fold(id: number) {
    const next = new Set(folded);
    if (!next.delete(id)) next.add(id);
    setFolded(next);
  }

  function walk(event: KeyboardEvent, at: number) {
    const move = event.altKey || event.ctrlKey || event.metaKey ? null : treeMove(event.key, branches, at, folded);
    if (!move) return;
    event.preventDefault();
    if ('to' in move) tree.current?.querySelector<HTMLElement>(`[data-id="${move.to}"]`)?.focus();
    else fold('fold' in move ? move.fold : move.unfold);
  }

  return (
    <ul ref={tree} role="tree" aria-label={`Equipment of ${of}`} className="grid gap-0.5 p-2">
      {branches.map(({ item, level, parts }) => (
        <li
          key={item.id}
          role="treeitem"
          data-id={item.id}
          aria-level={level}
          aria-selected={item.id === chosen}
          aria-expanded={parts > 0 ? !folded.has(item.id) : undefined}
          tabIndex={item.id === reached ? 0 : -1}
          className={`flex min-h-9 cursor-pointer items-center gap-2 rounded-lg py-1 pr-2 hover:bg-hover aria-selected:bg-accent-soft aria-selected:text-accent max-sm:min-h-11 ${indents[level - 1] ?? ''}`}
          onClick={() => onChoose(item.id)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') {
              event.preventDefault();
              onChoose(item.id);
            } else walk(event, item.id);
          }}
        >
          <span
            aria-hidden
            className="grid size-5 shrink-0 place-items-center text-ink-3 [&_svg]:size-4"
            onClick={(event) => {
              if (parts === 0) return;
              event.stopPropagation();
              fold(item.id);
            }}
          >
            {parts > 0 && (folded.has(item.id) ? <ChevronRight /> : <ChevronDown />)}
          </span>
          <span className={`min-w-0 flex-1 truncate font-medium ${item.retiredOn ? 'text-ink-3 line-through' : ''}`}>
            {item.name}
            {item.retiredOn && <span className="sr-only">, retired</span>}
          </span>
          {item.hours !== null && <span className="tnum shrink-0 text-xs text-ink-3">{hoursText(item.hours)}</span>}
        </li>
      ))}
    </ul>
  );
}
