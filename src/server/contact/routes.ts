import { ContactRequest } from '#domain/contact/contact-request.ts';
import { z } from '#domain/shared/zod.ts';
import { noCompany } from '../platform/company.ts';
import { withExample } from '../platform/examples.ts';
import { renderLetter } from '../platform/letter.ts';
import { postLetter, type Letter } from '../platform/letters.ts';
import { clientOf, consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import type { Database } from '../platform/database.ts';
import { addRow } from '../platform/rows.ts';
import { asPlatform } from '../platform/scope.ts';
import { requestById } from './store.ts';
import './examples.ts';

const Message = withExample(z.object({ message: z.string() }), {
  message: 'Thank you. Our sales team will contact you within one business day.',
});

// The sender belongs to no company.
const platform = (db: Database) => asPlatform(db, 'anyone can write to sales');
const letterToSales = 'to sales';

/** Stores a message to sales in the same transaction as its email, so that no lead is lost. */
export function contactRoutes(app: App, parts: Parts): void {
  const { db, letters, salesEmail } = parts;

  app.post(
    '/api/contact',
    {
      config: { may: 'anyone' },
      bodyLimit: 32 * 1024,
      schema: {
        tags: ['Contact'],
        operationId: 'sendContactRequest',
        summary: 'Contact sales',
        description: 'Sends a message to the sales team.',
        body: ContactRequest,
        response: { 201: Message },
      },
    },
    async (request, reply) => {
      await consumeAttempt(
        db,
        { key: `contact:${clientOf(request)}`, max: 10, minutes: 15 },
        'Too many messages. Please wait a few minutes and try again.',
      );
      await platform(db).transaction(async (t) => {
        const id = await addRow(t, 'contactRequests', request.body);
        await postLetter(t, {
          companyId: null,
          to: salesEmail,
          subject: subjectOf(request.body),
          about: { type: 'company', id: noCompany },
          kind: letterToSales,
          data: { id },
        });
      });
      reply.code(201);
      return { message: 'Thank you. Our sales team will contact you within one business day.' };
    },
  );

  letters.kind(letterToSales, { compose: (letter) => composeLetter(parts, letter) });
}

async function composeLetter({ db, salesEmail }: Parts, { data: { id } }: Letter) {
  const contactRequest = await requestById(platform(db).query, Number(id));
  if (!contactRequest) return undefined;
  const { firstName, lastName, email, companyName, fleetSize, phone, message } = contactRequest;
  return {
    to: salesEmail,
    replyTo: email,
    subject: subjectOf(contactRequest),
    ...renderLetter({
      heading: `${firstName} ${lastName} of ${companyName} would like a call`,
      paragraphs: [`Fleet size: ${fleetSize}`, `Phone: ${phone}`, `Email: ${email}`, message],
    }),
  };
}

function subjectOf({ fleetSize, companyName }: { fleetSize: string; companyName: string }): string {
  return `Fleet of ${fleetSize}: ${oneLine(companyName)}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
