import { ContactRequest } from '#domain/contact/contact-request.ts';
import { z } from '#domain/shared/zod.ts';
import { afterwards } from '../platform/afterwards.ts';
import { written } from '../platform/letter.ts';
import { take } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';

const Told = z.object({ message: z.string() });

/** What people write to sales: kept first, so that no lead is lost with a letter. */
export function contactRoutes(app: App, { db, mail, salesEmail }: Parts): void {
  app.post('/api/contact', { config: { may: 'anyone' }, bodyLimit: 32 * 1024, schema: { tags: ['Contact'], summary: 'Write to sales', body: ContactRequest, response: { 201: Told } } }, async (request, reply) => {
    await take(db, { key: `contact:${request.ip}`, most: 10, minutes: 15 }, 'Too many messages were sent. Please wait a few minutes and try again.');
    await db.outside.insertInto('contactRequests').values(request.body).execute();
    afterwards(app, 'telling sales of a request', () => send(request.body));
    reply.code(201);
    return { message: 'Thank you. Our sales team will contact you within one business day.' };
  });

  function send({ firstName, lastName, email, companyName, fleetSize, phone, message }: ContactRequest): Promise<void> {
    return mail.send({
      to: salesEmail, replyTo: email, subject: `Fleet of ${fleetSize}: ${oneLine(companyName)}`,
      ...written({ heading: `${firstName} ${lastName} of ${companyName} asks for a call`, paragraphs: [`Fleet size: ${fleetSize}`, `Phone: ${phone}`, `Email: ${email}`, message] }),
    });
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
