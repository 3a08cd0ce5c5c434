import { z } from '../shared/zod.ts';

/** Field by field a pair: from what, to what. */
export const Changes = z.record(z.string(), z.array(z.unknown()).length(2));
export type Changes = z.infer<typeof Changes>;

/** What is stored and answered. What changed and from where is for those who run the company; the company is named to those who see more than one. */
export const Activity = z
  .object({
    id: z.int(),
    action: z.string(),
    resourceType: z.string(),
    resourceId: z.int(),
    details: z.string().nullable(),
    userId: z.int().nullable(),
    userName: z.string().nullable(),
    timestamp: z.string(),
    changes: Changes.nullable(),
    ip: z.string().nullable(),
    companyName: z.string().nullable(),
    /** Whether the record is still there to be opened; null for kinds that have no page of their own. */
    resourceExists: z.boolean().nullable(),
  })
  .meta({ id: 'Activity' });
export type Activity = z.infer<typeof Activity>;

/** How the feed may be sorted: the newest first, or the oldest. */
export const activitySorts = ['-timestamp', 'timestamp'] as const;
export type ActivitySort = (typeof activitySorts)[number];
