import { can, type Action } from '../session/permissions.ts';
import type { Role } from '../session/words.ts';
import { z } from '../shared/zod.ts';
import { DayCounts, Need } from '../today/today.ts';

export const reminderKinds = [
  'certificate',
  'document',
  'missing',
  'maintenance',
  'service',
  'invoice',
  'option',
  'instalment',
  'guests',
  'apa',
  'departure',
  'calendar',
  'trial',
] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** The page where a reminder is handled. */
const remindedOf = [
  'crew',
  'document',
  'yacht',
  'company',
  'equipment',
  'maintenance',
  'invoice',
  'charter',
  'calendar_import',
  'schedule',
  'trip',
  'subscription',
] as const;

/**
 * Something that is due: its kind, its record, its day, its moment if it has one, and the amount that is open on an invoice or installment,
 * or left in an APA. It is overdue if it should be done by now.
 */
export const Reminder = z
  .object({
    kind: z.enum(reminderKinds),
    resource: z.enum(remindedOf),
    resourceId: z.int(),
    label: z.string(),
    of: z.string(),
    day: z.string(),
    daysLeft: z.int(),
    overdue: z.boolean(),
    at: z.string().nullable(),
    amount: z.string().nullable(),
    currency: z.string().nullable(),
    hoursLeft: z.number().nullable().meta({ description: 'For a service due by hours: hours left, below zero once it is overdue' }),
    companyId: z.int(),
    companyName: z.string(),
  })
  .meta({ id: 'Reminder' });
export type Reminder = z.infer<typeof Reminder>;

/** Everything due, nearest to today first, and the total count; with the reading of the day, and what keeps its yachts from leaving. */
export const Reminders = z
  .object({
    rows: z.array(Reminder),
    total: z.int(),
    today: DayCounts.extend({ needs: z.array(Need) }).nullable(),
  })
  .meta({ id: 'Reminders' });

const Kinds = z
  .array(z.enum(reminderKinds, 'Please choose from the list'))
  .max(reminderKinds.length)
  .transform((kinds) => [...new Set(kinds)]);

/** The chosen kinds of reminders for the notification panel and for the morning's email. */
export const ReminderChoice = z.object({ panel: Kinds, mail: Kinds }).partial().meta({ id: 'ReminderChoice' });
export type ReminderChoice = z.infer<typeof ReminderChoice>;

/** The kinds of reminders available to the user, and the chosen ones. */
export const ReminderSettings = z
  .object({ offered: z.array(z.enum(reminderKinds)), panel: z.array(z.enum(reminderKinds)), mail: z.array(z.enum(reminderKinds)) })
  .meta({ id: 'ReminderSettings' });
export type ReminderSettings = z.infer<typeof ReminderSettings>;

const needs: Record<ReminderKind, Action> = {
  certificate: 'crew:read',
  document: 'documents:read',
  missing: 'documents:read',
  maintenance: 'maintenance:read',
  service: 'maintenance:read',
  invoice: 'finance:read',
  option: 'desk:read',
  instalment: 'desk:read',
  guests: 'desk:read',
  apa: 'finance:read',
  departure: 'schedule:read',
  // Only those who run the company see and change these.
  calendar: 'run-company',
  trial: 'run-company',
};

type Caller = { role: Role; isOwner: boolean; program?: string | null; companyId: number | null };
/** As stored; null until the user chooses. */
type StoredChoice = { panel: string[] | null; mail: string[] | null };

/** The kinds this person may be reminded of: what they may see in their own company. */
export function offeredTo(person: Caller): ReminderKind[] {
  return person.companyId === null ? [] : reminderKinds.filter((kind) => canBeRemindedOf(person, kind));
}

/** The kinds this person may read. Users without a company get those of all companies, except the companies' internal ones. */
export function visibleTo(person: Caller): ReminderKind[] {
  return reminderKinds.filter((kind) => canBeRemindedOf(person, kind) && (kind !== 'trial' || person.companyId !== null));
}

/** Whether this person may read what such a reminder is about. */
export function canBeRemindedOf(person: Pick<Caller, 'role' | 'isOwner' | 'program'>, kind: ReminderKind): boolean {
  return can(person, needs[kind]);
}

/** The kinds they want. By default it is everything, because a missed reminder costs more than turning one off. */
export function wantedBy(person: Caller, { panel, mail }: StoredChoice): ReminderSettings {
  const offered = offeredTo(person);
  const of = (chosen: string[] | null) => offered.filter((kind) => chosen?.includes(kind) ?? true);
  return { offered, panel: of(panel), mail: of(mail) };
}

/** What is stored after a choice. Kinds that aren't available to the user now keep their setting in case they are later. */
export function chosenAfter(person: Caller, stored: string[] | null, chosen: readonly ReminderKind[]): ReminderKind[] {
  const offered = offeredTo(person);
  return reminderKinds.filter((kind) => (offered.includes(kind) ? chosen.includes(kind) : (stored?.includes(kind) ?? true)));
}
