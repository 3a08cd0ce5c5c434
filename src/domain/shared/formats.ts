export const clockFormats = ['12', '24'] as const;
export const dateOrders = ['mdy', 'dmy', 'ymd'] as const;
export const weekStarts = ['monday', 'sunday', 'saturday'] as const;

/** How dates and times are shown and typed. Stored values and API responses never depend on it. */
export type Formats = {
  /** A 12-hour or a 24-hour clock. */
  clock: (typeof clockFormats)[number];
  dateOrder: (typeof dateOrders)[number];
  weekStart: (typeof weekStarts)[number];
};

/** The defaults until a user chooses. */
export const usualFormats: Formats = { clock: '12', dateOrder: 'mdy', weekStart: 'monday' };

export const decimalMarks = ['comma', 'point'] as const;
/** A company's decimal mark. It decides how a typed amount such as 1.250 is read, and never how amounts are shown. */
export type DecimalMark = (typeof decimalMarks)[number];

export type ChosenFormats = { [Format in keyof Formats]?: Formats[Format] | null | undefined };

/** The person's choice, else their company's, else the default. */
export function formatsOf(...chosen: (ChosenFormats | null | undefined)[]): Formats {
  const first = <Format extends keyof Formats>(format: Format): Formats[Format] =>
    (chosen.find((each) => each?.[format])?.[format] as Formats[Format] | undefined) ?? usualFormats[format];
  return { clock: first('clock'), dateOrder: first('dateOrder'), weekStart: first('weekStart') };
}
