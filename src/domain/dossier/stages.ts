import { statusAt } from '../schedule/event-status.ts';
import type { ScheduleEvent } from '../schedule/schedule-event.ts';
import { bookingTypes } from '../schedule/words.ts';
import { dossierStages, type DossierStage, type StageState } from './words.ts';

type Booking = Pick<ScheduleEvent, 'type' | 'startDate' | 'endDate'> & {
  moneyState?: ScheduleEvent['moneyState'];
  /** Whether a trip that began on it still goes on. */
  isUnderWay: boolean;
};

const moneyStages: readonly DossierStage[] = ['invoiced', 'paid', 'closed'];

/**
 * How far a booking has come at a moment, stage by stage. It stands at the last one it has reached; what was left out before that is missed. Whoever doesn't
 * know of its money sees no stage that speaks of it. She is back once the booking is over and no trip of it goes on. What is no booking has no stages.
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
