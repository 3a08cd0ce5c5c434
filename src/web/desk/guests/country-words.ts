import { countryCodes, countryName } from '#domain/shared/countries.ts';

/** What countries are called, by their names. */
export const countryWords: Record<string, string> = Object.fromEntries(
  countryCodes.map((code) => [code, countryName(code)] as const).toSorted(([, a], [, b]) => a.localeCompare(b)),
);
