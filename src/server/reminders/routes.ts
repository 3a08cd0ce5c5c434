import type { FastifyRequest } from 'fastify';
import type { CompiledQuery } from 'kysely';
import { chosenAfter, ReminderChoice, Reminders, ReminderSettings, visibleTo, wantedBy } from '#domain/reminders/reminder.ts';
import { can } from '#domain/session/permissions.ts';
import { z } from '#domain/shared/zod.ts';
import { needsOf } from '#domain/today/needs.ts';
import type { Database } from '../platform/database.ts';
import type { App, Parts } from '../platform/parts.ts';
import type { Person } from '../platform/sign-in.ts';
import { announceToOneself, write } from '../platform/write.ts';
import { readToday } from '../today/store.ts';
import { reminderJobs } from './digest.ts';
import { choose, chosenBy, type StoredChoice } from './settings-store.ts';
import { dueNow } from './store.ts';
import './examples.ts';

const tags = ['Reminders'];
/** The maximum number in the panel. */
const maxInPanel = 20;
const everything = { order: 'pressing', limit: 200 } as const;
const RemindersQuery = z.object({ all: z.enum(['true', 'false']).optional() });
const nothingChosen: StoredChoice = { panel: null, mail: null };

/** What is due for the caller, and their reminder settings. */
export function reminderRoutes(app: App, parts: Parts): void {
  const { db } = parts;

  app.get(
    '/api/reminders',
    {
      config: { may: 'any:read' },
      schema: {
        tags,
        operationId: 'listReminders',
        summary: 'List what is due',
        description:
          'Lists the certificates, documents, maintenance, services, invoices, options that end, installments, guest lists, departures, calendars that can’t be read or double-booked, and the trial that are due in the caller’s company, nearest to today first: 20 of those the caller chose for the notification panel. With `all=true` it lists all kinds, up to 200 of each, the longest overdue first. It also counts the bookings that begin and end today, and lists what keeps a yacht from leaving.',
        querystring: RemindersQuery,
        response: { 200: Reminders },
      },
    },
    async ({ scope, person, query }) => {
      const { companyId } = person;
      const now = new Date();
      const all = query.all === 'true';
      if (companyId === null && !all) return { rows: [], total: 0, today: null };
      // Platform admins see what is due in all companies, as on their dashboard; they get no reminders.
      const kinds = all ? visibleTo(person) : wantedBy(person, await storedChoice(db.in(scope), person)).panel;
      const [due, today] = await Promise.all([
        dueNow(db, { scope, companyId: companyId ?? undefined, now }, kinds, all ? everything : undefined),
        kinds.includes('departure') ? dayOf(db, { scope, person }, now) : null,
      ]);
      const rows = all ? due.rows : due.rows.slice(0, maxInPanel);
      return { rows, total: Object.values(due.totals).reduce((sum, total) => sum + total, 0), today };
    },
  );

  app.get(
    '/api/profile/reminders',
    {
      config: { may: 'own-desk' },
      schema: {
        tags,
        operationId: 'getReminderSettings',
        summary: 'Read your reminder settings',
        description: 'Says what the caller is reminded of, in the application and by email.',
        response: { 200: ReminderSettings },
      },
    },
    async ({ scope, person }) => wantedBy(person, await storedChoice(db.in(scope), person)),
  );

  app.patch(
    '/api/profile/reminders',
    {
      config: { may: 'own-desk' },
      schema: {
        tags,
        operationId: 'updateReminderSettings',
        summary: 'Change your reminder settings',
        description: 'Chooses what the caller is reminded of, in the application and by email.',
        body: ReminderChoice,
        response: { 200: ReminderSettings },
      },
    },
    (request, reply) =>
      write(db, request, reply, 200, async (t, person) => {
        const stored = await storedChoice(t, person);
        const { panel, mail } = request.body;
        const next = {
          panel: panel ? chosenAfter(person, stored.panel, panel) : stored.panel,
          mail: mail ? chosenAfter(person, stored.mail, mail) : stored.mail,
        };
        await choose(t, person.id, next);
        await announceToOneself(t, request);
        return wantedBy(person, next);
      }),
  );

  reminderJobs(parts);
}

async function storedChoice(db: ReturnType<Database['in']>, { id }: Person): Promise<StoredChoice> {
  const { rows } = await db.executeQuery(chosenBy(id) as CompiledQuery<StoredChoice>);
  return rows[0] ?? nothingChosen;
}

/** The day of a person's company, and what keeps its yachts from departing, as on their dashboard. */
async function dayOf(db: Database, { scope, person }: Pick<FastifyRequest, 'scope' | 'person'>, now: Date) {
  const { companyId } = person;
  if (companyId === null) return null;
  const reading = (await readToday(db, scope, { companyIds: [companyId], now, reads: (area) => can(person, `${area}:read`) })).get(
    companyId,
  );
  if (!reading) return null;
  const { day, back, out, notReady } = reading;
  return { day, back, out, notReady, needs: needsOf(reading, [], 0).rows };
}
