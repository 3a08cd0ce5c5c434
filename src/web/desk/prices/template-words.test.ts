import { expect, test } from 'vitest';
import { fillContract, slotNames, templateFault, valueNames, type Row } from '#domain/desk/contract-text.ts';
import { daysBetween } from '#domain/shared/calendar-days.ts';
import { dayWords } from '#domain/shared/date-words.ts';
import { usualFormats } from '#domain/shared/formats.ts';
import { sampleValues } from './template-words.ts';

const centsIn = (words = '') => Math.round(Number(words.replaceAll(/[^\d.]/g, '')) * 100);
const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { value }) => sum + centsIn(value), 0);

test('a preview fills in every placeholder that a contract may have', () => {
  const template = [...valueNames, ...slotNames].map((name) => `{{${name}}}`).join('\n\n');
  expect(templateFault(template)).toBeNull();
  const text = JSON.stringify(fillContract(template, sampleValues));
  expect(text).not.toContain('{{');
  // A dash stands for a value that isn't known.
  expect(text).not.toContain('"–"');
  for (const slot of slotNames) expect(sampleValues[slot].length).toBeGreaterThan(1);
});

test('its price adds up, and its installments to the price', () => {
  const parts = sampleValues['price.lines'].filter(({ isSum }) => !isSum);
  const [total] = sampleValues['price.lines'].filter(({ isSum }) => isSum);
  expect([sumOf(parts), centsIn(total?.value), sumOf(sampleValues.plan)]).toEqual(
    Array(3).fill(centsIn(sampleValues['price.total'] ?? '')),
  );
  const [nights, cleaning, tax] = parts;
  expect(centsIn(nights?.value)).toBe(7 * centsIn(nights?.note?.split('×')[1]));
  expect(centsIn(tax?.value)).toBe(Math.round((centsIn(nights?.value) + centsIn(cleaning?.value)) * 0.13));
  expect(tax?.value).toBe(sampleValues['price.tax']);
});

test('its dates are days of that week, as many nights apart as it says', () => {
  const [start, end] = ['2027-07-03', '2027-07-10'];
  const long = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  expect(sampleValues['charter.start']).toMatch(`${dayWords(start, long, usualFormats)}, `);
  expect(sampleValues['charter.end']).toMatch(`${dayWords(end, long, usualFormats)}, `);
  expect(sampleValues['charter.nights']).toBe(String(daysBetween(start, end)));
});
