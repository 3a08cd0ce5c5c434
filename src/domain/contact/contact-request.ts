import { nameText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';

export const fleetSizes = ['1-10', '11-20', '21-50', '51-100', '100+'] as const;

const atLeast = (min: number, message: string, max = 200) =>
  z.string({ error: message }).trim().min(min, message).max(max, `At most ${max} characters`);

/** A message to sales. */
export const ContactRequest = z
  .object({
    firstName: nameText('First name is required', { min: 2 }),
    lastName: nameText('Last name is required', { min: 2 }),
    email: z.string({ error: 'Please enter a valid email address' }).trim().max(320).pipe(z.email('Please enter a valid email address')),
    companyName: nameText('Company name is required', { min: 2, max: 120 }),
    fleetSize: z.enum(fleetSizes, 'Fleet size is required'),
    phone: atLeast(10, 'Please enter a valid phone number', 50),
    message: atLeast(10, 'Please provide details about your requirements', 5000),
  })
  .meta({ id: 'ContactRequest' });
export type ContactRequest = z.infer<typeof ContactRequest>;
