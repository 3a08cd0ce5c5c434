import { z } from '../shared/zod.ts';

/** Services of a yacht to do together, free times for them, and open work they can be added to. */
export const ServiceProposal = z
  .object({
    plans: z.array(
      z.object({
        planId: z.int(),
        title: z.string(),
        equipmentName: z.string(),
        expectedOn: z.string(),
        latestOn: z.string().nullable(),
      }),
    ),
    hours: z.number().meta({ description: 'How long they take together' }),
    deadline: z.string().nullable().meta({ description: 'The day by which the first of them must be done; null if unknown' }),
    slots: z
      .array(z.object({ startDate: z.string(), endDate: z.string(), late: z.boolean() }))
      .meta({ description: 'Up to three free stretches, those by the deadline first' }),
    joins: z
      .array(z.object({ maintenanceId: z.int(), title: z.string(), startDate: z.string(), endDate: z.string() }))
      .meta({ description: 'Open work that begins by the deadline' }),
  })
  .meta({ id: 'ServiceProposal' });
export type ServiceProposal = z.infer<typeof ServiceProposal>;

const withinFault = 'within must be a number of days from 1 to 180';

/** How many days to look ahead. */
export const ProposalQuery = z.object({
  within: z
    .string()
    .regex(/^\d{1,3}$/, withinFault)
    .meta({ type: 'integer', minimum: 1, maximum: 180 })
    .transform(Number)
    .pipe(z.int(withinFault).min(1, withinFault).max(180, withinFault))
    .optional(),
});
