import type { ScheduleEvent } from './schedule-event.ts';

/** Whether an entry can be changed: what an external calendar contains is changed there, and would come back with the next import. */
export function mayChange({ importLabel }: Pick<ScheduleEvent, 'importLabel'>): boolean {
  return importLabel === null;
}

/** Whether an entry can be deleted: that of a charter or a departure goes with it. */
export function mayDelete(event: Pick<ScheduleEvent, 'importLabel' | 'charterId' | 'isDeparture'>): boolean {
  return mayChange(event) && event.charterId === null && !event.isDeparture;
}
