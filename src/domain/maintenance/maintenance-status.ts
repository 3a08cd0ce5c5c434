import { z } from '../shared/zod.ts';

export const maintenanceStatuses = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
export const MaintenanceStatus = z.enum(maintenanceStatuses, 'Please choose a status');
export type MaintenanceStatus = z.infer<typeof MaintenanceStatus>;
