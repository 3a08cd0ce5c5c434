import { IdInAddress, Page, Problem } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';

export const WithId = z.object({ id: IdInAddress });

/** A page of a list of one company's own affairs: which company's is for platform admins to say. */
export const PageOfCompany = Page.extend({ companyId: IdInAddress.optional() });

/** The answer to a change on top of an older version: what is stored now comes with it. */
export function Changed<T extends z.ZodType>(record: T) {
  return Problem.extend({ current: record });
}
