import { z } from './zod.ts';

const bothNeeded = 'A position needs a latitude and a longitude';

/** A position in degrees, north and east positive. */
export const Position = z
  .object(
    {
      latitude: z
        .number(bothNeeded)
        .min(-90, 'Latitude goes from 90° south to 90° north')
        .max(90, 'Latitude goes from 90° south to 90° north'),
      longitude: z
        .number(bothNeeded)
        .min(-180, 'Longitude goes from 180° west to 180° east')
        .max(180, 'Longitude goes from 180° west to 180° east'),
    },
    bothNeeded,
  )
  .meta({ id: 'Position' });
export type Position = z.infer<typeof Position>;
