import { Refusal } from '../platform/refusal.ts';

/** A file that isn't taken, and why. */
export function refusedContent(message: string): Refusal {
  return new Refusal(422, 'validation', message, { errors: [{ path: 'content', message }] });
}
