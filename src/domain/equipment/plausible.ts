// Whether a reading is plausible: totals never fall, and a meter can't run longer than the time that passed.
import { dayWords, shortDate } from '../shared/date-words.ts';
import type { Formats } from '../shared/formats.ts';
import { dayIn } from '../shared/calendar-days.ts';
import type { Reading } from './averages.ts';
import { hoursOf, hoursText } from './hours.ts';

const hour = 3_600_000;
const aheadOfClock = 5 * 60_000;
/** Tenths of hours a meter may run beyond the time that passed, to allow for imprecise times. */
const slack = 240;

type Entered = { at: string; total: number };
type Neighbours = { before: Reading | null; after: Reading | null };
type MeterInWords = { meter: string; timeZone: string; formats: Formats };

/** Why a reading is refused, with its field; null if it is accepted. */
export function readingFault(
  entered: Entered,
  { before, after }: Neighbours,
  { meter, timeZone, formats, now }: MeterInWords & { now: Date },
): { path: 'at' | 'hours'; message: string } | null {
  if (Date.parse(entered.at) > now.getTime() + aheadOfClock) return { path: 'at', message: 'Hours can’t be read in the future' };
  const dayOf = (reading: Reading) => dayWords(dayIn(timeZone, reading.at), shortDate, formats);
  if (before && entered.total < before.total)
    return atHours(`${meter} stood at ${hoursText(hoursOf(before.total))} on ${dayOf(before)} already. Was the meter replaced?`);
  if (after && entered.total > after.total)
    return atHours(`${meter} stood at only ${hoursText(hoursOf(after.total))} on ${dayOf(after)}, which is later.`);
  for (const run of runsOf(entered, { before, after }))
    if (run.tenths > run.passed + slack) return atHours(`${meter} can’t have run ${ran(run)}.`);
  return null;
}

function atHours(message: string) {
  return { path: 'hours' as const, message };
}

/** What is unusual about a possible reading: more hours than passed, or far more than its average. Null if nothing is. */
export function readingDoubt(
  entered: Entered,
  neighbours: Neighbours,
  { meter, perDay }: { meter: string; perDay: number | null },
): string | null {
  const runs = runsOf(entered, neighbours);
  const odd =
    runs.find(({ tenths, passed }) => tenths > passed) ??
    runs.find(({ tenths, passed }) => perDay !== null && tenths > (3 * perDay * passed) / 24 + 100);
  return odd ? `${meter} would have run ${ran(odd)}.` : null;
}

/** The hours run since the previous reading and until the next one, and the time that passed, in tenths of hours. */
function runsOf(entered: Entered, { before, after }: Neighbours) {
  const between = (from: Entered, to: Entered) => ({
    tenths: to.total - from.total,
    passed: (Date.parse(to.at) - Date.parse(from.at)) / (hour / 10),
  });
  return [...(before ? [between(before, entered)] : []), ...(after ? [between(entered, after)] : [])];
}

/** 72.1 h in 48 hours */
function ran({ tenths, passed }: { tenths: number; passed: number }): string {
  const hours = Math.round(passed / 10);
  const time = hours >= 14 * 24 ? `${Math.round(hours / 24)} days` : hours === 1 ? '1 hour' : `${hours} hours`;
  return `${hoursText(hoursOf(tenths))} in ${time}`;
}
