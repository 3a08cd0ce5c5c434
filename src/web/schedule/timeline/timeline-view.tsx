import type { WishedNights } from '#domain/schedule/free-nights.ts';
import type { EventType } from '#domain/schedule/words.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { isGone } from '../../platform/api.ts';
import { Loaded } from '../../ui/loaded.tsx';
import type { Drawing } from '../events/drawn-event-state.ts';
import type { TimelineZoom } from '../schedule-query.ts';
import { useFleet } from './fleet-query.ts';
import { TimelineGrid } from './timeline-grid.tsx';
import { FleetUnread, NoYachts, TimelineSkeleton, TooManyYachts, UnknownYacht } from './timeline-notice.tsx';

type Props = {
  /** A day in the company's zone, as '2026-11-21'. */
  date: Day;
  zoom: TimelineZoom;
  yachtId?: number;
  type?: EventType;
  /** The nights for which a free yacht is searched. */
  wished?: WishedNights;
  onDate: (day: Day) => void;
  drawing: Drawing;
};

/** A row for each yacht, days across. */
export function TimelineView({ yachtId, ...props }: Props) {
  const fleet = useFleet(yachtId);
  return (
    <Loaded
      query={fleet}
      loading={<TimelineSkeleton />}
      renderFailed={(retry, error) => (isGone(error) ? <UnknownYacht /> : <FleetUnread onRetry={retry} />)}
      empty={{ when: ({ total }) => total === 0, show: <NoYachts /> }}
    >
      {({ rows, total }) =>
        total > rows.length ? <TooManyYachts total={total} /> : <TimelineGrid yachts={rows} yachtId={yachtId} {...props} />
      }
    </Loaded>
  );
}
