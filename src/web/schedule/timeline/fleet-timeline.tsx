import { ChartGantt } from 'lucide-react';
import type { EventType } from '#domain/schedule/schedule-event.ts';
import { EmptyState } from '../../ui/notice.tsx';
import type { TimelineZoom } from '../schedule.ts';

type Props = {
  /** A day in the company's zone, as '2026-11-21'. */
  date: string;
  zoom: TimelineZoom;
  yachtId?: number;
  type?: EventType;
  onDate: (day: string) => void;
};

/** A row a yacht, days across. */
export function FleetTimeline({ date }: Props) {
  return <div className="card" data-date={date}><EmptyState icon={<ChartGantt />} title="The fleet timeline is on its way" text="Until it opens, the other views show every event." /></div>;
}
