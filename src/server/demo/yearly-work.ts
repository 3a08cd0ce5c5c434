import { daysBetween } from '#domain/shared/calendar-days.ts';
import { daysAfter, type Day } from './calendar.ts';
import type { DemoCompany, DemoWork, DemoYacht } from './demo-company.ts';
import { weeksBackOf } from './season.ts';

type Job = Pick<DemoWork, 'title' | 'description' | 'type' | 'days'> & {
  /** The day of the year for the first yacht, and the number of days between yachts. */
  first: string;
  apart: number;
  /** The cost as a share of a week's price. */
  share: number;
};

// Outside the summer, one yacht after another.
const jobs: Job[] = [
  {
    title: 'Winter haul-out',
    description: 'Antifouling, anodes, propellers and sea valves.',
    type: 'hull',
    days: 6,
    first: '11-08',
    apart: 8,
    share: 0.16,
  },
  {
    title: 'Life-saving gear service',
    description: 'Rafts, jackets, flares and extinguishers.',
    type: 'safety',
    days: 1,
    first: '03-04',
    apart: 3,
    share: 0.03,
  },
  { title: 'Yearly engine service', description: null, type: 'engine', days: 2, first: '04-14', apart: 2, share: 0.06 },
];

// More recent work is in the company's own list.
const nearest = 60;

/** The yearly work of every yacht, all completed, as far back as the company's calendar goes. */
export function yearlyWork({ yachts, yearsBack }: DemoCompany, today: Day): DemoWork[] {
  if (!yearsBack) return [];
  const begins = -7 * weeksBackOf(today, yearsBack);
  const years = Array.from({ length: yearsBack + 2 }, (_, back) => Number(today.slice(0, 4)) - back);
  return years.flatMap((year) =>
    jobs.flatMap((job) =>
      yachts.flatMap((yacht, position) => {
        const day = daysBetween(today, daysAfter(`${year}-${job.first}`, position * job.apart));
        return begins < day && day < -nearest ? [workOn(yacht, job, day, (year + position) % 5)] : [];
      }),
    ),
  );
}

function workOn({ name, week, day: dayPrice = 0 }: DemoYacht, job: Job, day: number, luck: number): DemoWork {
  const { title, description, type, days, share } = job;
  const estimate = Math.round(((week ?? dayPrice * 8) * share) / 10_00) * 10_00;
  // Some cost a little less than estimated, others a little more.
  const actual = Math.round((estimate * (96 + luck * 4)) / 100);
  return { yacht: name, title, description, type, status: 'completed', progress: 100, day, days, estimate, actual };
}
