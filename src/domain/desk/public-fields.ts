import { z } from '../shared/zod.ts';

/** The path of a company's public page below /book/. */
export const PublicSlug = z
  .string()
  .trim()
  .regex(/^[a-z0-9-]{3,40}$/, 'Please use 3 to 40 small letters, digits and hyphens');

/** The origin of a website that may show the page in a frame. It goes into a header, so nothing but an origin is allowed. */
export const PublicOrigin = z
  .string()
  .trim()
  .transform((typed) => typed.toLowerCase().replace(/\/$/, ''))
  .pipe(
    z
      .string()
      .regex(/^https:\/\/[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?(:\d{1,5})?$/, 'Please enter an address such as https://www.example.com'),
  );
