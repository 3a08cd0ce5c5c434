import { z } from './zod.ts';

type Syntax = { shape: RegExp; example: string; of: string };

// The VAT numbers of Europe relevant for EN 16931: by prefix, the pattern after it, an example, and the country.
const syntaxes: Record<string, Syntax> = {
  AT: { shape: /^U\d{8}$/, example: 'ATU12345678', of: 'An Austrian' },
  BE: { shape: /^[01]\d{9}$/, example: 'BE0123456789', of: 'A Belgian' },
  BG: { shape: /^\d{9,10}$/, example: 'BG123456789', of: 'A Bulgarian' },
  CHE: { shape: /^\d{9}(MWST|TVA|IVA)?$/, example: 'CHE123456789MWST', of: 'A Swiss' },
  CY: { shape: /^\d{8}[A-Z]$/, example: 'CY12345678X', of: 'A Cypriot' },
  CZ: { shape: /^\d{8,10}$/, example: 'CZ12345678', of: 'A Czech' },
  DE: { shape: /^\d{9}$/, example: 'DE123456789', of: 'A German' },
  DK: { shape: /^\d{8}$/, example: 'DK12345678', of: 'A Danish' },
  EE: { shape: /^\d{9}$/, example: 'EE123456789', of: 'An Estonian' },
  EL: { shape: /^\d{9}$/, example: 'EL123456789', of: 'A Greek' },
  ES: { shape: /^(?!\d{9}$)[A-Z\d]\d{7}[A-Z\d]$/, example: 'ESX1234567X', of: 'A Spanish' },
  FI: { shape: /^\d{8}$/, example: 'FI12345678', of: 'A Finnish' },
  FR: { shape: /^[A-HJ-NP-Z\d]{2}\d{9}$/, example: 'FR12345678901', of: 'A French' },
  GB: { shape: /^(\d{9}(\d{3})?|(GD|HA)\d{3})$/, example: 'GB123456789', of: 'A British' },
  HR: { shape: /^\d{11}$/, example: 'HR12345678901', of: 'A Croatian' },
  HU: { shape: /^\d{8}$/, example: 'HU12345678', of: 'A Hungarian' },
  IE: { shape: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/, example: 'IE1234567X', of: 'An Irish' },
  IT: { shape: /^\d{11}$/, example: 'IT12345678901', of: 'An Italian' },
  LT: { shape: /^\d{9}(\d{3})?$/, example: 'LT123456789', of: 'A Lithuanian' },
  LU: { shape: /^\d{8}$/, example: 'LU12345678', of: 'A Luxembourg' },
  LV: { shape: /^\d{11}$/, example: 'LV12345678901', of: 'A Latvian' },
  MT: { shape: /^\d{8}$/, example: 'MT12345678', of: 'A Maltese' },
  NL: { shape: /^\d{9}B\d{2}$/, example: 'NL123456789B01', of: 'A Dutch' },
  NO: { shape: /^\d{9}(MVA)?$/, example: 'NO123456789MVA', of: 'A Norwegian' },
  PL: { shape: /^\d{10}$/, example: 'PL1234567890', of: 'A Polish' },
  PT: { shape: /^\d{9}$/, example: 'PT123456789', of: 'A Portuguese' },
  RO: { shape: /^\d{2,10}$/, example: 'RO1234567890', of: 'A Romanian' },
  SE: { shape: /^\d{12}$/, example: 'SE123456789012', of: 'A Swedish' },
  SI: { shape: /^\d{8}$/, example: 'SI12345678', of: 'A Slovenian' },
  SK: { shape: /^\d{10}$/, example: 'SK1234567890', of: 'A Slovak' },
  XI: { shape: /^(\d{9}(\d{3})?|(GD|HA)\d{3})$/, example: 'XI123456789', of: 'A Northern Irish' },
};

/** An example of each country's VAT number, by its prefix. */
export const vatExamples: Record<string, string> = Object.fromEntries(
  Object.entries(syntaxes).map(([prefix, { example }]) => [prefix, example]),
);

/** A VAT number as typed, stored without spaces, dots and dashes, in capitals, a Greek one with EL. Only the syntax is checked. */
export const VatNumber = z
  .string()
  .trim()
  .max(40, 'At most 40 characters')
  .transform((text) => vatNumberOf(text))
  .superRefine((number, check) => {
    const fault = vatNumberFault(number);
    if (fault) check.addIssue({ code: 'custom', message: fault });
  });

function vatNumberOf(text: string): string {
  return text
    .replaceAll(/[\s.\-\u2010-\u2015]/g, '')
    .toUpperCase()
    .replace(/^GR(?=\d)/, 'EL');
}

function vatNumberFault(number: string): string | null {
  const prefix = number.startsWith('CHE') ? 'CHE' : number.slice(0, 2);
  const syntax = Object.hasOwn(syntaxes, prefix) ? syntaxes[prefix] : undefined;
  if (!syntax) return 'A VAT number begins with a country such as FR.';
  return syntax.shape.test(number.slice(prefix.length)) ? null : `${syntax.of} VAT number looks like ${syntax.example}.`;
}
