import { z } from '../shared/zod.ts';

const exportStatuses = ['queued', 'running', 'ready', 'failed'] as const;

/** How many days a finished export can be downloaded. */
export const exportDays = 7;

/** The company to export; platform admins, who belong to no company, must name one. */
export const NewExport = z.object({ companyId: z.int().positive().optional() }).nullish().meta({ id: 'NewExport' });

/** An archive of all of a company's data, in progress or ready. */
export const Export = z
  .object({
    id: z.int(),
    companyId: z.int(),
    status: z.enum(exportStatuses),
    progress: z.int().describe('Percent'),
    size: z.int().nullable().describe('Bytes of the archive, once it is ready'),
    failure: z.string().nullable(),
    requestedByName: z.string(),
    createdAt: z.string(),
    finishedAt: z.string().nullable(),
    expiresAt: z.string().nullable(),
  })
  .meta({ id: 'Export' });
export type Export = z.infer<typeof Export>;

export const exportSorts = ['created', '-created'] as const;
export type ExportSort = (typeof exportSorts)[number];

/** Whether it is still in progress. */
export function isUnderway({ status }: Pick<Export, 'status'>): boolean {
  return status === 'queued' || status === 'running';
}
