import { IdInAddress, Page, Problem } from '#domain/shared/fields.ts';
import { exampleOf, withExample } from './examples.ts';
import { z } from '#domain/shared/zod.ts';

/** A file in the contract: bytes. */
const Binary = z.any().meta({ type: 'string', format: 'binary' });

/** A response that is a file of one of these types. */
export function fileAnswer(description: string, ...types: string[]) {
  return { 200: { description, content: Object.fromEntries(types.map((type) => [type, { schema: Binary }])) } };
}

export const WithId = z.object({ id: IdInAddress });

/** A page of a list of one company's records: platform admins say which company. */
export const PageOfCompany = Page.extend({ companyId: IdInAddress.optional() });

/** The response to a change based on an older version; it includes the stored version. */
export function Changed<T extends z.ZodType>(record: T) {
  return withExample(Problem.extend({ current: record }), {
    message: 'Someone changed this while you were working on it.',
    code: 'changed_meanwhile',
    current: exampleOf(record) as z.input<T>,
  } as never);
}

/** Whether the open invitations of somebody who leaves are kept, in the name of the person who decides it. */
export const KeepInvitations = z.object({ keepInvitations: z.enum(['true', 'false']).optional() });
