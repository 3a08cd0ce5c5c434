import { Refusal } from '../platform/refusal.ts';

/** The refusal of a file, with the reason. */
export function refusedContent(message: string): Refusal {
  return new Refusal(422, 'validation', message, { errors: [{ path: 'content', message }] });
}
