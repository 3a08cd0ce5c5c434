import type { Yacht } from '#domain/yachts/yacht.ts';
import { RecordLink } from '../words/record-link.tsx';
import { YachtPicture } from './yacht-picture.tsx';

/** A yacht in the header of her row: her picture, her name as a link, and a note that distinguishes her. */
export function YachtNameLink({ yacht, note }: { yacht: Yacht; note: string | null }) {
  return (
    <div className="flex items-center gap-3">
      <span className="h-9 w-14 shrink-0 overflow-hidden rounded-md bg-sunken">
        <YachtPicture yacht={yacht} size="thumb" />
      </span>
      <span className="min-w-0">
        <RecordLink kind="yacht" id={yacht.id} className="block truncate rounded-sm font-medium hover:text-accent hover:underline">
          {yacht.name}
        </RecordLink>
        {note && <span className="block truncate text-xs text-ink-3">{note}</span>}
      </span>
    </div>
  );
}
