import { Link } from '@tanstack/react-router';
import { LifeBuoy, Ship } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { several } from '#domain/shared/words.ts';
import { CaptainLink } from '../yachts/captain-link.tsx';

type Props = {
  /** Null for those without a yacht. */
  yacht: Yacht | null;
  /** How many serve there, shown or not. */
  count: number;
  shownCount: number;
  isOver: boolean;
  isDragging: boolean;
  children: ReactNode;
};

/** A yacht with those who serve on it, or everybody without one. */
export function AssignmentColumn({ yacht, count, shownCount, isOver, isDragging, children }: Props) {
  const id = `column-${yacht?.id ?? 'none'}`;
  const Icon = yacht ? Ship : LifeBuoy;
  return (
    <section
      data-column={yacht?.id ?? ''}
      aria-labelledby={id}
      className={`flex w-[min(17.5rem,80vw)] shrink-0 snap-start flex-col rounded-2xl border bg-sunken transition-colors ${isOver ? 'border-ring bg-accent-soft ring-2 ring-ring' : isDragging ? 'border-dashed border-line-strong' : ''}`}
    >
      <header className="flex items-start gap-2.5 px-3.5 pt-2 pb-1.5">
        <span aria-hidden className="mt-2 grid size-8 shrink-0 place-items-center rounded-lg bg-grey-soft text-grey">
          <Icon className="size-4" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id={id} className="truncate leading-6 font-semibold">
            {yacht ? (
              <Link to="/yachts/$yachtId" params={{ yachtId: String(yacht.id) }} className="hover:text-accent hover:underline">
                {yacht.name}
              </Link>
            ) : (
              'Unassigned'
            )}
          </h2>
          <p
            className={`mt-0.5 truncate text-xs leading-6 pointer-coarse:mt-3 ${yacht && !yacht.captainName ? 'text-amber' : 'text-ink-3'}`}
          >
            {yacht ? <CaptainLink yacht={yacht} /> : 'Ashore, and free to join'}
          </p>
        </div>
        <span className="tnum mt-0.5 rounded-full bg-surface px-2 text-xs font-medium text-ink-2">
          <span className="sr-only">{several(count, 'person', 'people') ?? 'Nobody'}</span>
          <span aria-hidden>{count}</span>
        </span>
      </header>
      <ul className="grid min-h-24 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-2 overflow-y-auto px-2.5 pb-2.5">
        {children}
        {shownCount === 0 && (
          <li className="grid min-h-20 place-items-center rounded-xl border border-dashed border-line-strong px-3 text-center text-xs text-ink-3">
            {count > 0 ? 'No matches here' : yacht ? 'Nobody aboard yet' : 'Everybody has a yacht'}
          </li>
        )}
      </ul>
    </section>
  );
}
