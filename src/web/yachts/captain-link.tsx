import type { Yacht } from '#domain/yachts/yacht.ts';
import { RecordLink } from '../words/record-link.tsx';

/** The captain of a yacht as a link, or that there is none. */
export function CaptainLink({ yacht, className }: { yacht: Pick<Yacht, 'captainId' | 'captainName'>; className?: string }) {
  if (yacht.captainId === null) return 'No captain';
  return (
    <RecordLink kind="crew" id={yacht.captainId} className={className}>
      {yacht.captainName}
    </RecordLink>
  );
}
