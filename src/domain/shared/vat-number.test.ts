import { describe, expect, test } from 'vitest';
import { VatNumber, vatExamples } from './vat-number.ts';

describe('a VAT number', () => {
  test.each(Object.entries(vatExamples))('of %s stays unchanged: %s', (_prefix, number) => {
    expect(VatNumber.parse(number)).toBe(number);
  });

  test('is known for every EU country, and for Switzerland, Norway and the United Kingdom', () => {
    expect(Object.keys(vatExamples)).toHaveLength(31);
  });

  test.each([
    [' fr 12.345-678 901 ', 'FR12345678901'],
    ['GR123456789', 'EL123456789'],
    ['che-123.456.789 mwst', 'CHE123456789MWST'],
    ['CHE–123.456.789', 'CHE123456789'],
    ['NO 123 456 789 MVA', 'NO123456789MVA'],
    ['ESB12345678', 'ESB12345678'],
    ['ES12345678B', 'ES12345678B'],
    ['GB GD 123', 'GBGD123'],
    ['GB123456789012', 'GB123456789012'],
    ['IE1+34567FA', 'IE1+34567FA'],
    ['FRAB345678901', 'FRAB345678901'],
    ['LT123456789012', 'LT123456789012'],
    ['RO12', 'RO12'],
  ])('%s loses its spaces, dots and dashes: %s', (typed, stored) => {
    expect(VatNumber.parse(typed)).toBe(stored);
  });

  test.each([
    ['FR1234567890', 'A French VAT number looks like FR12345678901.'],
    ['FRAO345678901x', 'A French VAT number looks like FR12345678901.'],
    ['FROB345678901', 'A French VAT number looks like FR12345678901.'],
    ['ES123456789', 'A Spanish VAT number looks like ESX1234567X.'],
    ['BE2123456789', 'A Belgian VAT number looks like BE0123456789.'],
    ['AT12345678', 'An Austrian VAT number looks like ATU12345678.'],
    ['CHE12345678', 'A Swiss VAT number looks like CHE123456789MWST.'],
    ['GB1234567890', 'A British VAT number looks like GB123456789.'],
    ['DE12345678９', 'A German VAT number looks like DE123456789.'],
    ['12345678901', 'A VAT number begins with a country such as FR.'],
    ['US123456789', 'A VAT number begins with a country such as FR.'],
    ['GR', 'A VAT number begins with a country such as FR.'],
    ['toString', 'A VAT number begins with a country such as FR.'],
    ['-', 'A VAT number begins with a country such as FR.'],
  ])('%s is refused: %s', (typed, message) => {
    expect(VatNumber.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
