import type { Yacht } from '#domain/yachts/yacht.ts';
import { RecordLink } from '../words/record-link.tsx';

/** Who commands a yacht, as the way to them, or that nobody does. */
export function CaptainLink({ yacht, className }: { yacht: Pick<Yacht, 'captainId' | 'captainName'>; className?: string }) {
  if (yacht.captainId === null) return 'No captain';
  return (
    <RecordLink kind="crew" id={yacht.captainId} className={className}>
      {yacht.captainName}
    </RecordLink>
  );
}
