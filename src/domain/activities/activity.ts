import { z } from '../shared/zod.ts';

/** For each field its value before and after. */
export const Changes = z.record(z.string(), z.array(z.unknown()).length(2));
export type Changes = z.infer<typeof Changes>;

/**
 * An activity as returned. Only those who run the company see what changed and from where; only those who see several companies see its
 * name.
 */
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
    /** Whether the record still exists; null for kinds that have no page of their own. */
    resourceExists: z.boolean().nullable(),
  })
  .meta({ id: 'Activity' });
export type Activity = z.infer<typeof Activity>;

/** The feed is sorted newest first or oldest first. */
export const activitySorts = ['-timestamp', 'timestamp'] as const;
export type ActivitySort = (typeof activitySorts)[number];
