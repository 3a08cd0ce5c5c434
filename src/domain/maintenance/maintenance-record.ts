import { z } from '../shared/zod.ts';

export const maintenanceTypes = ['engine', 'hull', 'safety', 'electrical', 'general'] as const;
export const MaintenanceType = z.enum(maintenanceTypes);
export type MaintenanceType = z.infer<typeof MaintenanceType>;

export const maintenanceStatuses = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
export const MaintenanceStatus = z.enum(maintenanceStatuses);
export type MaintenanceStatus = z.infer<typeof MaintenanceStatus>;

/** What is stored and answered. Costs are decimals in the company's currency, as text with two places. */
export const MaintenanceRecord = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string().nullable(),
    yachtId: z.int(),
    status: MaintenanceStatus,
    progress: z.int(),
    scheduledDate: z.string(),
    completedDate: z.string().nullable(),
    type: MaintenanceType,
    estimatedCost: z.string().nullable(),
    actualCost: z.string().nullable(),
    companyId: z.int().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'MaintenanceRecord' });
export type MaintenanceRecord = z.infer<typeof MaintenanceRecord>;
