import { z } from '../shared/zod.ts';

export const tripStatuses = ['planned', 'in_progress', 'completed', 'cancelled'] as const;
export const TripStatus = z.enum(tripStatuses);
export type TripStatus = z.infer<typeof TripStatus>;

export const tripTypes = ['charter', 'relocation', 'personal', 'maintenance', 'other'] as const;
export const TripType = z.enum(tripTypes);
export type TripType = z.infer<typeof TripType>;

/** What is stored and answered. Departure and arrival are instants, whatever their names say. */
export const Trip = z
  .object({
    id: z.int(),
    yachtId: z.int(),
    departureLocation: z.string(),
    arrivalLocation: z.string(),
    departureDate: z.string(),
    arrivalDate: z.string().nullable(),
    status: TripStatus,
    type: TripType,
    companyId: z.int().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Trip' });
export type Trip = z.infer<typeof Trip>;
