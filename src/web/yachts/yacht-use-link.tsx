import { Link } from '@tanstack/react-router';
import { wordsOfUse } from '#domain/yachts/use-words.ts';
import type { YachtUse } from '#domain/yachts/words.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { useTimeZone } from '../platform/dates.ts';
import { shownFormats } from '../platform/formats.ts';
import { useNow } from '../platform/now.ts';
import { solidTone, type Tone } from '../ui/badge.tsx';

/** The color of a yacht's current use. */
export const toneOfUse: Record<YachtUse, Tone> = { charter: 'teal', day_trip: 'blue', yard: 'amber', inspection: 'red', free: 'green' };

/** What a yacht is doing now and until when, linked to her schedule. */
export function YachtUseLink({ yacht, className = '' }: { yacht: Pick<Yacht, 'id' | 'use' | 'useUntil'>; className?: string }) {
  const [now, timeZone] = [useNow(), useTimeZone()];
  return (
    <Link
      to="/yachts/$yachtId"
      params={{ yachtId: String(yacht.id) }}
      search={{ tab: 'schedule' }}
      resetScroll={false}
      className={`inline-flex items-center gap-1.5 rounded-sm hover:text-accent hover:underline ${className}`}
    >
      <i aria-hidden className={`size-2 shrink-0 rounded-full ${solidTone[toneOfUse[yacht.use]]}`} />
      <span>{wordsOfUse(yacht, { now, timeZone, formats: shownFormats() })}</span>
    </Link>
  );
}
