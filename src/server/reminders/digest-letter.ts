import type { Reminder, ReminderKind } from '#domain/reminders/reminder.ts';
import { whenDue } from '#domain/reminders/when-due.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { datesIn, dayWords, longDay, longWeekday, timeWords } from '#domain/shared/date-words.ts';
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
import type { Today } from '#domain/today/today.ts';
import { dayInBrief } from '#domain/today/words.ts';
import { renderLetter } from '../platform/letter.ts';
import type { Mail } from '../platform/mail.ts';
import { dayTable } from './day-table.ts';
import type { Due } from './store.ts';

type Digest = {
  company: { name: string; timeZone: string; formats: ChosenFormats };
  person: { email: string; firstName: string; formats: ChosenFormats };
  due: Due[];
  /** The day, if a yacht returns or departs and the reader wants to know. */ reading: Today | null;
  today: Day;
  /** the product's address */ address: string;
  /** the token of the unsubscribe link */ token: string;
};

const headings: Record<ReminderKind, string> = {
  departure: 'Departures',
  option: 'Options',
  calendar: 'Calendars',
  maintenance: 'Maintenance',
  service: 'Services',
  certificate: 'Certificates',
  document: 'Documents',
  missing: 'Missing documents',
  guests: 'Guest lists',
  instalment: 'Installments',
  invoice: 'Overdue invoices',
  apa: 'APA running low',
  trial: 'Your subscription',
};
// The most urgent kinds come first.
const inOrder = Object.keys(headings) as ReminderKind[];

const links: Record<Reminder['resource'], (id: number) => string> = {
  crew: (id) => `/crew/${id}/edit`,
  document: (id) => `/documents/${id}`,
  yacht: () => '/documents?state=missing',
  company: () => '/documents?state=missing',
  equipment: (id) => `/maintenance/equipment?item=${id}`,
  maintenance: (id) => `/maintenance/${id}`,
  charter: (id) => `/desk/${id}`,
  calendar_import: () => '/settings?calendars=in',
  invoice: (id) => `/finance/invoices/${id}`,
  schedule: (id) => `/schedule/${id}`,
  trip: (id) => `/routes/${id}/edit`,
  subscription: () => '/profile',
};

/** The morning's email: what returns and departs, and what is due, kind by kind, each with a link. */
export function digestLetter({ company, person, due, reading, today, address, token }: Digest): Mail {
  const formats = formatsOf(person.formats, company.formats);
  const day = dayWords(today, longDay, formats);
  const count = due.reduce((sum, { total }) => sum + total, 0);
  const sections = due
    .toSorted((a, b) => inOrder.indexOf(a.kind) - inOrder.indexOf(b.kind))
    .map(({ kind, rows, total }) => ({
      heading: headings[kind],
      lines: rows.map((row) => ({
        text: row.label,
        note: `${row.of} · ${timeOf(row, datesIn(company.timeZone, formats))}`,
        url: `${address}${links[row.resource](row.resourceId)}`,
      })),
      more: total > rows.length ? `and ${total - rows.length} more` : undefined,
    }));
  return {
    to: person.email,
    subject: reading
      ? `${dayWords(today, longWeekday, formats)}: ${dayInBrief(reading, ', ')}`
      : `${count === 1 ? 'One reminder' : `${count} reminders`} for ${day}`,
    headers: {
      'List-Unsubscribe': `<${address}/api/reminders/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
    ...renderLetter({
      heading: day,
      paragraphs: [
        `Hello ${person.firstName},`,
        reading ? `Today at ${company.name}: ${dayInBrief(reading)}` : `This became due at ${company.name}:`,
      ],
      table: reading ? dayTable(reading, { timeZone: company.timeZone, formats, address }) : undefined,
      sections,
      action: { label: 'Open Fairlead', url: `${address}/dashboard` },
      note: `Fairlead emails you at ${timeWords('07:00', formats)} (${company.timeZone}) when something is due, or a yacht comes back or leaves. Choose in your profile what you receive.`,
      way: { label: 'Change or stop these emails', url: `${address}/profile#reminders` },
    }),
  };
}

/** "Departs tomorrow, 9:00 AM": when it is due, with the time if it has one. */
function timeOf({ at, ...reminder }: Reminder, dates: ReturnType<typeof datesIn>): string {
  const hour = at && !reminder.overdue && dates.time(at);
  return hour ? `${whenDue(reminder)}, ${hour}` : whenDue(reminder);
}
