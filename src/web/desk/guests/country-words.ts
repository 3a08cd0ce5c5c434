import { countryCodes, countryName } from '#domain/shared/countries.ts';

/** Country names by code, sorted by name. */
export const countryWords: Record<string, string> = Object.fromEntries(
  countryCodes.map((code) => [code, countryName(code)] as const).toSorted(([, a], [, b]) => a.localeCompare(b)),
);
