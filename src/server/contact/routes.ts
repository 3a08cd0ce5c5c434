import { ContactRequest } from '#domain/contact/contact-request.ts';
import { z } from '#domain/shared/zod.ts';
import { mintScope } from '../platform/database.ts';
import { addJob, type JobData } from '../platform/jobs.ts';
import { written } from '../platform/letter.ts';
import { take } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';

const Told = z.object({ message: z.string() });

// Whoever writes belongs to no company.
const platform = mintScope({ role: 'admin', companyId: null });
const letterToSales = 'letter-to-sales';

/** What people write to sales: kept together with the letter that is to go, so that no lead is lost. */
export function contactRoutes(app: App, parts: Parts): void {
  const { db, jobs } = parts;

  app.post(
    '/api/contact',
    {
      config: { may: 'anyone' },
      bodyLimit: 32 * 1024,
      schema: { tags: ['Contact'], summary: 'Write to sales', body: ContactRequest, response: { 201: Told } },
    },
    async (request, reply) => {
      await take(
        db,
        { key: `contact:${request.ip}`, most: 10, minutes: 15 },
        'Too many messages were sent. Please wait a few minutes and try again.',
      );
      await db.transaction(platform, async (t) => {
        const { id } = await t.insertInto('contactRequests').values(request.body).returning('id').executeTakeFirstOrThrow();
        await addJob(t, letterToSales, { id });
      });
      reply.code(201);
      return { message: 'Thank you. Our sales team will contact you within one business day.' };
    },
  );

  jobs.run(letterToSales, ({ data }) => tellSales(parts, data));
}

async function tellSales({ db, mail, salesEmail }: Parts, { id }: JobData): Promise<void> {
  const found = await db.in(platform).selectFrom('contactRequests').selectAll().where('id', '=', Number(id)).executeTakeFirst();
  if (!found) return;
  const { firstName, lastName, email, companyName, fleetSize, phone, message } = found;
  await mail.send({
    to: salesEmail,
    replyTo: email,
    subject: `Fleet of ${fleetSize}: ${oneLine(companyName)}`,
    ...written({
      heading: `${firstName} ${lastName} of ${companyName} asks for a call`,
      paragraphs: [`Fleet size: ${fleetSize}`, `Phone: ${phone}`, `Email: ${email}`, message],
    }),
  });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
