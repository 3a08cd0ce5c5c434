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

/** Where a reminder is acted on. */
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
 * Something that is due: what, of what or whom, its day, its moment where it has one, and what is open of an invoice or an installment, or
 * left of an APA. Overdue is what should have been done by then.
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
    hoursLeft: z
      .number()
      .nullable()
      .meta({ description: 'Of a service that its hours bring near: how many are left, below zero once it is past due' }),
    companyName: z.string(),
  })
  .meta({ id: 'Reminder' });
export type Reminder = z.infer<typeof Reminder>;

/** What is due, nearest to today first, and how much in all; with the day at a glance, and what keeps its yachts from leaving. */
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

/** What one wants to be reminded of in the notification panel, and by the morning's email. */
export const ReminderChoice = z.object({ panel: Kinds, mail: Kinds }).partial().meta({ id: 'ReminderChoice' });
export type ReminderChoice = z.infer<typeof ReminderChoice>;

/** What one can be reminded of at all, and what one wants. */
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
  // Whoever runs the company alone sees and changes these.
  calendar: 'run-company',
  trial: 'run-company',
};

type Caller = { role: Role; isOwner: boolean; program?: string | null; companyId: number | null };
/** As it is stored: null until somebody chooses. */
type StoredChoice = { panel: string[] | null; mail: string[] | null };

/** What this person may be reminded of: what they may see of their own company. */
export function offeredTo(person: Caller): ReminderKind[] {
  return person.companyId === null ? [] : reminderKinds.filter((kind) => canBeRemindedOf(person, kind));
}

/** What is due that this person may read of; of all companies, where they have none, without what is their people's own business. */
export function visibleTo(person: Caller): ReminderKind[] {
  return reminderKinds.filter((kind) => canBeRemindedOf(person, kind) && (kind !== 'trial' || person.companyId !== null));
}

/** Whether this person may read what such a reminder is about. */
export function canBeRemindedOf(person: Pick<Caller, 'role' | 'isOwner' | 'program'>, kind: ReminderKind): boolean {
  return can(person, needs[kind]);
}

/** Of that, what they want. At first it is everything: what is forgotten costs more than what is switched off. */
export function wantedBy(person: Caller, { panel, mail }: StoredChoice): ReminderSettings {
  const offered = offeredTo(person);
  const of = (chosen: string[] | null) => offered.filter((kind) => chosen?.includes(kind) ?? true);
  return { offered, panel: of(panel), mail: of(mail) };
}

/** What is stored after a choice. What isn't offered to them now stays as it was, for the day it is. */
export function chosenAfter(person: Caller, stored: string[] | null, chosen: readonly ReminderKind[]): ReminderKind[] {
  const offered = offeredTo(person);
  return reminderKinds.filter((kind) => (offered.includes(kind) ? chosen.includes(kind) : (stored?.includes(kind) ?? true)));
}
