import { ChevronDown } from 'lucide-react';
import type { GroupHead } from '../timeline/row-layout.ts';
import { groupHeight } from '../timeline/timeline-layout.ts';

/** The name of a group, which can be folded. */
export function GroupRow({ head, onFold }: { head: GroupHead; onFold: () => void }) {
  return (
    <div
      role="row"
      aria-rowindex={head.line}
      data-group
      className="absolute inset-x-0 border-b bg-sunken"
      style={{ top: head.top, height: groupHeight }}
    >
      <div role="gridcell" aria-colindex={1} className="sticky left-0 h-full w-fit">
        <button
          type="button"
          aria-expanded={!head.folded}
          className="absolute inset-y-0 left-0 flex items-center gap-1.5 px-3 text-xs font-medium whitespace-nowrap text-ink-2 hover:text-ink"
          onClick={onFold}
        >
          <ChevronDown aria-hidden className={`size-4 ${head.folded ? '-rotate-90' : ''}`} />
          {head.name}
          <span className="tnum font-normal text-ink-3">{head.count}</span>
        </button>
      </div>
    </div>
  );
}
