import { Id, nameText, orNone, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { defectSeverities } from './words.ts';

/** The yacht whose secret address is made. */
export const NewReportLink = z
  .object({ yachtId: z.int('Please choose the yacht').positive('Please choose the yacht').pipe(Id) })
  .meta({ id: 'NewReportLink' });

/** An address as it is listed: without its secret. */
export const ReportLink = z
  .object({
    id: z.int(),
    yachtId: z.int(),
    yachtName: z.string(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    userName: z.string(),
    lastUsedAt: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'ReportLink' });
export type ReportLink = z.infer<typeof ReportLink>;

/** What is answered once, with the secret in its path. */
export const MadeReportLink = z.object({ id: z.int(), path: z.string() }).meta({ id: 'MadeReportLink' });

/** Where a link leads to. */
export const ReportPlace = z.object({ yachtName: z.string(), companyName: z.string() }).meta({ id: 'ReportPlace' });

/** What somebody without an account writes. */
export const LinkReport = z.object({
  title: requiredText('Please say what is wrong', 200),
  severity: z.enum(defectSeverities, 'Please choose how bad it is').optional(),
  name: orNone(nameText('Please enter your name')),
});

/** How often the link of a yacht, and one address, may report within an hour. */
export const reportsAnHour = { ofLink: 20, ofAddress: 5 };
