import { statusAt } from '../schedule/event-status.ts';
import type { ScheduleEvent } from '../schedule/schedule-event.ts';
import { bookingTypes } from '../schedule/words.ts';
import { dossierStages, type DossierStage, type StageState } from './words.ts';

type Booking = Pick<ScheduleEvent, 'type' | 'startDate' | 'endDate'> & {
  moneyState?: ScheduleEvent['moneyState'];
  /** Whether one of its trips is still under way. */
  isUnderWay: boolean;
};

const moneyStages: readonly DossierStage[] = ['invoiced', 'paid', 'closed'];

/**
 * The stages of a booking. The current one is the last stage reached; skipped ones before it are missed. Callers who may not see its money
 * get no money stages. The yacht is back once the booking is over and none of its trips is still under way. Other events have no stages.
 */
export function stagesOf(booking: Booking, now: Date): { stage: DossierStage; state: StageState }[] {
  if (!bookingTypes.includes(booking.type)) return [];
  const { moneyState = null } = booking;
  const status = statusAt(booking, now);
  const isBack = status === 'completed' && !booking.isUnderWay;
  const reached: Record<DossierStage, boolean> = {
    booked: true,
    invoiced: moneyState !== null && moneyState !== 'not_invoiced',
    paid: moneyState === 'paid',
    aboard: status !== 'scheduled',
    back: isBack,
    closed: isBack && moneyState === 'paid',
  };
  const known = dossierStages.filter((stage) => moneyState !== null || !moneyStages.includes(stage));
  const present = known.findLastIndex((stage) => reached[stage]);
  return known.map((stage, at) => ({ stage, state: at === present ? 'now' : reached[stage] ? 'done' : at < present ? 'missed' : 'open' }));
}
