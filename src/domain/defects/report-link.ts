import { Id, nameText, orNone, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { defectSeverities } from './words.ts';

/** The yacht to create a report link for. */
export const NewReportLink = z
  .object({ yachtId: z.int('Please choose the yacht').positive('Please choose the yacht').pipe(Id) })
  .meta({ id: 'NewReportLink' });

/** A report link as listed, without its secret. */
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

/** A new report link, with the secret in its path: returned only once. */
export const MadeReportLink = z.object({ id: z.int(), path: z.string() }).meta({ id: 'MadeReportLink' });

/** The yacht and the company of a report link. */
export const ReportPlace = z.object({ yachtName: z.string(), companyName: z.string() }).meta({ id: 'ReportPlace' });

/** A report from a person without an account. */
export const LinkReport = z.object({
  title: requiredText('Please say what is wrong', 200),
  severity: z.enum(defectSeverities, 'Please choose how bad it is').optional(),
  name: orNone(nameText('Please enter your name')),
});

/** The maximum number of reports an hour, by link and by IP address. */
export const reportsAnHour = { ofLink: 20, ofAddress: 5 };
